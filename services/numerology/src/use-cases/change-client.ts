import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext, Transaction } from '../context.ts';
import { replaceDates } from '../data/client-dates.ts';
import { type Client, type CountedClient, insertClient, setArchived, updateClient } from '../data/clients.ts';
import type { ClientCard } from '../domain/clients/client-card.ts';
import { clientDates, datesHorizon } from '../domain/clients/client-dates.ts';
import { requireClientPlan } from '../policies.ts';
import { countAnalyses, requireOwnClient } from './read-clients.ts';

/** @throws DomainError PLAN_REQUIRED, DATE_IN_FUTURE */
export async function createClient(
  context: NumerologyContext,
  identity: Identity,
  card: ClientCard,
): Promise<CountedClient> {
  requireClientPlan(identity);
  requirePast(card.birthDate, context.clock());
  const created = await inTransaction(context, async (transaction) => {
    const client = await insertClient(transaction, callerId(identity), card, context.clock());
    await storeDates(transaction, client, context.clock());
    return client;
  });
  return countAnalyses(context, created);
}

/** @throws DomainError NOT_FOUND, PLAN_REQUIRED, DATE_IN_FUTURE */
export async function changeClient(
  context: NumerologyContext,
  identity: Identity,
  id: string,
  card: ClientCard,
): Promise<CountedClient> {
  const client = await requireOwnClient(context, callerId(identity), id);
  requireClientPlan(identity);
  requirePast(card.birthDate, context.clock());
  const changed = await inTransaction(context, async (transaction) => {
    const updated = await updateClient(transaction, client.id, card, context.clock());
    await storeDates(transaction, updated, context.clock());
    return updated;
  });
  return countAnalyses(context, changed);
}

/** @throws DomainError NOT_FOUND */
export async function archiveClient(
  context: NumerologyContext,
  userId: string,
  id: string,
  isArchived: boolean,
): Promise<CountedClient> {
  const client = await requireOwnClient(context, userId, id);
  const archivedAt = isArchived ? context.clock() : null;
  return countAnalyses(context, await setArchived(clientOf(context), client.id, archivedAt));
}

function storeDates(transaction: Transaction, client: Client, now: Date): Promise<void> {
  const today = productDate(now);
  const until = datesHorizon(today);
  return replaceDates(transaction, [{ client, days: clientDates(client, today, until) }], until);
}

/** @throws DomainError DATE_IN_FUTURE */
function requirePast(birthDate: string, now: Date): void {
  if (birthDate <= productDate(now)) return;
  const refusal = new DomainError('DATE_IN_FUTURE');
  throw new DomainError('DATE_IN_FUTURE', { issues: [{ path: 'birthDate', message: refusal.message }] });
}
