import { idsOf } from '@sefira/database/rows';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export async function insertChallenge(
  transaction: Transaction,
  challenge: Prisma.LoginChallengeUncheckedCreateInput,
): Promise<void> {
  await transaction.loginChallenge.create({ data: challenge });
}

/**
 * Consumes one attempt of a challenge and locks all challenges of its account until the transaction ends, so that attempts
 * are serial.
 * @returns its account; null when it is exhausted, closed or expired
 */
export async function consumeChallenge(transaction: Transaction, tokenHash: string, now: Date): Promise<string | null> {
  // A success closes them all: locks taken one by one would deadlock two attempts of two challenges.
  await transaction.$queryRaw`
    SELECT 1 FROM login_challenge
    WHERE account_id = (SELECT account_id FROM login_challenge WHERE token_hash = ${tokenHash})
    ORDER BY id FOR UPDATE`;
  const [accountId] = await idsOf(transaction.$queryRaw`
    UPDATE login_challenge SET attempts_left = attempts_left - 1
    WHERE token_hash = ${tokenHash} AND attempts_left > 0 AND expires_at > ${now}
    RETURNING account_id::text AS id`);
  return accountId ?? null;
}

export async function closeChallenges(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.loginChallenge.deleteMany({ where: { accountId } });
}
