import { useReadEntitlementsQuery, useReadWalletQuery } from '../../api/endpoints/wallet.ts';
import { planNames, planTexts, walletTexts } from '../../texts/billing/billing.ts';
import { creditsInWords } from '../../texts/billing/costs.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { paths } from '../navigation/paths.ts';

/** Plan and credits in brief, for the dashboard. */
export function PlanSummary() {
  const entitlements = useReadEntitlementsQuery();
  const wallet = useReadWalletQuery();
  if (entitlements.isError && !entitlements.data) return null;
  if (!entitlements.data) return <Skeleton className="h-36 w-full" />;
  const { plan, until, credits } = entitlements.data;
  const isFree = plan === 'free';
  return (
    <section aria-label={planTexts.title} className="card p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-h3">{planTexts.named(planNames[plan])}</h2>
        {wallet.data?.isLow ? <Badge tone="warning">{walletTexts.low}</Badge> : null}
      </div>
      <p className="mt-1 text-[0.9375rem] text-muted tabular-nums">
        {creditsInWords(wallet.data?.available ?? credits)}
        {until ? ` · ${planTexts.until(dateOfInstant(until))}` : null}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isFree ? (
          <ButtonLink to={paths.payment} size="sm">
            {planTexts.upgrade}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.payments} size="sm" variant="outline">
            {planTexts.manage}
          </ButtonLink>
        )}
        <ButtonLink to={paths.statement} size="sm" variant={isFree ? 'outline' : 'ghost'}>
          {walletTexts.statement}
        </ButtonLink>
      </div>
    </section>
  );
}
