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
      <ul className="mt-4 grid gap-3 sm:mt-6 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={`card relative flex flex-col p-4 sm:row-span-3 sm:grid sm:grid-rows-subgrid sm:gap-0 sm:p-6 ${plan.popular ? 'border-gold' : ''}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3 sm:block">
              <div className="flex flex-wrap items-center justify-between gap-x-3 sm:min-h-8">
                <h3>{plan.name}</h3>
                {plan.popular ? (
                  <div className="rounded-full bg-surface max-sm:absolute max-sm:-top-3 max-sm:start-4">
                    <Badge tone="gold">{homeTexts.popular}</Badge>
                  </div>
                ) : null}
              </div>
              <p className="max-sm:text-end sm:mt-2">
                <span className="figure text-h2 sm:text-h1">{plan.price}</span>{' '}
                <span className="text-small text-muted sm:block">
                  {plan.paid ? homeTexts.monthly : homeTexts.forever}
                </span>
              </p>
              {plan.offerCycles > 0 ? (
                <p className="w-full text-small text-muted tabular-nums">
                  {offerTexts.period(plan.offerCycles, plan.full)}
                </p>
              ) : null}
            </div>
            <details className="disclosure plan-details">
              <summary>
                {homeTexts.included} <span className="sr-only">{plan.name}</span>
              </summary>
              <ul className="grid gap-2 pb-3 text-[0.9375rem] sm:mt-5 sm:pb-8">
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
            </details>
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
