import type { ErrorCode } from '../shared/errors.ts';

/** Errors of the engine that a caller can correct, by the code of the engine, as error codes of the product. */
export const engineRefusals = {
  EMPTY_NAME: 'NAME_EMPTY',
  NAME_WITHOUT_LETTERS: 'NAME_WITHOUT_LETTERS',
  LETTER_WITHOUT_VALUE: 'NAME_LETTER_UNKNOWN',
  NAME_TOO_LONG: 'NAME_TOO_LONG',
  INVALID_DATE: 'DATE_IMPOSSIBLE',
  DATE_TOO_EARLY: 'DATE_TOO_EARLY',
  DATE_IN_FUTURE: 'DATE_IN_FUTURE',
  YEAR_OUT_OF_RANGE: 'YEAR_OUT_OF_RANGE',
  RANGE_INVALID: 'DATE_RANGE_INVALID',
  NO_DAY_LEFT: 'NO_DAY_LEFT',
  TOO_FEW_PEOPLE: 'TOO_FEW_PEOPLE',
  TOO_MANY_PEOPLE: 'TOO_MANY_PEOPLE',
} as const satisfies Readonly<Record<string, ErrorCode>>;
