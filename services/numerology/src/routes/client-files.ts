import { Readable } from 'node:stream';
import * as routes from '@sefira/contracts/numerology/panel/client-files';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { exportClients } from '../use-cases/export-clients.ts';
import { importClients } from '../use-cases/import-clients.ts';
import { readPanelFigures } from '../use-cases/read-panel-figures.ts';

/** A list of clients in and out, and the figures of the panel. */
export function addClientFileRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, routes.importClients, async (call) => {
    const imported = await importClients(context, call.identity, call.body);
    return answered(imported.isDone ? 'Lista importada.' : 'Lista conferida.', imported);
  });

  addRoute(app, context.identities, routes.exportClients, async (call) =>
    call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="sefira-clientes-${productDate(context.clock())}.csv"`)
      .send(Readable.from(exportClients(context, callerId(call.identity)))),
  );

  addRoute(app, context.identities, routes.readPanelFigures, async (call) => {
    const months = await readPanelFigures(context, callerId(call.identity));
    return answered('Números carregados.', { months });
  });
}
