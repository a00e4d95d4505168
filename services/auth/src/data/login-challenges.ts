import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { Transaction } from '../context.ts';
import { challengeAttempts, challengeLifetimeMilliseconds, later } from '../domain/account-policy.ts';

/** Stores a challenge for the second factor. @returns its token */
export async function openChallenge(transaction: Transaction, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await transaction.loginChallenge.create({
    data: {
      id: newId(),
      accountId,
      tokenHash: hashToken(token),
      attemptsLeft: challengeAttempts,
      createdAt: now,
      expiresAt: later(now, challengeLifetimeMilliseconds),
    },
  });
  return token;
}

/**
 * Consumes one attempt of a challenge and locks all challenges of its account until the transaction ends, so that attempts
 * are serial.
 * @returns its account; null when it is exhausted, closed or expired
 */
export async function consumeChallenge(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<{ id: string; accountId: string } | null> {
  const tokenHash = hashToken(token);
  // A success closes them all: locks taken one by one would deadlock two attempts of two challenges.
  await transaction.$queryRaw`
    SELECT 1 FROM login_challenge
    WHERE account_id = (SELECT account_id FROM login_challenge WHERE token_hash = ${tokenHash})
    ORDER BY id FOR UPDATE`;
  const rows = await transaction.$queryRaw<{ id: string; account_id: string }[]>`
    UPDATE login_challenge SET attempts_left = attempts_left - 1
    WHERE token_hash = ${tokenHash} AND attempts_left > 0 AND expires_at > ${now}
    RETURNING id::text, account_id::text`;
  const taken = rows[0];
  return taken ? { id: taken.id, accountId: taken.account_id } : null;
}

export async function closeChallenges(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.loginChallenge.deleteMany({ where: { accountId } });
}
