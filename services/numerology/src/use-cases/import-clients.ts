import type { ImportedClients } from '@sefira/contracts/numerology/panel/client-files';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext, Transaction } from '../context.ts';
import { findNamed, insertClients, lockClients } from '../data/clients.ts';
import { identityOf, type ReadRow, readClientList } from '../domain/clients/client-list-file.ts';
import { requireClientPlan } from '../policies.ts';

const batchSize = 500;
const sampleSize = 5;
/** The longest list takes longer than the usual 10 s where the database is busy; the gateway waits for 30 s. */
const transactionTime = { timeoutMilliseconds: 25_000 } as const;

/**
 * Checks a list of clients and, unless it is a trial, adds the correct rows, all or none. A client who is there already is not
 * added again. The schedule computes their dates.
 * @throws DomainError PLAN_REQUIRED
 */
export async function importClients(
  context: NumerologyContext,
  identity: Identity,
  { csv, isTrial }: { readonly csv: string; readonly isTrial: boolean },
): Promise<ImportedClients> {
  requireClientPlan(identity);
  const userId = callerId(identity);
  const file = readClientList(csv, productDate(context.clock()));
  const { added, known } = isTrial
    ? await withoutKnown(clientOf(context), userId, file.cards)
    : await inTransaction(
        context,
        async (transaction) => {
          // The same list may arrive twice at once.
          await lockClients(transaction, userId);
          const checked = await withoutKnown(transaction, userId, file.cards);
          const cards = checked.added.map(({ card }) => card);
          for (const batch of batchesOf(cards)) await insertClients(transaction, userId, batch, context.clock());
          return checked;
        },
        transactionTime,
      );
  const repeated = known.map(({ line, text }) => ({
    line,
    text,
    problems: ['Esta pessoa já está nos seus clientes.'],
  }));
  return {
    rows: file.rows,
    ready: added.length,
    sample: added.slice(0, sampleSize).map(({ card: { name, birthDate, consentOn } }) => ({
      name,
      birthDate,
      hasConsent: consentOn !== null,
    })),
    refused: [...file.refused, ...repeated].sort((one, other) => one.line - other.line),
    isDone: !isTrial,
  };
}

async function withoutKnown(transaction: Transaction, userId: string, rows: readonly ReadRow[]) {
  const stored = new Set<string>();
  for (const batch of batchesOf(rows)) {
    const names = batch.map(({ card }) => foldText(card.name));
    for (const one of await findNamed(transaction, userId, names)) stored.add(identityOf(one));
  }
  const isKnown = ({ card }: ReadRow) => stored.has(identityOf(card));
  return { added: rows.filter((row) => !isKnown(row)), known: rows.filter(isKnown) };
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize));
}
