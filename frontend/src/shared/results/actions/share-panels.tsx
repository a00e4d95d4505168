import type { ShareWire } from '@sefira/contracts/numerology/history';
import { ExternalLink, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useShareAnalysisMutation, useUnshareAnalysisMutation } from '../../../api/endpoints/analyses.ts';
import { shareTexts } from '../../../texts/analyses/results.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { WhatsappLink } from '../../../ui/buttons/whatsapp-link.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { sharedPath } from '../../navigation/paths.ts';

interface NewShareProps {
  readonly analysisId: string;
  /** Whether the analysis has an e-mail that could be shown. */
  readonly hasEmail: boolean;
}

/** What the public page shows: nothing that identifies, unless ticked (docs/decisions/0033-public-shares.md). */
export function NewShare({ analysisId, hasEmail }: NewShareProps) {
  const [share, { isLoading }] = useShareAnalysisMutation();
  const [showBirthDate, setShowBirthDate] = useState(false);
  const [showEmail, setShowEmail] = useState(false);
  return (
    <>
      <p className="text-[0.9375rem] text-muted">{shareTexts.lead}</p>
      <div className="grid gap-1">
        <CheckboxField name="showBirthDate" checked={showBirthDate} onChange={setShowBirthDate}>
          {shareTexts.showBirthDate}
          <span className="block text-fine text-muted">{shareTexts.showBirthDateHint}</span>
        </CheckboxField>
        {hasEmail ? (
          <CheckboxField name="showEmail" checked={showEmail} onChange={setShowEmail}>
            {shareTexts.showEmail}
          </CheckboxField>
        ) : null}
      </div>
      <Button
        loading={isLoading}
        loadingLabel={shareTexts.creating}
        onPress={() => void share({ id: analysisId, showBirthDate, showEmail })}
      >
        {shareTexts.create}
      </Button>
    </>
  );
}

interface OpenShareProps {
  readonly analysisId: string;
  readonly share: ShareWire;
  readonly title: string;
}

/** The public address: copy, share sheet where available, open, revoke. */
export function OpenShare({ analysisId, share, title }: OpenShareProps) {
  const [revoke, { isLoading }] = useUnshareAnalysisMutation();
  const id = useId();
  const path = sharedPath(share.slug);
  const address = new URL(path, location.origin).href;

  const send = () => {
    // Closing the share sheet rejects too; that is no failure.
    navigator.share({ title, text: shareTexts.nativeText, url: address }).catch(() => undefined);
  };
  const withdraw = async () => {
    const { error } = await revoke(analysisId);
    if (!error) toast.success(shareTexts.revoked);
  };

  return (
    <>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="label">
          {shareTexts.link}
        </label>
        <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} className="input" />
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={address} label={shareTexts.copy} variant="primary" success={shareTexts.copied} />
        {'share' in navigator ? (
          <Button variant="outline" onPress={send}>
            <Send aria-hidden="true" />
            {shareTexts.send}
          </Button>
        ) : null}
        <WhatsappLink text={`${shareTexts.nativeText} ${address}`} />
        <a href={path} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'outline' })}>
          <ExternalLink aria-hidden="true" />
          {shareTexts.open}
        </a>
      </div>
      <Button
        variant="ghost"
        loading={isLoading}
        loadingLabel={shareTexts.revoking}
        onPress={() => void withdraw()}
        className="justify-self-start text-danger"
      >
        {shareTexts.revoke}
      </Button>
    </>
  );
}
