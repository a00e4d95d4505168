import * as routes from '@sefira/contracts/numerology/forecasts';
import * as yearBook from '@sefira/contracts/numerology/life/year-book-feed';
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
import { createYearBookFeed, deleteYearBookFeed, readYearBookFeed } from '../use-cases/publish-year-book.ts';

/** Personal days and year books for a calendar program, at addresses that can be revoked. */
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

  addRoute(app, context.identities, yearBook.readYearBookFeed, async (call) => {
    const createdAt = await readYearBookFeed(context, callerId(call.identity), call.params.id);
    return answered('Agenda lida.', { createdAt: createdAt?.toISOString() ?? null });
  });

  addRoute(app, context.identities, yearBook.createYearBookFeed, async (call) => {
    const name = await createYearBookFeed(context, callerId(call.identity), call.params.id);
    return answered('Agenda ligada.', { path: `/api/numerology/calendars/${name}.ics` });
  });

  addRoute(app, context.identities, yearBook.deleteYearBookFeed, async (call) => {
    await deleteYearBookFeed(context, callerId(call.identity), call.params.id);
    return acknowledged('Agenda desligada. O endereço deixou de funcionar.');
  });

  addRoute(app, context.identities, routes.readCalendarFile, async (call) => {
    const file = await readCalendarFile(context, call.params.file.replace(/\.ics$/, ''), {
      role: call.identity.role,
      requestId: call.requestId,
    });
    return call.reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=3600')
      .header('content-disposition', 'inline; filename="sefira.ics"')
      .send(file);
  });
}
