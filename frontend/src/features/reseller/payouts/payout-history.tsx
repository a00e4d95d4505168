import type { Payout } from '@sefira/contracts/reseller/account';
import { Download } from 'lucide-react';
import { listTexts, resellerTexts, payoutTexts as texts } from '../../../texts/professional/reseller.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { usePayoutReceiptMutation } from '../api.ts';

const tones = { requested: 'warning', approved: 'gold', paid: 'success', refused: 'danger' } as const;

interface PayoutHistoryProps {
  readonly payouts: readonly Payout[];
  readonly isFetchingMore: boolean;
  readonly onMore: (() => void) | null;
}

/** Requested payouts, newest first; paid ones with a receipt. */
export function PayoutHistory({ payouts, isFetchingMore, onMore }: PayoutHistoryProps) {
  return (
    <section aria-labelledby="payouts-title" className="card p-5 md:p-6">
      <h2 id="payouts-title" className="text-h3">
        {texts.history}
      </h2>
      {payouts.length === 0 ? <p className="mt-3 text-muted">{texts.none}</p> : null}
      <ul className="mt-2 divide-y divide-border">
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </ul>
      {onMore ? (
        <Button variant="outline" size="sm" loading={isFetchingMore} onPress={onMore}>
          {resellerTexts.more}
        </Button>
      ) : null}
    </section>
  );
}

function PayoutRow({ payout }: { readonly payout: Payout }) {
  const { id, number, amount, commissions, status, requestedAt, paidAt, reason } = payout;
  const [save, { isLoading }] = usePayoutReceiptMutation();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{texts.number(number)}</span>
        <Badge tone={tones[status]}>{texts.status[status]}</Badge>
      </p>
      <p className="text-end font-semibold whitespace-nowrap tabular-nums">{formatMoney(amount)}</p>
      <p className="text-small text-muted">
        {paidAt
          ? texts.paidOn(dateOfInstant(paidAt))
          : texts.facts(dateOfInstant(requestedAt), listTexts.commissionCount(commissions))}
        {reason ? <span className="block">{reason}</span> : null}
      </p>
      {status === 'paid' ? (
        <Button
          size="sm"
          variant="outline"
          loading={isLoading}
          label={texts.receiptOf(number)}
          onPress={() => void save({ id, number })}
        >
          <Download aria-hidden="true" className="size-4" />
          {texts.receipt}
        </Button>
      ) : null}
    </li>
  );
}
