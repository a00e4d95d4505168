import type { Order } from '@sefira/contracts/billing/orders';
import { drawWeb } from '@sefira/drawings/web';
import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import { paths, receiptPath } from '../../../shared/navigation/paths.ts';
import { readRefusedForm } from '../../../shared/people/typed-form.ts';
import { useReveal } from '../../../shared/results/chapters/use-reveal.ts';
import { orderTexts } from '../../../texts/billing/checkout.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Drawing } from '../../../ui/drawings/drawing.tsx';
import { dateOfInstant } from '../../../ui/format/instant.ts';
import { searchOf } from '../choice.ts';

const marks = {
  paid: { Icon: CircleCheck, tone: 'text-success' },
  failed: { Icon: CircleX, tone: 'text-danger' },
  expired: { Icon: Clock, tone: 'text-muted' },
  refunded: { Icon: Undo2, tone: 'text-muted' },
  pending: { Icon: Clock, tone: 'text-muted' },
} as const;

interface OrderResultProps {
  readonly order: Order;
  /** The payment arrives now: while the page is open, or a moment before. */
  readonly isArrival: boolean;
}

/** The outcome of an order with links. */
export function OrderResult({ order, isArrival }: OrderResultProps) {
  const isRevealing = useReveal(isArrival);
  const { Icon, tone } = marks[order.status];
  const isPaid = order.status === 'paid';
  const resumed = readRefusedForm();
  return (
    <div className="grid justify-items-start gap-5">
      {isPaid ? (
        <div className="arrival" data-reveal={isRevealing || undefined}>
          <Drawing node={drawWeb({ number: 8, strokeWidth: 1.2 })} decorative />
          <span className="grid size-14 place-items-center rounded-full bg-surface">
            <Icon aria-hidden="true" strokeWidth={1.25} className={`size-12 ${tone}`} />
          </span>
        </div>
      ) : (
        <Icon aria-hidden="true" strokeWidth={1.25} className={`size-16 ${tone}`} />
      )}
      {order.status === 'failed' && order.failureReason ? <p>{orderTexts.failedLead}</p> : null}
      {isPaid && order.regretUntil ? (
        <p className="text-[0.9375rem] text-muted">{orderTexts.regret(dateOfInstant(order.regretUntil))}</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isPaid ? (
          <>
            <ButtonLink to={resumed ?? paths.dashboard}>{resumed ? orderTexts.resume : orderTexts.start}</ButtonLink>
            <ButtonLink to={receiptPath(order.id)} variant="outline">
              {orderTexts.receipt}
            </ButtonLink>
          </>
        ) : null}
        {order.status === 'failed' || order.status === 'expired' ? (
          <ButtonLink to={againPath(order)}>{orderTexts.again}</ButtonLink>
        ) : null}
        <ButtonLink to={paths.payments} variant={isPaid ? 'ghost' : 'outline'}>
          {orderTexts.history}
        </ButtonLink>
      </div>
    </div>
  );
}

/** /pagamento with the same choice. */
function againPath({ kind, plan, cycle, pack }: Order): string {
  const choice = {
    kind: kind === 'credits' ? ('pack' as const) : ('plan' as const),
    plan: plan ?? 'premium',
    cycle: cycle ?? 'monthly',
    pack,
  };
  return `${paths.payment}?${new URLSearchParams(searchOf(choice)).toString()}`;
}
