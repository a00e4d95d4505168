import { openDatabase } from '@sefira/database/prisma';
import { PrismaClient } from '../prisma/generated/client.ts';
import { createHistoryReader } from '../src/data/history-reader.ts';

/** The reads of a history as the service does them, to be measured against bare SQL. */
export interface HistoryReads extends AsyncDisposable {
  /** An analysis by its id. @returns its title, null where it is not this person's */
  byKey(userId: string, id: string): Promise<string | null>;
  /** A page with the shares of its analyses. @returns how many */
  page(userId: string, limit: number): Promise<number>;
}

export function openHistoryReads(url: string, poolSize: number): HistoryReads {
  const schema = 'numerology';
  const database = openDatabase(PrismaClient, { url, schema, poolSize });
  const history = createHistoryReader(database.pool, schema);
  const everything = { kind: null, clientId: null, search: '', after: null };
  return {
    byKey: async (userId, id) => (await history.find(userId, id))?.title ?? null,
    page: async (userId, limit) => (await history.page(userId, { ...everything, limit })).length,
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
