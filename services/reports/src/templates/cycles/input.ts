import type { CyclesResult } from '@sefira/numerology/block-results';
import type { Explanation } from '@sefira/numerology/explanations/explanation';
import type { CyclesReading } from '@sefira/numerology/interpretations/cycles/read-cycles';

/** What the chapters of a report of cycles are drawn from; the name is printable. */
export interface CyclesReport {
  readonly input: { readonly name?: string | undefined; readonly birthDate: string; readonly year: number };
  readonly result: CyclesResult;
  readonly explanations: Readonly<Record<string, Explanation>>;
  readonly reading: CyclesReading;
  readonly referenceDate: string;
  readonly ruleSet: string;
}
