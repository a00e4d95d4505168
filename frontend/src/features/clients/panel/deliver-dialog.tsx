import { deliveryLimits } from '@sefira/contracts/numerology/panel/deliveries';
import { type FormEvent, useId, useState } from 'react';
import { useSession } from '../../../api/session/use-session.ts';
import { CallFailure } from '../../../shared/forms/call-failure.tsx';
import { deliveryPath } from '../../../shared/navigation/paths.ts';
import { deliveryTexts as texts } from '../../../texts/professional/client-panel.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { WhatsappLink } from '../../../ui/buttons/whatsapp-link.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCreateDeliveryMutation } from './panel-api.ts';

type Days = (typeof texts.dayOptions)[number]['value'];
const daysOf = { '7': 7, '30': 30, '90': 90, '365': 365 } as const;
const unbound = { onBlur: () => undefined, inputRef: () => undefined, error: undefined };

interface DeliverDialogProps {
  readonly clientId: string;
  readonly analysis: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}

/** Delivers an analysis by a link, and shows the link. */
export function DeliverDialog({ clientId, analysis, onClose }: DeliverDialogProps) {
  const { user } = useSession();
  const [create, { data, isLoading, error }] = useCreateDeliveryMutation();
  const [sender, setSender] = useState(user?.name ?? '');
  const [message, setMessage] = useState('');
  const [days, setDays] = useState<Days>('30');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create({ clientId, body: { analysisId: analysis.id, sender, message, days: daysOf[days] } });
  };
  return (
    <Dialog title={texts.dialogTitle} open onClose={onClose}>
      {data ? (
        <ReadyLink title={analysis.title} slug={data.slug} onClose={onClose} />
      ) : (
        <form onSubmit={submit} className="grid gap-4">
          <p className="text-muted">{texts.dialogLead}</p>
          <TextField
            {...unbound}
            name="sender"
            label={texts.sender}
            value={sender}
            onChange={setSender}
            required
            autoComplete="off"
            maxLength={deliveryLimits.sender}
          />
          <TextAreaField
            {...unbound}
            name="message"
            label={texts.message}
            value={message}
            onChange={setMessage}
            maxLength={deliveryLimits.message}
          />
          <SelectField label={texts.days} value={days} options={texts.dayOptions} onChange={setDays} />
          <CallFailure error={error} />
          <Button type="submit" loading={isLoading} loadingLabel={texts.creating} disabled={sender.trim() === ''}>
            {texts.create}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

interface ReadyLinkProps {
  readonly title: string;
  readonly slug: string;
  readonly onClose: () => void;
}

function ReadyLink({ title, slug, onClose }: ReadyLinkProps) {
  const id = useId();
  const address = new URL(deliveryPath(slug), location.origin).href;
  return (
    <div className="grid gap-4">
      <p role="status">{texts.done}</p>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="label">
          {texts.link}
        </label>
        <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} className="input" />
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={texts.copy} success={texts.copied} />
        <WhatsappLink text={texts.whatsapp(title, address)} />
        <Button variant="ghost" onPress={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}
