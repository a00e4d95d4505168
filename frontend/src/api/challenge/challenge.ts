import type { ErrorCode } from '@sefira/contracts/shared/errors';

/** Copied from the contracts: their schemas would add weight to every page. */
export const challengeSolutionHeader =
  'x-challenge-solution' satisfies typeof import('@sefira/contracts/shared/network-challenge').challengeSolutionHeader;

/** Attempts of one call: a phone may change its address while it solves. */
export const longestProofs = 3;

const challengeCode: ErrorCode = 'CHALLENGE_REQUIRED';

/** True for the response body that demands a proof of work. */
export function isChallenge(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && body.error === challengeCode;
}
