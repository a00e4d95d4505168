import { useState } from 'react';
import { payoutTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatMoney } from '../../../ui/format/money.ts';
import { type PayoutList, useDashboardQuery, usePayoutsInfiniteQuery } from '../api.ts';
import { DocumentCard } from './document-card.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PayoutHistory } from './payout-history.tsx';
import { PixKeyCard } from './pix-key-card.tsx';

/** Available, pending and paid sums. */
export function PayoutSection() {
  const list = usePayoutsInfiniteQuery();
  const newest = list.data?.pages[0];
  if (!newest && list.isError) return <RetryNotice text={texts.loadFailed} query={list} />;
  if (!newest) return <Skeleton className="h-80 w-full" />;
  const payouts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <Balance newest={newest} />
        <DocumentCard />
        <PixKeyCard />
      </div>
      <PayoutHistory
        payouts={payouts}
        isFetchingMore={list.isFetchingNextPage}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
      />
    </div>
  );
}

/** Balances do not depend on the period, so any period's dashboard has them. */
const anyPeriod = 30;

function Balance({ newest }: { readonly newest: PayoutList }) {
  const { data: dashboard } = useDashboardQuery(anyPeriod);
  const [isPayoutOpen, setPayoutOpen] = useState(false);
  const { availableCents, minimumCents, obstacle } = newest;
  const balance = dashboard?.balance;
  const facts = balance
    ? [
        { label: texts.pending, cents: balance.pending },
        { label: texts.held, cents: balance.held },
        { label: texts.requested, cents: balance.requested },
        { label: texts.paid, cents: balance.paid },
      ].filter(({ label, cents }) => cents !== 0 || label === texts.pending || label === texts.paid)
    : [];
  return (
    <section aria-labelledby="balance-title" className="card p-5 md:p-6">
      <h2 id="balance-title" className="eyebrow">
        {texts.title}
      </h2>
      <p className="mt-2 flex items-baseline gap-x-3">
        <span className="figure text-h1">{formatMoney(availableCents)}</span>
        <span className="text-muted">{texts.available.toLowerCase()}</span>
      </p>
      <dl className="mt-3 grid gap-1 text-[0.9375rem]">
        {facts.map(({ label, cents }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={obstacle !== null} onPress={() => setPayoutOpen(true)}>
          {texts.ask}
        </Button>
        <p className="min-w-0 flex-1 text-small text-muted">{obstacle ?? texts.minimum(formatMoney(minimumCents))}</p>
      </div>
      <PayoutDialog open={isPayoutOpen} availableCents={availableCents} onClose={() => setPayoutOpen(false)} />
    </section>
  );
}
