import {
  archiveClient,
  changeClient,
  createClient,
  deleteClient,
  exportClient,
  listClients as listClientsRoute,
  readClient,
} from '@sefira/contracts/numerology/clients';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import {
  type Client,
  countClients,
  eraseClient,
  findClient,
  insertClient,
  listAnalysesOf,
  listClients,
  setArchived,
  updateClient,
  withCounts,
} from '../data/clients.ts';
import { readPosition, writePosition } from '../domain/client-card.ts';
import { requireClientPlan } from '../policies.ts';
import { presentClient, presentClientFile } from '../presenters.ts';

/** The client panel: cards of a professional's clients. */
export function addClientRoutes(app: FastifyInstance, context: NumerologyContext): void {
  const database = clientOf(context);

  /** @throws DomainError NOT_FOUND */
  async function own(call: { identity: Parameters<typeof callerId>[0]; params: { id: string } }): Promise<Client> {
    const found = await findClient(database, callerId(call.identity), call.params.id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found;
  }

  async function present(client: Client) {
    const [counted] = await withCounts(database, [client]);
    return presentClient(counted ?? { ...client, analyses: 0, lastAnalysisAt: null });
  }

  addRoute(app, context.identities, listClientsRoute, async (call) => {
    const { search = '', status, cursor, limit } = call.query;
    const userId = callerId(call.identity);
    const filter = {
      isArchived: status === 'archived',
      search: foldText(search),
      after: cursor === undefined ? null : readPosition(cursor),
      limit: limit + 1,
    };
    const [found, counts] = await Promise.all([listClients(database, userId, filter), countClients(database, userId)]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const items = (await withCounts(database, shown)).map(presentClient);
    return answered('Clientes carregados.', { items, nextCursor: last ? writePosition(last) : null, counts });
  });

  addRoute(app, context.identities, createClient, async (call) => {
    const userId = callerId(call.identity);
    requireClientPlan(call.identity);
    requirePast(call.body.birthDate, context.clock());
    const made = await insertClient(database, userId, call.body, context.clock());
    return answered('Cliente cadastrado.', await present(made));
  });

  addRoute(app, context.identities, readClient, async (call) =>
    answered('Cliente carregado.', await present(await own(call))),
  );

  addRoute(app, context.identities, changeClient, async (call) => {
    const { id } = await own(call);
    requireClientPlan(call.identity);
    requirePast(call.body.birthDate, context.clock());
    return answered('Ficha salva.', await present(await updateClient(database, id, call.body, context.clock())));
  });

  addRoute(app, context.identities, archiveClient, async (call) => {
    const { id } = await own(call);
    const { isArchived } = call.body;
    const client = await setArchived(database, id, isArchived ? context.clock() : null);
    return answered(isArchived ? 'Cliente arquivado.' : 'Cliente de volta à lista.', await present(client));
  });

  addRoute(app, context.identities, deleteClient, async (call) => {
    const { id, userId } = await own(call);
    await inTransaction(context, async (transaction) => {
      const analysisIds = await eraseClient(transaction, id);
      const erased = { userId, analysisIds, withReports: true, erasedAt: context.clock().toISOString() };
      if (analysisIds.length > 0) {
        await appendEvent(transaction, context.schema, 'analyses.erased', erased, call.requestId);
      }
    });
    return acknowledged('Cliente apagado, com tudo o que foi feito para ele.');
  });

  addRoute(app, context.identities, exportClient, async (call) => {
    const client = await own(call);
    const now = context.clock();
    const file = presentClientFile(client, await listAnalysesOf(database, client.id), now);
    return call.reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="sefira-cliente-${productDate(now)}.json"`)
      .send(JSON.stringify(file, null, 2));
  });
}

/** @throws DomainError DATE_IN_FUTURE */
function requirePast(birthDate: string, now: Date): void {
  if (birthDate <= productDate(now)) return;
  const refusal = new DomainError('DATE_IN_FUTURE');
  throw new DomainError('DATE_IN_FUTURE', { issues: [{ path: 'birthDate', message: refusal.message }] });
}
