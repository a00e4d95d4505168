import * as routes from '@sefira/contracts/numerology/forecasts';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  readCalendarFile,
} from '../use-cases/publish-calendar.ts';

/** The personal days for a calendar program, at an address that can be revoked. */
export function addCalendarRoutes(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, routes.readCalendarFeed, async (call) => {
    const createdAt = await readCalendarFeed(context, callerId(call.identity));
    return answered('Agenda lida.', { createdAt: createdAt?.toISOString() ?? null });
  });

  addRoute(app, context.identities, routes.createCalendarFeed, async (call) => {
    const name = await createCalendarFeed(context, call.identity, call.body.birthDate);
    return answered('Agenda ligada.', { path: `/api/numerology/calendars/${name}.ics` });
  });

  addRoute(app, context.identities, routes.deleteCalendarFeed, async (call) => {
    await deleteCalendarFeed(context, callerId(call.identity));
    return acknowledged('Agenda desligada. O endereço deixou de funcionar.');
  });

  addRoute(app, context.identities, routes.readCalendarFile, async (call) => {
    const file = await readCalendarFile(context, call.params.file.replace(/\.ics$/, ''), call.requestId);
    return call.reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=3600')
      .header('content-disposition', 'inline; filename="sefira.ics"')
      .send(file);
  });
}
