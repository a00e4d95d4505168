import type { ImportedClients } from '@sefira/contracts/numerology/panel/client-files';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext } from '../context.ts';
import { findNamed, insertClients } from '../data/clients.ts';
import { identityOf, type ReadRow, readClientList } from '../domain/clients/client-list-file.ts';
import { requireClientPlan } from '../policies.ts';

const batchSize = 500;
const sampleSize = 5;

/**
 * Checks a list of clients and, unless it is a trial, adds the correct rows. A client who is there already is not added again,
 * so an import that stopped half-way is repeated with the same file. The schedule computes their dates.
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
  const { added, known } = await withoutKnown(context, userId, file.cards);
  if (!isTrial) {
    const client = clientOf(context);
    for (let start = 0; start < added.length; start += batchSize) {
      const cards = added.slice(start, start + batchSize).map(({ card }) => card);
      await insertClients(client, userId, cards, context.clock());
    }
  }
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

async function withoutKnown(context: NumerologyContext, userId: string, rows: readonly ReadRow[]) {
  const client = clientOf(context);
  const stored = new Set<string>();
  for (let start = 0; start < rows.length; start += batchSize) {
    const names = rows.slice(start, start + batchSize).map(({ card }) => foldText(card.name));
    for (const one of await findNamed(client, userId, names)) stored.add(identityOf(one));
  }
  const isKnown = ({ card }: ReadRow) => stored.has(identityOf(card));
  return { added: rows.filter((row) => !isKnown(row)), known: rows.filter(isKnown) };
}
