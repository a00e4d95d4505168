import { shortListLimits } from '@sefira/contracts/numerology/baby/input';
import type { ShortListWire } from '@sefira/contracts/numerology/baby/short-lists';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import {
  useCloseShortListMutation,
  useOpenShortListMutation,
  useRemoveVisitorMutation,
} from '../../../api/endpoints/baby.ts';
import { shortListTexts as texts } from '../../../texts/analyses/baby.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { WhatsappLink } from '../../../ui/buttons/whatsapp-link.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { CallFailure } from '../../forms/call-failure.tsx';
import { votePath } from '../../navigation/paths.ts';

type LinkDays = (typeof texts.dayOptions)[number]['value'];
const daysOf = { '7': 7, '30': 30, '90': 90 } as const;

/** The link that opens the list to the family, and who voted by it. */
export function ShortListLink({ list }: { readonly list: ShortListWire }) {
  const { analysisId, link, names, visitors } = list;
  const [open, { isLoading, error }] = useOpenShortListMutation();
  const [title, setTitle] = useState(list.title);
  const [days, setDays] = useState<LinkDays>('30');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open({ id: analysisId, title: title.trim(), days: daysOf[days] });
  };
  return (
    <aside className="card grid gap-4 p-5">
      <div>
        <h3>{texts.openTitle}</h3>
        <p className="mt-1 text-small text-muted">{texts.openLead}</p>
      </div>
      {link ? <OpenLink list={list} slug={link.slug} expiresAt={link.expiresAt} /> : null}
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          name="listTitle"
          label={texts.listTitle}
          placeholder={texts.listTitlePlaceholder}
          value={title}
          onChange={setTitle}
          onBlur={() => undefined}
          inputRef={() => undefined}
          error={undefined}
          autoComplete="off"
          maxLength={shortListLimits.title}
        />
        <SelectField label={texts.days} value={days} options={texts.dayOptions} onChange={setDays} />
        <CallFailure error={error} />
        <Button type="submit" variant={link ? 'outline' : 'primary'} loading={isLoading} disabled={names.length === 0}>
          {link ? texts.extend : texts.open}
        </Button>
      </form>
      {link || visitors.length > 0 ? <Voters list={list} /> : null}
    </aside>
  );
}

interface OpenLinkProps {
  readonly list: ShortListWire;
  readonly slug: string;
  readonly expiresAt: string;
}

function OpenLink({ list: { analysisId, title }, slug, expiresAt }: OpenLinkProps) {
  const id = useId();
  const [close, { isLoading }] = useCloseShortListMutation();
  const address = new URL(votePath(slug), location.origin).href;
  const day = dateOfInstant(expiresAt);
  const revoke = async () => {
    const { error } = await close(analysisId);
    if (!error) toast.success(texts.revoked);
  };
  return (
    <div className="grid gap-3 border-y border-separator py-4">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="label">
          {texts.link}
        </label>
        <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} className="input" />
      </div>
      <p className="text-small text-muted">
        {Date.parse(expiresAt) < Date.now() ? texts.expired(day) : texts.until(day)}
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={texts.copy} success={texts.copied} />
        <WhatsappLink text={texts.message(title, address)} />
        <Button variant="outline" size="sm" loading={isLoading} onPress={() => void revoke()}>
          {texts.revoke}
        </Button>
      </div>
    </div>
  );
}

function Voters({ list: { analysisId, visitors } }: { readonly list: ShortListWire }) {
  const [remove] = useRemoveVisitorMutation();
  return (
    <div>
      <p className="text-small font-semibold" aria-live="polite">
        {visitors.length === 0 ? texts.votersNone : texts.voters(visitors.length)}
      </p>
      <ul className="mt-1">
        {visitors.map(({ id, firstName }) => (
          <li key={id} className="flex items-center justify-between gap-2 text-small">
            <span className="min-w-0 [overflow-wrap:anywhere]">{firstName}</span>
            <button
              type="button"
              aria-label={texts.removeVisitor(firstName)}
              onClick={() => void remove({ id: analysisId, visitorId: id })}
              className="-me-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-default hover:text-danger"
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
