import { Check, Minus } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { homeTexts, marketingPlans } from '../../texts/home.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Whether a price stands in the page that is another today. */
function isOther(today: ReadonlyMap<string, string> | null): boolean {
  return marketingPlans.some(({ plan, price }) => (today?.get(plan) ?? price) !== price);
}

/** The three plans with the marketing prices of the catalogue; each leads to the registration. */
export function Pricing() {
  const [prices, setPrices] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    // The specified prices stand in the page; what an admin has changed comes after it.
    import('./read-prices.ts')
      .then(({ readPrices }) => readPrices())
      .then((today) => {
        if (isOther(today)) startTransition(() => setPrices(today));
      })
      .catch(() => setPrices(null));
  }, []);
  return (
    <section className="section">
      <h2>{homeTexts.pricingTitle}</h2>
      <p className="mt-2 text-muted">{homeTexts.pricingLead}</p>
      <ul className="mt-6 grid gap-4 lg:grid-cols-3">
        {marketingPlans.map((plan) => (
          <li key={plan.name} className={`card flex flex-col p-6 ${plan.popular ? 'border-gold' : ''}`}>
            <div className="flex min-h-8 items-center justify-between gap-3">
              <h3>{plan.name}</h3>
              {plan.popular ? <Badge tone="gold">{homeTexts.popular}</Badge> : null}
            </div>
            <p className="mt-2">
              <span className="numeral text-h1 tabular-nums">{prices?.get(plan.plan) ?? plan.price}</span>{' '}
              <span className="text-small text-muted">{plan.paid ? homeTexts.monthly : homeTexts.forever}</span>
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
              to={`${paths.register}${plan.query}`}
              variant={plan.popular ? 'primary' : 'outline'}
              className="mt-auto w-full"
            >
              {plan.action}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
