import type { Wallet } from '@sefira/contracts/billing/wallet';
import { useReadWalletQuery } from '../../api/endpoints/wallet.ts';
import { walletTexts } from '../../texts/billing/billing.ts';
import { creditsInWords } from '../../texts/billing/costs.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { paths } from '../navigation/paths.ts';

interface WalletSectionProps {
  /** False on the statement itself. */
  readonly linksStatement?: boolean;
}

/** Balance, reserved credits, and the lots in order of use. */
export function WalletSection({ linksStatement = true }: WalletSectionProps) {
  const query = useReadWalletQuery();
  const { data, isError } = query;
  const waiting = isError ? (
    <div className="mt-3">
      <RetryNotice text={walletTexts.loadFailed} query={query} />
    </div>
  ) : (
    <Skeleton className="mt-3 h-20 w-full" />
  );
  return (
    <section aria-label={walletTexts.title} className="card flex flex-col p-5 md:p-6">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="eyebrow">{walletTexts.title}</h2>
        {data?.isLow ? <Badge tone="warning">{walletTexts.low}</Badge> : null}
      </div>
      {data ? <WalletBody wallet={data} /> : waiting}
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        <ButtonLink to={`${paths.payment}?tipo=creditos`} variant="outline">
          {walletTexts.buy}
        </ButtonLink>
        {linksStatement ? (
          <ButtonLink to={paths.statement} variant="ghost">
            {walletTexts.statement}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function WalletBody({ wallet }: { readonly wallet: Wallet }) {
  const lots = wallet.lots.filter(({ remaining }) => remaining > 0);
  return (
    <>
      <p className="mt-2 flex items-baseline gap-x-3">
        <span className="figure text-h2">{wallet.available.toLocaleString('pt-BR')}</span>
        <span className="text-muted">{walletTexts.available}</span>
      </p>
      {wallet.reserved > 0 ? <p className="text-small text-muted">{walletTexts.reserved(wallet.reserved)}</p> : null}
      {lots.length === 0 ? <p className="mt-1 text-[0.9375rem] text-muted">{walletTexts.none}</p> : null}
      <ul aria-label={walletTexts.lots} className="mt-2 grid gap-1 text-[0.9375rem]">
        {lots.map((lot) => (
          <li key={lot.id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
            <span>
              {lot.label}{' '}
              <span className="text-small text-muted">
                {lot.expiresAt ? walletTexts.expires(dateOfInstant(lot.expiresAt)) : walletTexts.forever}
              </span>
            </span>
            <span className="text-muted tabular-nums whitespace-nowrap">
              <span className="sr-only">{creditsInWords(lot.remaining)}, </span>
              {walletTexts.lot(lot.remaining, lot.amount)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
