import { Check, Minus } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { offerTexts } from '../../texts/billing/offers.ts';
import { homeTexts, marketingPlans } from '../../texts/content/home.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import type { PlanPrices } from './read-prices.ts';

/** Whether a prerendered price differs from the current one. */
function isOther(today: PlanPrices | null): boolean {
  return marketingPlans.some(({ plan, price, full, offerCycles }) => {
    const now = today?.get(plan);
    return today !== null && (now?.price !== price || now.full !== full || now.offerCycles !== offerCycles);
  });
}

/** Plans with the prices that the checkout charges; each links to the registration. */
export function Pricing() {
  const { user, hasAccount } = useSession();
  const own = hasAccount ? user?.subscription : undefined;
  const [prices, setPrices] = useState<PlanPrices | null>(null);
  useEffect(() => {
    // Specified prices are prerendered; a changed price or an offer that is not open replaces them after hydration.
    import('./read-prices.ts')
      .then(({ readPrices }) => readPrices(hasAccount))
      .then((today) => startTransition(() => setPrices(isOther(today) ? today : null)))
      .catch(() => setPrices(null));
  }, [hasAccount]);
  const plans = marketingPlans
    .filter(({ plan }) => prices === null || prices.has(plan))
    .map((plan) => ({ ...plan, ...prices?.get(plan.plan) }));
  return (
    <section id="planos" className="section scroll-mt-16">
      <h2>{homeTexts.pricingTitle}</h2>
      <p className="mt-2 text-muted">{homeTexts.pricingLead}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.name} className={`card flex flex-col p-6 ${plan.popular ? 'border-gold' : ''}`}>
            <div className="flex min-h-8 items-center justify-between gap-3">
              <h3>{plan.name}</h3>
              {plan.popular ? <Badge tone="gold">{homeTexts.popular}</Badge> : null}
            </div>
            <p className="mt-2">
              <span className="figure text-h1">{plan.price}</span>{' '}
              <span className="text-small text-muted">{plan.paid ? homeTexts.monthly : homeTexts.forever}</span>
              {plan.offerCycles > 0 ? (
                <span className="block text-small text-muted tabular-nums">
                  {offerTexts.period(plan.offerCycles, plan.full)}
                </span>
              ) : null}
            </p>
            <ul className="mt-5 mb-8 grid gap-2 text-[0.9375rem]">
              {plan.features.map((feature) => (
                <li key={feature} className="flex items-start gap-2.5">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
                  {feature}
                </li>
              ))}
              {plan.missing.map((feature) => (
                <li key={feature} className="flex items-start gap-2.5 text-muted">
                  <Minus aria-hidden="true" className="mt-1 size-4 shrink-0" />
                  <span>
                    <span className="sr-only">{homeTexts.without}</span> {feature}
                  </span>
                </li>
              ))}
            </ul>
            <ButtonLink
              to={plan.plan === own ? paths.payments : `${paths.register}${plan.query}`}
              variant={plan.popular && plan.plan !== own ? 'primary' : 'outline'}
              className="mt-auto w-full"
            >
              {plan.plan === own ? homeTexts.ownPlan : plan.action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
