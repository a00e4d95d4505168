import { engineRefusals } from '@sefira/contracts/numerology/engine-refusals';
import type { ErrorCode } from '@sefira/contracts/shared/errors';
import { NumerologyError, type NumerologyErrorCode } from '@sefira/numerology/errors';
import { DomainError } from '@sefira/platform/http/domain-error';

const codes: Readonly<Record<NumerologyErrorCode, ErrorCode>> = {
  ...engineRefusals,
  UNKNOWN_SYSTEM: 'VALIDATION_FAILED',
  UNKNOWN_BUSINESS_TYPE: 'VALIDATION_FAILED',
  EMPTY_CODE: 'VALIDATION_FAILED',
  CODE_TOO_LONG: 'VALIDATION_FAILED',
  INVALID_INPUT: 'VALIDATION_FAILED',
};

/** Fields of the engine under the names that the calls give them. */
const fields: Readonly<Record<string, string>> = {
  'owner.name': 'ownerName',
  'owner.birthDate': 'ownerBirthDate',
  year: 'currentYear',
};

/** Runs the engine and translates its refusals to errors of the product. */
export function byEngine<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof NumerologyError)) throw error;
    const { message } = error;
    throw new DomainError(codeOf(error), {
      message,
      issues: [{ path: fields[error.field] ?? error.field, message }],
      cause: error,
    });
  }
}

function codeOf({ code, field }: NumerologyError): ErrorCode {
  if (field === 'members' && code === 'TOO_FEW_PEOPLE') return 'TOO_FEW_MEMBERS';
  if (field === 'members' && code === 'TOO_MANY_PEOPLE') return 'TOO_MANY_MEMBERS';
  if (field === 'targetNumbers' && code === 'INVALID_INPUT') return 'TARGET_NUMBER_MISSING';
  return codes[code];
}
