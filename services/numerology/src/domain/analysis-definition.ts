import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { AnalysisItem } from '@sefira/contracts/numerology/history';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { AnalysisContent } from '@sefira/contracts/numerology/stored-analysis';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';

export type AnalysisResult<Kind extends AnalysisKind> = Extract<AnalysisContent, { kind: Kind }>['result'];
export type Summary = AnalysisItem['summary'];

/** School and reference date of an analysis: with the input, everything that the result depends on. */
export interface Reading {
  readonly system: NumerologySystem;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
}

/** One kind of analysis. Pure: the same input and reading give the same result. */
export interface AnalysisDefinition<Kind extends AnalysisKind> {
  readonly kind: Kind;
  /** Message of the successful response. */
  readonly done: string;
  title(input: AnalysisInput<Kind>, reading: Reading): string;
  /** Names that a search in the history finds, beside the title. */
  names(input: AnalysisInput<Kind>): readonly string[];
  /** @throws NumerologyError */
  compute(input: AnalysisInput<Kind>, reading: Reading): AnalysisResult<Kind>;
  /** The few numbers of the list. */
  summarize(result: AnalysisResult<Kind>): Summary;
}

export function numberEntry(label: string, value: number): Summary[number] {
  return { label, value, unit: 'number' };
}

export function percentEntry(label: string, value: number): Summary[number] {
  return { label, value, unit: 'percent' };
}
