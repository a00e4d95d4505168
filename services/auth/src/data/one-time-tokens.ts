import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Purposes of a link. */
export type TokenPurpose = 'reset' | 'confirm' | 'change_email';

export interface NewOneTimeToken {
  readonly id: string;
  readonly accountId: string;
  readonly purpose: TokenPurpose;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The new address of a change of e-mail. */
  readonly email?: string;
}

/** Stores the only token of its account and purpose; an older one becomes void. */
export async function storeOneTimeToken(transaction: Transaction, token: NewOneTimeToken): Promise<void> {
  const { id, accountId, purpose, ...fresh } = token;
  await transaction.oneTimeToken.upsert({
    where: { accountId_purpose: { accountId, purpose } },
    create: { id, accountId, purpose, ...fresh },
    update: fresh,
  });
}

/** True when the token is valid now; `consumeOneTimeToken` decides. */
export async function isOneTimeTokenLive(
  transaction: Transaction,
  { tokenHash, purpose }: Pick<NewOneTimeToken, 'tokenHash' | 'purpose'>,
  now: Date,
): Promise<boolean> {
  return (await transaction.oneTimeToken.count({ where: { tokenHash, purpose, expiresAt: { gt: now } } })) > 0;
}

const consumedToken = z.object({ accountId: z.string(), email: z.nullable(z.string()) });

/** Consumes a token: of concurrent uses exactly one returns its account and e-mail, all others null. */
export async function consumeOneTimeToken(
  transaction: Transaction,
  { tokenHash, purpose }: Pick<NewOneTimeToken, 'tokenHash' | 'purpose'>,
  now: Date,
): Promise<z.infer<typeof consumedToken> | null> {
  const [consumed] = await rowsOf(consumedToken)(transaction.$queryRaw`
    DELETE FROM one_time_token WHERE token_hash = ${tokenHash} AND purpose = ${purpose} AND expires_at > ${now}
    RETURNING account_id::text AS "accountId", email`);
  return consumed ?? null;
}

/** Voids the tokens of an account, of one purpose or of all. */
export async function deleteOneTimeTokens(
  transaction: Transaction,
  accountId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  await transaction.oneTimeToken.deleteMany({ where: { accountId, ...(purpose === undefined ? {} : { purpose }) } });
}
