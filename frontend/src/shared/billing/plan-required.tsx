import type { ReactNode } from 'react';
import { useReadCatalogueQuery } from '../../api/endpoints/billing.ts';
import { planPriceTexts as texts } from '../../texts/billing/billing.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import { paths } from '../navigation/paths.ts';

interface ClosedProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
}

interface PlanRequiredProps {
  readonly isIncluded: boolean;
  readonly empty: { readonly title: string; readonly hint: string; readonly action: ReactNode };
  readonly closed: ClosedProps;
}

/** An empty page with the required step, or the plan that includes it. */
export function PlanRequired({ isIncluded, empty, closed }: PlanRequiredProps) {
  return isIncluded ? <EmptyState {...empty} /> : <PlanClosed {...closed} />;
}

/** What belongs to the professional plan, with its price. */
export function PlanClosed({ title, hint, action }: ClosedProps) {
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={
        <div className="grid justify-items-center gap-2">
          <ButtonLink to={`${paths.payment}?plan=professional`}>{action}</ButtonLink>
          <ProfessionalPrice />
        </div>
      }
    />
  );
}

function ProfessionalPrice() {
  const { data: catalogue } = useReadCatalogueQuery();
  const plan = catalogue?.plans.find(({ id }) => id === 'professional');
  // Its lines on a phone are kept free until it is known: the price would push down what follows.
  return (
    <p className="text-small text-muted" style={{ minHeight: '2lh' }}>
      {plan ? texts.monthly(formatMoney(plan.monthlyCents)) : null}
      {plan?.offer
        ? ` ${texts.offer[plan.offer.audience](formatMoney(plan.offer.monthlyCents), plan.offer.cycles)}`
        : null}
    </p>
  );
}
