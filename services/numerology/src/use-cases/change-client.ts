import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext } from '../context.ts';
import { type CountedClient, insertClient, setArchived, updateClient } from '../data/clients.ts';
import type { ClientCard } from '../domain/client-card.ts';
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
  return countAnalyses(context, await insertClient(clientOf(context), callerId(identity), card, context.clock()));
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
  return countAnalyses(context, await updateClient(clientOf(context), client.id, card, context.clock()));
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

/** @throws DomainError DATE_IN_FUTURE */
function requirePast(birthDate: string, now: Date): void {
  if (birthDate <= productDate(now)) return;
  const refusal = new DomainError('DATE_IN_FUTURE');
  throw new DomainError('DATE_IN_FUTURE', { issues: [{ path: 'birthDate', message: refusal.message }] });
}
