import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { rowOf, rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma, Session } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;
const withAccount = { account: true } as const;
export type SessionWithAccount = Prisma.SessionGetPayload<{ include: typeof withAccount }>;
export type { Session };

export async function insertSession(
  transaction: Transaction,
  session: Prisma.SessionUncheckedCreateInput,
): Promise<void> {
  await transaction.session.create({ data: session });
}

export function findSessionByTokenHash(
  transaction: Transaction,
  tokenHash: string,
): Promise<SessionWithAccount | null> {
  return transaction.session.findUnique({ where: { tokenHash }, include: withAccount });
}

export function findSession(transaction: Transaction, id: string): Promise<SessionWithAccount | null> {
  return transaction.session.findUnique({ where: { id }, include: withAccount });
}

/** An exchanged token with its session; null when there is none or its session ended. */
export function findRetiredToken(transaction: Transaction, tokenHash: string) {
  return transaction.retiredToken.findUnique({
    where: { tokenHash },
    include: { session: { include: withAccount } },
  });
}

export function findSessionsByTokenHashes(
  transaction: Transaction,
  tokenHashes: string[],
): Promise<SessionWithAccount[]> {
  return transaction.session.findMany({ where: { tokenHash: { in: tokenHashes } }, include: withAccount });
}

export function findRetiredTokens(transaction: Transaction, tokenHashes: string[]) {
  return transaction.retiredToken.findMany({
    where: { tokenHash: { in: tokenHashes } },
    include: { session: { include: withAccount } },
  });
}

