import type { DiscreetContent } from '@sefira/contracts/numerology-shared';
import { WeekCard } from '../../results/week-card.tsx';
import { YearCard } from '../../results/year-card.tsx';

/** The day and the year of somebody whose birth date is not shown. */
export function DiscreetCycles({ content }: { readonly content: Extract<DiscreetContent, { kind: 'cycles' }> }) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      <WeekCard weekly={content.weekly} />
      <YearCard yearly={content.yearly} />
    </div>
  );
}
