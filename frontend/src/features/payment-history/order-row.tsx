import type { Order } from '@sefira/contracts/billing/orders';
import { useState } from 'react';
import { RefundDialog } from '../../shared/billing/refund-dialog.tsx';
import { orderPath, receiptPath } from '../../shared/navigation/paths.ts';
import { methodNames, orderStatusTexts, planTexts, refundTexts, reviewText } from '../../texts/billing/billing.ts';
import { paymentsTexts } from '../../texts/billing/payment-history.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { dateOfInstant } from '../../ui/format/instant.ts';
import { formatMoney } from '../../ui/format/money.ts';

const tones = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  refunded: 'neutral',
} as const;

/** An order: date, item, method, sum, state and actions. */
export function OrderRow({ order }: { readonly order: Order }) {
  const { status, method, card, createdAt, paidAt, isRenewal, refundedCents } = order;
  const date = paidAt ?? createdAt;
  const means = card ? planTexts.cardEnding(card.brand, card.lastFour) : methodNames[method];
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 md:grid-cols-[1fr_auto] md:items-center md:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{order.description}</span>
          <Badge tone={tones[status]}>
            {order.isUnderReview && status === 'pending' ? reviewText : orderStatusTexts[status]}
          </Badge>
        </p>
        <p className="mt-1 text-small text-muted">
          <time dateTime={date}>{dateOfInstant(date)}</time> · {means}
          {isRenewal ? ` · ${paymentsTexts.renewal}` : null}
          {refundedCents > 0 ? ` · ${paymentsTexts.refundedSum(formatMoney(refundedCents))}` : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        <span className="text-[1.0625rem] font-semibold whitespace-nowrap tabular-nums">
          {formatMoney(order.amountCents)}
        </span>
        <RowActions order={order} />
      </div>
    </li>
  );
}

function RowActions({ order }: { readonly order: Order }) {
  const [isRefundOpen, setRefundOpen] = useState(false);
  const { status, id, isUnderReview } = order;
  const canRegret = status === 'paid' && order.regretUntil !== null;
  return (
    <>
      {status === 'pending' ? (
        <ButtonLink to={orderPath(id)} size="sm" variant={isUnderReview ? 'outline' : 'primary'}>
          {isUnderReview ? paymentsTexts.follow : paymentsTexts.pay}
        </ButtonLink>
      ) : null}
      {status === 'paid' || status === 'refunded' ? (
        <ButtonLink to={receiptPath(id)} size="sm" variant="outline">
          {paymentsTexts.receipt}
        </ButtonLink>
      ) : null}
      {canRegret ? (
        <>
          <Button size="sm" variant="ghost" onPress={() => setRefundOpen(true)}>
            {refundTexts.open}
          </Button>
          <RefundDialog order={order} open={isRefundOpen} onClose={() => setRefundOpen(false)} />
        </>
      ) : null}
    </>
  );
}
