import { DomainError } from './domain-error.ts';

const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);
const lostConnection = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CLOSED']);
const timedOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Outcome of a request without a response: the service was not reached, the connection was lost, or it timed out. */
export type UpstreamFailure = 'unreached' | 'lost' | 'late' | 'other';

export function failureOf(error: unknown): UpstreamFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (neverReached.has(code)) return 'unreached';
  if (lostConnection.has(code)) return 'lost';
  return timedOut.has(code) ? 'late' : 'other';
}

/** @returns DEPENDENCY_DOWN or UPSTREAM_TIMEOUT */
export function refusalOf(failure: UpstreamFailure, cause: unknown): DomainError {
  if (failure === 'late') return new DomainError('UPSTREAM_TIMEOUT', { cause });
  return new DomainError('DEPENDENCY_DOWN', { cause, retryAfterSeconds: 2 });
}
