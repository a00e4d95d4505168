import type { DiscreetContent } from '@sefira/contracts/numerology-shared';
import { WeekCard } from '../../results/week-card.tsx';
import type { System } from '../../results/wire.ts';
import { YearCard } from '../../results/year-card.tsx';

interface DiscreetCyclesProps {
  readonly content: Extract<DiscreetContent, { kind: 'cycles' }>;
  readonly system: System;
}

/** The day and the year of somebody whose birth date is not shown. */
export function DiscreetCycles({ content, system }: DiscreetCyclesProps) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      <WeekCard system={system} weekly={content.weekly} />
      <YearCard system={system} yearly={content.yearly} />
    </div>
  );
}
