/** Stable codes of what the engine refuses. */
export type NumerologyErrorCode =
  | 'EMPTY_NAME'
  | 'NAME_WITHOUT_LETTERS'
  | 'LETTER_WITHOUT_VALUE'
  | 'NAME_TOO_LONG'
  | 'INVALID_DATE'
  | 'DATE_TOO_EARLY'
  | 'DATE_IN_FUTURE'
  | 'YEAR_OUT_OF_RANGE'
  | 'RANGE_INVALID'
  | 'NO_DAY_LEFT'
  | 'TOO_FEW_PEOPLE'
  | 'TOO_MANY_PEOPLE'
  | 'UNKNOWN_SYSTEM'
  | 'UNKNOWN_BUSINESS_TYPE'
  | 'EMPTY_CODE'
  | 'CODE_TOO_LONG'
  | 'INVALID_INPUT';

/** What the caller sent cannot be computed. `field` is the path of the offending input; `message` is Portuguese, for people. */
export class NumerologyError extends Error {
  readonly code: NumerologyErrorCode;
  readonly field: string;

  constructor(code: NumerologyErrorCode, field: string, message: string) {
    super(message);
    this.name = 'NumerologyError';
    this.code = code;
    this.field = field;
  }

  toJSON(): { code: NumerologyErrorCode; field: string; message: string } {
    return { code: this.code, field: this.field, message: this.message };
  }
}

/** The refusal that was caught; anything else is an error of the program and is thrown again. */
export function refusalOf(error: unknown): NumerologyError {
  if (error instanceof NumerologyError) return error;
  throw error;
}
