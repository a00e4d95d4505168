import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { Transaction } from '../context.ts';
import { challengeLifetimeMilliseconds, challengeTries, later } from '../domain/account-policy.ts';

/** A challenge for the second factor; it opens nothing by itself. @returns its token */
export async function openChallenge(transaction: Transaction, accountId: string, now: Date): Promise<string> {
  const token = newToken();
  await transaction.loginChallenge.create({
    data: {
      id: newId(),
      accountId,
      tokenHash: hashToken(token),
      attemptsLeft: challengeTries,
      createdAt: now,
      expiresAt: later(now, challengeLifetimeMilliseconds),
    },
  });
  return token;
}

/**
 * Takes one try of a challenge and holds all challenges of its account until the transaction ends, so that tries come one
 * after the other.
 * @returns whose it is; null when it is used up, done, or too old
 */
export async function takeChallenge(
  transaction: Transaction,
  token: string,
  now: Date,
): Promise<{ id: string; accountId: string } | null> {
  const tokenHash = hashToken(token);
  // Whoever passes closes them all: held one by one, two tries of two challenges would wait for each other.
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
