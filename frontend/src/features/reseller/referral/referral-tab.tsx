import { Send } from 'lucide-react';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { referralTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { WhatsappLink } from '../../../ui/buttons/whatsapp-link.tsx';
import { QrCode } from '../../../ui/drawings/qr-code.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useReferralLinkQuery } from '../api.ts';
import { Campaigns } from './campaigns.tsx';
import { ReferralSteps } from './referral-steps.tsx';

/** Copies an address and shows a toast. */
async function copyLink(address: string): Promise<void> {
  if (await copyText(address)) toast.success(texts.copied);
  else toast.error(texts.copyFailed);
}

/** The link with its QR code, the steps, and campaign links. */
export function ReferralTab() {
  const query = useReferralLinkQuery();
  const { data, isError } = query;
  return (
    <>
      {data ? <OwnLink link={data} /> : null}
      {!data && !isError ? <Skeleton className="h-160 w-full lg:h-72" /> : null}
      {!data && isError ? <RetryNotice text={texts.loadFailed} query={query} /> : null}
      <ReferralSteps />
      <Campaigns />
    </>
  );
}

interface OwnLinkProps {
  readonly link: {
    readonly referral_link: string;
    readonly shareTitle: string;
    readonly shareText: string;
    readonly commissionPercent: number;
    readonly attributionDays: number;
  };
}

function OwnLink({ link }: OwnLinkProps) {
  const id = useId();
  const { referral_link: address, shareTitle, shareText } = link;
  const share = () => {
    if (!('share' in navigator)) return void copyLink(address);
    // Closing the share sheet rejects too; that is no failure.
    navigator.share({ title: shareTitle, text: shareText }).catch(() => undefined);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="card grid gap-6 p-5 sm:grid-cols-[minmax(0,1fr)_11rem] md:p-8">
      <div className="grid content-start gap-4">
        <h2 id={`${id}-title`} className="text-h3">
          {texts.title}
        </h2>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="label">
            {texts.link}
          </label>
          <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} className="input" />
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={address} label={texts.copy} variant="primary" success={texts.copied} />
          <Button variant="outline" onPress={share}>
            <Send aria-hidden="true" className="size-4.5" />
            {texts.share}
          </Button>
          <WhatsappLink text={shareText} />
        </div>
        <p className="text-small text-muted">{texts.rules(link.commissionPercent, link.attributionDays)}</p>
      </div>
      <QrCode content={address} label={texts.qr} className="mx-auto w-44 max-w-full sm:w-full" />
    </section>
  );
}
