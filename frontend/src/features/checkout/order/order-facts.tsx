import type { Order } from '@sefira/contracts/billing/orders';
import { methodNames, planTexts } from '../../../texts/billing/billing.ts';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { formatMoney } from '../../../ui/format/money.ts';

/** Item, method and sum of an order. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { description, method, card, amountCents } = order;
  const facts = [
    [orderTexts.item, description],
    [orderTexts.method, card ? planTexts.cardEnding(card.brand, card.lastFour) : methodNames[method]],
    [orderTexts.amount, formatMoney(amountCents)],
  ] as const;
  return (
    <dl className="grid gap-2 border-t border-border pt-4 text-[0.9375rem]">
      {facts.map(([label, value]) => (
        <div key={label} className="flex items-baseline justify-between gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
