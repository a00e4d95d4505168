import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { NumerologyContext } from '../context.ts';
import {
  type Client,
  type ClientFilter,
  type CountedClient,
  countClients,
  findClient,
  listAnalysesOf,
  listClients,
  withCounts,
} from '../data/clients.ts';
import { listDeliveriesTo } from '../data/deliveries.ts';

/** A page of a professional's clients with the counts of all. */
export async function readClients(context: NumerologyContext, userId: string, filter: ClientFilter) {
  const client = clientOf(context);
  const [found, counts] = await Promise.all([listClients(client, userId, filter), countClients(client, userId)]);
  return { clients: await withCounts(client, found), counts };
}

/** @throws DomainError NOT_FOUND */
export async function readClient(context: NumerologyContext, userId: string, id: string): Promise<CountedClient> {
  return countAnalyses(context, await requireOwnClient(context, userId, id));
}

/** A client with all their analyses and deliveries, for the export of their data. @throws DomainError NOT_FOUND */
export async function readClientFile(context: NumerologyContext, userId: string, id: string) {
  const client = await requireOwnClient(context, userId, id);
  const [analyses, deliveries] = await Promise.all([
    listAnalysesOf(clientOf(context), client.id),
    listDeliveriesTo(clientOf(context), userId, client.id),
  ]);
  return { client, analyses, deliveries };
}

/** @throws DomainError NOT_FOUND */
export async function requireOwnClient(context: NumerologyContext, userId: string, id: string): Promise<Client> {
  const found = await findClient(clientOf(context), userId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

export async function countAnalyses(context: NumerologyContext, client: Client): Promise<CountedClient> {
  const [counted] = await withCounts(clientOf(context), [client]);
  return counted ?? { ...client, analyses: 0, lastAnalysisAt: null };
}
