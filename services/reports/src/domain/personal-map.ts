import { NumerologyError, type NumerologyErrorCode } from '@sefira/numerology/errors';
import { computeMapUnder } from '@sefira/numerology/map';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById, ruleSetFor } from '@sefira/numerology/rules/registry';
import type { DocumentContent } from './document-content.ts';

/** The map that a content prints, under the rule set it names. @throws NumerologyError */
export function computePersonalMap(
  content: Pick<DocumentContent, 'input' | 'ruleSet' | 'referenceDate'>,
): NumerologyMap {
  const { name, birthDate } = content.input;
  return computeMapUnder({ name, birthDate, referenceDate: content.referenceDate }, ruleSetById(content.ruleSet));
}

/** Id of the rule set that a system means today. @throws NumerologyError UNKNOWN_SYSTEM */
export function currentRuleSetId(system?: string): string {
  return ruleSetFor(system).id;
}

/** The engine's refusals in the codes of the product's catalogue; null for what a caller cannot cause. */
const refusals = {
  EMPTY_NAME: 'NAME_EMPTY',
  NAME_WITHOUT_LETTERS: 'NAME_WITHOUT_LETTERS',
  LETTER_WITHOUT_VALUE: 'NAME_LETTER_UNKNOWN',
  NAME_TOO_LONG: 'NAME_TOO_LONG',
  INVALID_DATE: 'DATE_IMPOSSIBLE',
  DATE_TOO_EARLY: 'DATE_TOO_EARLY',
  DATE_IN_FUTURE: 'DATE_IN_FUTURE',
} as const satisfies Partial<Record<NumerologyErrorCode, string>>;

export interface MapRefusal {
  readonly code: (typeof refusals)[keyof typeof refusals];
  readonly field: string;
  readonly message: string;
}

/** What an error of the engine means for the person who typed; null when it is not theirs to mend. */
export function refusalOf(error: unknown): MapRefusal | null {
  if (!(error instanceof NumerologyError) || !(error.code in refusals)) return null;
  return { code: refusals[error.code as keyof typeof refusals], field: error.field, message: error.message };
}
