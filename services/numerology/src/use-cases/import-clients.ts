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

const sampleSize = 5;

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
    : await inTransaction(context, async (transaction) => {
        // The same list may arrive twice at once.
        await lockClients(transaction, userId);
        const checked = await withoutKnown(transaction, userId, file.cards);
        const cards = checked.added.map(({ card }) => card);
        await insertClients(transaction, userId, cards, context.clock());
        return checked;
      });
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
    unread: [...file.unread],
    refused: [...file.refused, ...repeated].sort((one, other) => one.line - other.line),
    isDone: !isTrial,
  };
}

async function withoutKnown(transaction: Transaction, userId: string, rows: readonly ReadRow[]) {
  const names = rows.map(({ card }) => foldText(card.name));
  const stored = new Set((await findNamed(transaction, userId, names)).map(identityOf));
  const isKnown = ({ card }: ReadRow) => stored.has(identityOf(card));
  return { added: rows.filter((row) => !isKnown(row)), known: rows.filter(isKnown) };
}
