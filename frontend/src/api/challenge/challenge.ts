import type { ErrorCode } from '@sefira/contracts/shared/errors';

/** As in the contracts, whose schemas would weigh on every page. */
export const challengeSolutionHeader =
  'x-challenge-solution' satisfies typeof import('@sefira/contracts/shared/network-challenge').challengeSolutionHeader;

/** Proofs that one call is tried with: a phone may change its address while it solves. */
export const longestProofs = 3;

const challengeCode: ErrorCode = 'CHALLENGE_REQUIRED';

/** True for the body of an answer that asks for a proof of work. */
export function isChallenge(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && body.error === challengeCode;
}
