import type { RedactedContent } from '@sefira/contracts/numerology/shared';
import { WeekCard } from '../../shared/results/cards/week-card.tsx';
import { YearCard } from '../../shared/results/cards/year-card.tsx';
import type { System } from '../../shared/results/result-types.ts';

interface RedactedCyclesProps {
  readonly content: Extract<RedactedContent, { kind: 'cycles' }>;
  readonly system: System;
}

/** Day and year of a person with a hidden birth date. */
export function RedactedCycles({ content, system }: RedactedCyclesProps) {
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      <WeekCard system={system} weekly={content.weekly} />
      <YearCard system={system} yearly={content.yearly} />
    </div>
  );
}
