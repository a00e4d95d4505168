import type { FieldIssue } from '@sefira/contracts/shared/envelope';
import { type ErrorCode, errorCatalogue } from '@sefira/contracts/shared/errors';
import { waitInWords } from '@sefira/contracts/shared/wait-in-words';

export interface DomainErrorDetails {
  /** A more precise Portuguese sentence than the catalogue's. */
  readonly message?: string;
  readonly issues?: readonly FieldIssue[];
  /** Seconds until a retry can succeed; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Further facts for the answer's `data`, never secrets. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** The catalogue's sentence; for a limit, with the time until it ends (docs/decisions/0013-guessing-limits-and-proof-of-work.md). */
function sentenceOf(code: ErrorCode, retryAfterSeconds: number | undefined): string {
  if (code !== 'RATE_LIMITED' || retryAfterSeconds === undefined) return errorCatalogue[code].message;
  return `Muitas tentativas. Tente de novo em ${waitInWords(retryAfterSeconds)}.`;
}

/** An expected refusal: a stable code, its status and a sentence for people (docs/decisions/0004-answer-envelope-and-errors.md). */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(
      details.message ?? sentenceOf(code, details.retryAfterSeconds),
      details.cause === undefined ? {} : { cause: details.cause },
    );
    this.name = 'DomainError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = details;
  }
}
