import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { formatMoney } from '../../ui/format/money.ts';
import type { Sums } from './choice.ts';

interface OrderSummaryProps {
  readonly item: string;
  readonly sums: Sums;
  /** Sentences about withdrawal and guarantee. */
  readonly days: { readonly regret: number; readonly guarantee: number };
  /** The date from which the sum is due, in figures; nothing is due today then. */
  readonly from?: string | null;
  /** The terms of renewal. */
  readonly note: string | null;
  /** Duration of an introductory offer and the price after it. */
  readonly offerNote?: string | null;
  /** The submit button with its failure. */
  readonly children: ReactNode;
}

/** Item, discounts and sum. */
export function OrderSummary({ item, sums, days, from = null, note, offerNote = null, children }: OrderSummaryProps) {
  return (
    <aside aria-labelledby="summary-title" className="card grid gap-5 p-5 md:p-6 lg:sticky lg:top-22">
      <h2 id="summary-title" className="text-h3">
        {paymentTexts.summary}
      </h2>
      {from ? <p className="text-[0.9375rem] text-muted">{item}</p> : null}
      <dl className="grid gap-2.5 text-[0.9375rem]">
        {from ? null : <Parts item={item} sums={sums} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-border pt-3.5">
          <dt className="font-semibold">{from ? paymentTexts.today : paymentTexts.total}</dt>
          <dd className="figure text-h2 whitespace-nowrap">{formatMoney(from ? 0 : sums.total)}</dd>
        </div>
        {from ? <Line label={paymentTexts.from(from)} cents={sums.total} /> : null}
      </dl>
      {children}
      <div className="grid gap-2 text-fine text-muted">
        {offerNote ? <p>{offerNote}</p> : null}
        {note ? <p>{note}</p> : null}
        <p>{paymentTexts.guarantee(days.regret, days.guarantee)}</p>
        <p className="flex items-start gap-2">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          {paymentTexts.safe}
        </p>
      </div>
    </aside>
  );
}

/** What makes up the sum; of a sum that is due later only the result is shown. */
function Parts({ item, sums }: Pick<OrderSummaryProps, 'item' | 'sums'>) {
  return (
    <>
      <Line label={item} cents={sums.full} />
      {sums.yearlyDiscount > 0 ? <Line label={paymentTexts.yearlyDiscount} cents={-sums.yearlyDiscount} /> : null}
      {sums.offer ? <Line label={paymentTexts.offerLine(sums.offer.months)} cents={-sums.offer.discount} /> : null}
      {sums.unused > 0 ? <Line label={paymentTexts.unused} cents={-sums.unused} /> : null}
    </>
  );
}

function Line({ label, cents }: { readonly label: string; readonly cents: number }) {
  const isDiscount = cents < 0;
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isDiscount ? 'text-success' : ''}`}>
      <dt className={isDiscount ? '' : 'text-muted'}>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        {isDiscount ? '− ' : ''}
        {formatMoney(Math.abs(cents))}
      </dd>
    </div>
  );
}