/** Sessions of an account, most recently used first. */
export function listSessionsOf(transaction: Transaction, accountId: string, now: Date): Promise<Session[]> {
  return transaction.session.findMany({
    where: { accountId, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
}

export async function touchSession(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.session.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** Stores that a session proved its owner's identity, and whether by the second factor. False when it has ended. */
export async function markProven(
  transaction: Transaction,
  id: string,
  { now, isSecondFactor }: { readonly now: Date; readonly isSecondFactor: boolean },
): Promise<boolean> {
  const { count } = await transaction.session.updateMany({
    where: { id },
    data: { provenAt: now, ...(isSecondFactor ? { secondFactorAt: now } : {}) },
  });
  return count > 0;
}

/** Deletes expired sessions. @returns how many */
export function deleteExpiredSessions(client: Transaction, now: Date, signal: AbortSignal): Promise<number> {
  return deleteInBatches(signal, (limit) => client.session.deleteMany({ where: { expiresAt: { lt: now } }, limit }));
}

/** Which sessions of an account end: one, all but one, or all. */
export interface EndingScope {
  readonly only?: string;
  readonly except?: string | null;
}

/** Deletes sessions of an account. @returns their ids and the token hashes that opened them */
export async function deleteSessions(
  transaction: Transaction,
  accountId: string,
  scope: EndingScope,
): Promise<{ readonly sessionIds: string[]; readonly tokenHashes: string[] }> {
  const sessions = await transaction.session.findMany({
    where: {
      accountId,
      ...(scope.only === undefined ? {} : { id: scope.only }),
      ...(scope.except ? { NOT: { id: scope.except } } : {}),
    },
    select: { id: true, tokenHash: true, retiredTokens: { orderBy: { retiredAt: 'desc' }, take: 1 } },
  });
  const sessionIds = sessions.map(({ id }) => id);
  if (sessionIds.length > 0) await transaction.session.deleteMany({ where: { id: { in: sessionIds } } });
  const tokenHashes = sessions.flatMap((session) => [
    session.tokenHash,
    ...session.retiredTokens.map(({ tokenHash }) => tokenHash),
  ]);
  return { sessionIds, tokenHashes };
}

/** Hashes of an account's current tokens. */
export async function tokenHashesOf(transaction: Transaction, accountId: string): Promise<string[]> {
  const sessions = await transaction.session.findMany({ where: { accountId }, select: { tokenHash: true } });
  return sessions.map(({ tokenHash }) => tokenHash);
}

/** Standing of the account behind a current token; null when the token is not current any more. */
export async function findTokenOwner(
  transaction: Transaction,
  tokenHash: string,
): Promise<{ readonly status: string; readonly role: string; readonly plan: string } | null> {
  const session = await transaction.session.findUnique({
    where: { tokenHash },
    select: { account: { select: { status: true, role: true, plan: true } } },
  });
  return session?.account ?? null;
}

export async function isTokenRetired(transaction: Transaction, tokenHash: string): Promise<boolean> {
  return (await transaction.retiredToken.count({ where: { tokenHash } })) > 0;
}

const lockedToken = z.object({ tokenHash: z.string(), rotatedAt: z.nullable(z.date()), expiresAt: z.date() });

/** A session's token, locked until the transaction ends; null when the session has ended. */
export async function lockSessionToken(
  transaction: Transaction,
  sessionId: string,
): Promise<z.infer<typeof lockedToken> | null> {
  const [session] = await rowsOf(lockedToken)(transaction.$queryRaw`
    SELECT token_hash AS "tokenHash", rotated_at AS "rotatedAt", expires_at AS "expiresAt"
    FROM session WHERE id = ${sessionId}::uuid FOR UPDATE`);
  return session ?? null;
}

/** Hash of the token that a session exchanged last; null without one. */
export async function findParentHash(transaction: Transaction, sessionId: string): Promise<string | null> {
  const parent = await transaction.retiredToken.findFirst({ where: { sessionId }, orderBy: { retiredAt: 'desc' } });
  return parent?.tokenHash ?? null;
}

/** Replaces a session's token and retires the old one. */
export async function exchangeSessionToken(
  transaction: Transaction,
  { sessionId, oldHash, newHash, now }: Readonly<Record<'sessionId' | 'oldHash' | 'newHash', string>> & { now: Date },
): Promise<void> {
  await transaction.retiredToken.create({ data: { tokenHash: oldHash, sessionId, retiredAt: now } });
  await transaction.session.update({
    where: { id: sessionId },
    data: { tokenHash: newHash, rotatedAt: now, lastUsedAt: now },
  });
}

export interface MemberSession {
  readonly id: string;
  readonly accountId: string;
  readonly tokenHash: string;
  readonly userAgent: string;
  readonly addressPrefix: string;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly secondFactorAt: Date | null;
  /** True when no session is to be opened for an account with a second factor. */
  readonly unlessSecondFactor: boolean;
  /** Hash of the device token that the client sent. */
  readonly knownHash: string | null;
  readonly newDevice: { readonly id: string; readonly tokenHash: string };
  /** Outbox row that is stored for a new device; null for none. */
  readonly notice: {
    readonly id: string;
    readonly name: string;
    readonly payload: string;
    readonly requestId: string | null;
    readonly traceParent: string | null;
  } | null;
  readonly outboxChannel: string;
}

const openingRow = z.object({ opened: z.int(), added: z.int() });

/**
 * Opens a member's session, stores the device and the event of a new one in one statement: round trips dominate the cost of
 * concurrent logins (docs/decisions/0061-cost-of-a-login.md).
 */
export async function insertMemberSession(
  transaction: Transaction,
  session: MemberSession,
): Promise<{ readonly isOpen: boolean; readonly isNewDevice: boolean }> {
  const { accountId, userAgent, now, expiresAt, unlessSecondFactor, knownHash, newDevice, notice } = session;
  const { opened, added } = await rowOf(openingRow)(transaction.$queryRaw`
    WITH opened AS (
      INSERT INTO session (id, token_hash, account_id, user_agent, address_prefix, created_at, last_used_at, expires_at,
        proven_at, second_factor_at)
      SELECT ${session.id}::uuid, ${session.tokenHash}, ${accountId}::uuid, ${userAgent}, ${session.addressPrefix},
        ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz, ${now}::timestamptz,
        ${session.secondFactorAt}::timestamptz
      WHERE NOT (${unlessSecondFactor}::boolean AND EXISTS (
        SELECT 1 FROM second_factor WHERE account_id = ${accountId}::uuid AND enabled_at IS NOT NULL))
      RETURNING 1
    ), known AS (
      UPDATE known_device SET last_seen_at = ${now}::timestamptz, user_agent = ${userAgent}
      WHERE token_hash = ${knownHash} AND account_id = ${accountId}::uuid AND EXISTS (SELECT 1 FROM opened)
      RETURNING 1
    ), added AS (
      INSERT INTO known_device (id, account_id, token_hash, user_agent, created_at, last_seen_at)
      SELECT ${newDevice.id}::uuid, ${accountId}::uuid, ${newDevice.tokenHash}, ${userAgent}, ${now}::timestamptz,
        ${now}::timestamptz
      FROM opened WHERE NOT EXISTS (SELECT 1 FROM known)
      RETURNING 1
    ), published AS (
      INSERT INTO outbox_event (id, name, payload, request_id, trace_parent)
      SELECT ${notice?.id}::uuid, ${notice?.name}, ${notice?.payload}::jsonb, ${notice?.requestId}, ${notice?.traceParent}
      FROM added WHERE ${notice !== null}::boolean
      RETURNING 1
    ), notified AS (
      SELECT pg_notify(${session.outboxChannel}, '')::text FROM published
      WHERE pg_try_advisory_xact_lock(hashtextextended(${session.outboxChannel}, 0))
    )
    SELECT (SELECT count(*) FROM opened)::int AS opened, (SELECT count(*) FROM added)::int AS added,
      (SELECT count(*) FROM notified)::int AS notified`);
  return { isOpen: opened > 0, isNewDevice: added > 0 };
}
