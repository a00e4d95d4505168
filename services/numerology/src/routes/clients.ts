import * as routes from '@sefira/contracts/numerology/clients';
import * as dates from '@sefira/contracts/numerology/panel/client-dates';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { readPosition, writePosition } from '../domain/clients/client-card.ts';
import { readDatePosition, writeDatePosition } from '../domain/clients/date-position.ts';
import { presentClient, presentClientDate, presentClientFile, presentDatedClient } from '../presenters/client.ts';
import { archiveClient, changeClient, createClient } from '../use-cases/change-client.ts';
import { deleteClient } from '../use-cases/delete-client.ts';
import { readDates, readDatesOf } from '../use-cases/read-client-dates.ts';
import { readClient, readClientFile, readClients } from '../use-cases/read-clients.ts';

/** The client panel: cards of a professional's clients. */
export function addClientRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, routes.listClients, async (call) => {
    const { search = '', status, cursor, limit } = call.query;
    const { clients, counts } = await readClients(context, callerId(call.identity), {
      isArchived: status === 'archived',
      search: foldText(search),
      after: readPosition(cursor),
      limit: limit + 1,
    });
    const items = clients.slice(0, limit);
    const last = clients.length > limit ? items.at(-1) : undefined;
    const nextCursor = last ? writePosition(last) : null;
    return answered('Clientes carregados.', { items: items.map(presentClient), nextCursor, counts });
  });

  addRoute(app, context.identities, dates.listClientDates, async (call) => {
    const { days, kind = null, cursor, limit } = call.query;
    const after = readDatePosition(cursor);
    const found = await readDates(context, callerId(call.identity), { days, kind, after, limit: limit + 1 });
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    const nextCursor = last ? writeDatePosition(last) : null;
    return answered('Datas carregadas.', { items: items.map(presentDatedClient), nextCursor });
  });

  addRoute(app, context.identities, dates.readClientDates, async (call) => {
    const items = await readDatesOf(context, callerId(call.identity), call.params.id);
    return answered('Datas carregadas.', { items: items.map(presentClientDate) });
  });

  addRoute(app, context.identities, routes.createClient, async (call) => {
    const created = await createClient(context, call.identity, call.body);
    return answered('Cliente cadastrado.', presentClient(created));
  });

  addRoute(app, context.identities, routes.readClient, async (call) => {
    const client = await readClient(context, callerId(call.identity), call.params.id);
    return answered('Cliente carregado.', presentClient(client));
  });

  addRoute(app, context.identities, routes.changeClient, async (call) => {
    const changed = await changeClient(context, call.identity, call.params.id, call.body);
    return answered('Ficha salva.', presentClient(changed));
  });

  addRoute(app, context.identities, routes.archiveClient, async (call) => {
    const { isArchived } = call.body;
    const client = await archiveClient(context, callerId(call.identity), call.params.id, isArchived);
    return answered(isArchived ? 'Cliente arquivado.' : 'Cliente de volta à lista.', presentClient(client));
  });

  addRoute(app, context.identities, routes.deleteClient, async (call) => {
    await deleteClient(context, { userId: callerId(call.identity), requestId: call.requestId }, call.params.id);
    return acknowledged('Cliente apagado, com tudo o que foi feito para ele.');
  });

  addRoute(app, context.identities, routes.exportClient, async (call) => {
    const { client, analyses, deliveries } = await readClientFile(context, callerId(call.identity), call.params.id);
    const now = context.clock();
    return call.reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="sefira-cliente-${productDate(now)}.json"`)
      .send(JSON.stringify(presentClientFile(client, analyses, deliveries, now), null, 2));
  });
}
