import { openDatabase } from '@sefira/database/prisma';
import { newId } from '@sefira/platform/time/identifiers';
import { PrismaClient } from '../prisma/generated/client.ts';

const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

/**
 * The rows of a personal analysis (history and event) by a plain Prisma transaction, without a check, a session, an engine or
 * HTTP: the peer of the service in tests/bench/analyses.bench.ts.
 */
export function openPlainStore(url: string, poolSize: number) {
  const database = openDatabase(PrismaClient, { url, schema: 'numerology', poolSize });
  return {
    async store(userId: string): Promise<void> {
      const id = newId();
      await database.client.$transaction(async (transaction) => {
        await transaction.analysis.create({
          data: {
            id,
            userId,
            kind: 'personal',
            title: person.name,
            searchText: 'ana celia vasconcelos',
            input: person,
            system: 'cabalistica',
            ruleSet: 'cabalistica@1',
            referenceDate: '2026-11-22',
            summary: { destiny: 6, expression: 11, motivation: 8, impression: 3 },
          },
        });
        const payload = { analysisId: id, userId, kind: 'personal', input: person };
        // A name without subscribers, already published: the relay leaves the peer's events alone.
        await transaction.outboxEvent.create({
          data: { id: newId(), name: 'bench.stored', payload, publishedAt: new Date() },
        });
      });
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
