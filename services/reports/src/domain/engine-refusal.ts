import { NumerologyError, type NumerologyErrorCode } from '@sefira/numerology/errors';

/** Errors of the engine that a caller can cause, in the product's codes. */
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

/** The engine's error in the words of the product; null for an error that the caller cannot correct. */
export function refusalOf(error: unknown): EngineRefusal | null {
  if (!(error instanceof NumerologyError) || !(error.code in refusals)) return null;
  return { code: refusals[error.code as keyof typeof refusals], field: error.field, message: error.message };
}
