import type { FieldIssue } from '@sefira/contracts/envelope';
import { type ErrorCode, errorCatalogue } from '@sefira/contracts/errors';

export interface DomainErrorDetails {
  /** A more precise Portuguese sentence than the catalogue's. */
  readonly message?: string;
  readonly issues?: readonly FieldIssue[];
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Further facts for the answer's `data`, never secrets. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** A refusal the product means: a stable code, its status and a sentence for people (decision 3). */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(details.message ?? errorCatalogue[code].message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.details = details;
  }
}
