import { idsOf, rowsOf } from '@sefira/database/rows';
import { escapeLike } from '@sefira/platform/text/like';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod';
import type { Client, Prisma } from '../../prisma/generated/client.ts';
import { type ClientCard, type ClientPosition, foldCard } from '../domain/clients/client-card.ts';

export type { Client };

type Transaction = Prisma.TransactionClient;

/** A client with the count of their analyses. */
export interface CountedClient extends Client {
  readonly analyses: number;
  readonly lastAnalysisAt: Date | null;
}

/** A client of this person only. */
export function findClient(transaction: Transaction, userId: string, id: string): Promise<Client | null> {
  return transaction.client.findFirst({ where: { id, userId } });
}

/** A client of this person, locked until the end of the transaction. */
export async function lockClient(transaction: Transaction, userId: string, id: string): Promise<Client | null> {
  await transaction.$queryRaw`SELECT 1 FROM client WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
  return findClient(transaction, userId, id);
}

/** Whether this person has the client, who is not erased until the end of the transaction. */
export async function lockClientKey(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const locked = await idsOf(transaction.$queryRaw`
    SELECT id FROM client WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE`);
  return locked.length > 0;
}

export interface ClientFilter {
  readonly isArchived: boolean;
  /** Folded text; all words must match. */
  readonly search: string;
  readonly after: ClientPosition | null;
  readonly limit: number;
}

/** A page of a person's clients by name. */
export function listClients(
  transaction: Transaction,
  userId: string,
  { isArchived, search, after, limit }: ClientFilter,
): Promise<Client[]> {
  const words = search.split(' ').filter((word) => word !== '');
  return transaction.client.findMany({
    where: {
      userId,
      archivedAt: isArchived ? { not: null } : null,
      AND: [
        ...words.map((word) => ({ searchText: { contains: escapeLike(word) } })),
        ...(after === null ? [] : [{ OR: afterPosition(after) }]),
      ],
    },
    orderBy: [{ foldedName: 'asc' }, { id: 'asc' }],
    take: limit,
  });
}

export async function countClients(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly active: number; readonly archived: number }> {
  const [active, archived] = await Promise.all([
    transaction.client.count({ where: { userId, archivedAt: null } }),
    transaction.client.count({ where: { userId, archivedAt: { not: null } } }),
  ]);
  return { active, archived };
}

/** Clients with the number and the day of their analyses, in one query. */
export async function withCounts(transaction: Transaction, clients: readonly Client[]): Promise<CountedClient[]> {
  const counted = await transaction.analysis.groupBy({
    by: ['clientId'],
    where: { clientId: { in: clients.map(({ id }) => id) } },
    _count: { _all: true },
    _max: { createdAt: true },
  });
  const byClient = new Map(counted.map((one) => [one.clientId, one]));
  return clients.map((client) => {
    const one = byClient.get(client.id);
    return { ...client, analyses: one?._count._all ?? 0, lastAnalysisAt: one?._max.createdAt ?? null };
  });
}

export function insertClient(transaction: Transaction, userId: string, card: ClientCard, now: Date): Promise<Client> {
  return transaction.client.create({
    data: { id: newId(), userId, ...foldCard(card), createdAt: now, updatedAt: now },
  });
}

/** Serialises imports into one person's clients until the transaction ends. */
export async function lockClients(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`clients ${userId}`}, 0))`;
}

/** Stores cards without computed dates in one statement: Prisma composes a parameter for each field of thousands of rows. */
export async function insertClients(
  transaction: Transaction,
  userId: string,
  cards: readonly ClientCard[],
  now: Date,
): Promise<void> {
  const rows = cards.map((card) => ({ ...foldCard(card), id: newId() }));
  await transaction.$executeRaw`
    INSERT INTO client (id, user_id, name, folded_name, birth_date, email, phone, notes, consent_on, consent_note,
      search_text, created_at, updated_at)
    SELECT id, ${userId}::uuid, name, "foldedName", "birthDate", email, phone, notes, "consentOn", "consentNote",
      "searchText", ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS added (id uuid, name text, "foldedName" text,
      "birthDate" text, email text, phone text, notes text, "consentOn" text, "consentNote" text, "searchText" text)`;
}

const namedClient = z.object({ name: z.string(), birthDate: z.string() });

/** A person's clients with one of these folded names. */
export function findNamed(transaction: Transaction, userId: string, foldedNames: readonly string[]) {
  return rowsOf(namedClient)(transaction.$queryRaw`
    SELECT name, birth_date AS "birthDate" FROM client
    WHERE user_id = ${userId}::uuid AND folded_name = ANY (${[...foldedNames]}::text[])`);
}

/** A page of all clients of a person, archived ones too. */
export function listClientsByName(
  transaction: Transaction,
  userId: string,
  after: ClientPosition | null,
  limit: number,
): Promise<Client[]> {
  return transaction.client.findMany({
    where: { userId, ...(after ? { OR: afterPosition(after) } : {}) },
    orderBy: [{ foldedName: 'asc' }, { id: 'asc' }],
    take: limit,
  });
}

function afterPosition({ foldedName, id }: ClientPosition): Prisma.ClientWhereInput[] {
  return [{ foldedName: { gt: foldedName } }, { foldedName, id: { gt: id } }];
}

export function updateClient(transaction: Transaction, id: string, card: ClientCard, now: Date): Promise<Client> {
  return transaction.client.update({ where: { id }, data: { ...foldCard(card), updatedAt: now } });
}

export function setArchived(transaction: Transaction, id: string, archivedAt: Date | null): Promise<Client> {
  return transaction.client.update({ where: { id }, data: { archivedAt } });
}

/** Deletes a locked client with their analyses. @returns the ids of these */
export async function eraseClient(
  transaction: Transaction,
  { id, userId }: Pick<Client, 'id' | 'userId'>,
): Promise<string[]> {
  const analyses = await transaction.analysis.findMany({ where: { clientId: id }, select: { id: true } });
  await transaction.analysis.deleteMany({ where: { clientId: id } });
  await transaction.client.delete({ where: { id } });
  const ids = analyses.map((analysis) => analysis.id);
  await transaction.$executeRaw`
    DELETE FROM outbox_event
    WHERE published_at IS NOT NULL AND payload->>'userId' = ${userId} AND payload->>'analysisId' = ANY(${ids})`;
  return ids;
}

/** All analyses of a client, for the export of their data. */
export function listAnalysesOf(transaction: Transaction, clientId: string) {
  return transaction.analysis.findMany({
    where: { clientId },
    orderBy: { id: 'asc' },
    select: {
      kind: true,
      title: true,
      input: true,
      system: true,
      referenceDate: true,
      summary: true,
      createdAt: true,
      share: { select: { createdAt: true } },
      shortList: {
        select: {
          title: true,
          names: {
            select: {
              name: true,
              note: true,
              votes: { select: { visitor: { select: { firstName: true } }, choice: true, comment: true } },
            },
          },
        },
      },
    },
  });
}
