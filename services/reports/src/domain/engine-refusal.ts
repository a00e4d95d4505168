import { engineRefusals } from '@sefira/contracts/numerology/engine-refusals';
import { NumerologyError, type NumerologyErrorCode } from '@sefira/numerology/errors';

/** Errors of the engine that a caller can cause, in the product's codes. */
const refusals = engineRefusals satisfies Partial<Record<NumerologyErrorCode, string>>;

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
