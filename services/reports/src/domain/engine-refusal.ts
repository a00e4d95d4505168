import { NumerologyError, type NumerologyErrorCode } from '@sefira/numerology/errors';

/** The engine's refusals in the codes of the product's catalogue; null for what a caller cannot cause. */
const refusals = {
  EMPTY_NAME: 'NAME_EMPTY',
  NAME_WITHOUT_LETTERS: 'NAME_WITHOUT_LETTERS',
  LETTER_WITHOUT_VALUE: 'NAME_LETTER_UNKNOWN',
  NAME_TOO_LONG: 'NAME_TOO_LONG',
  INVALID_DATE: 'DATE_IMPOSSIBLE',
  DATE_TOO_EARLY: 'DATE_TOO_EARLY',
  DATE_IN_FUTURE: 'DATE_IN_FUTURE',
  YEAR_OUT_OF_RANGE: 'YEAR_OUT_OF_RANGE',
  TOO_FEW_PEOPLE: 'TOO_FEW_PEOPLE',
  TOO_MANY_PEOPLE: 'TOO_MANY_PEOPLE',
} as const satisfies Partial<Record<NumerologyErrorCode, string>>;

export interface EngineRefusal {
  readonly code: (typeof refusals)[keyof typeof refusals];
  readonly field: string;
  readonly message: string;
}

/** What an error of the engine means for the person who typed; null when it is not theirs to mend. */
export function refusalOf(error: unknown): EngineRefusal | null {
  if (!(error instanceof NumerologyError) || !(error.code in refusals)) return null;
  return { code: refusals[error.code as keyof typeof refusals], field: error.field, message: error.message };
}
