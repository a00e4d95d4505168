import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing/catalogue';
import { Check } from 'lucide-react';
import { paymentTexts } from '../../texts/billing/checkout.ts';
import { offerTexts } from '../../texts/billing/offers.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ChoiceCard, ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import { offerOf, type PlanOffer } from './choice.ts';

interface PlanChoiceProps {
  readonly plans: readonly PlanOffer[];
  readonly cycle: BillingCycle;
  readonly chosen: PaidPlan;
  /** The current plan. */
  readonly current: string | undefined;
  /** Plans with an open introductory offer; null for a visitor. */
  readonly offers: readonly PaidPlan[] | null;
  readonly onChoose: (plan: PaidPlan) => void;
}

/** The plans of the catalogue with the price of the cycle. */
export function PlanChoice({ plans, cycle, chosen, current, offers, onChoose }: PlanChoiceProps) {
  return (
    <ChoiceGroup legend={paymentTexts.plan} legendVisible={false} className="choice-columns grid gap-4 md:grid-cols-3">
      {plans.map((plan) => (
        <ChoiceCard
          key={plan.id}
          name="plan"
          value={plan.id}
          label={plan.name}
          mark={<PlanMark plan={plan} current={current} />}
          checked={plan.id === chosen}
          onChoose={() => onChoose(plan.id)}
        >
          <p className="mt-0.5 text-small text-muted">{plan.description}</p>
          <Price plan={plan} cycle={cycle} offer={offerOf(plan, cycle, offers)} />
          <p className="text-small text-gold">{paymentTexts.planCredits(plan.credits, plan.bonusCredits)}</p>
          <ul className="mt-3 grid content-start gap-1.5 border-t border-border pt-3 text-small">
            {plan.features.map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-success" />
                {feature}
              </li>
            ))}
          </ul>
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
}

function PlanMark({ plan, current }: { readonly plan: PlanOffer; readonly current: string | undefined }) {
  if (plan.id === current) return <Badge tone="success">{paymentTexts.current}</Badge>;
  return plan.isPopular ? <Badge tone="gold">{paymentTexts.popular}</Badge> : null;
}

interface PriceProps {
  readonly plan: PlanOffer;
  readonly cycle: BillingCycle;
  readonly offer: PlanOffer['offer'];
}

function Price({ plan, cycle, offer }: PriceProps) {
  const yearly = cycle === 'yearly';
  return (
    <p className="mt-2">
      <span className="figure text-h2 whitespace-nowrap">
        {formatMoney(yearly ? plan.yearlyCents : (offer?.monthlyCents ?? plan.monthlyCents))}
      </span>
      <span className="text-small text-muted">{yearly ? paymentTexts.perYear : paymentTexts.perMonth}</span>
      {offer ? (
        <span className="block text-fine text-muted tabular-nums">
          {offerTexts.period(offer.cycles, formatMoney(plan.monthlyCents))}
        </span>
      ) : null}
      {yearly ? (
        <span className="block text-fine text-muted tabular-nums">
          {paymentTexts.monthlyEquivalent(formatMoney(Math.round(plan.yearlyCents / 12)))}
        </span>
      ) : null}
    </p>
  );
}
