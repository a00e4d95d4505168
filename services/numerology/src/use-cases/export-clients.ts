import { clientOf } from '@sefira/database/access';
import type { NumerologyContext } from '../context.ts';
import { listClientsByName } from '../data/clients.ts';
import type { ClientPosition } from '../domain/clients/client-card.ts';
import { clientListHeader, clientListRows } from '../domain/clients/client-list-file.ts';

const batchSize = 1000;

/** All cards of a professional as CSV, piece by piece. Works without the plan, like the export of one client. */
export async function* exportClients(context: NumerologyContext, userId: string): AsyncGenerator<string> {
  yield clientListHeader();
  let after: ClientPosition | null = null;
  for (;;) {
    const clients = await listClientsByName(clientOf(context), userId, after, batchSize);
    yield clientListRows(clients);
    after = clients.at(-1) ?? null;
    if (clients.length < batchSize) return;
  }
}
