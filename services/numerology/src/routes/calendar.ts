import {
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  readCalendarFile,
} from '@sefira/contracts/numerology/forecasts';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import { calendarFile } from '../adapters/calendar-file.ts';
import { hashCalendarName, newCalendarName } from '../adapters/calendar-names.ts';
import type { NumerologyContext } from '../context.ts';
import { deleteFeed, findFeed, findFeedByHash, storeFeed } from '../data/calendar-feeds.ts';
import { forecastDays } from '../domain/forecast-days.ts';

const brazil = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The personal days for a calendar program, at an address that can be revoked. */
export function addCalendarRoutes(app: FastifyInstance, context: NumerologyContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, readCalendarFeed, async (call) => {
    const feed = await findFeed(client, callerId(call.identity));
    return answered('Agenda lida.', { createdAt: feed?.createdAt.toISOString() ?? null });
  });

  addRoute(app, context.identities, createCalendarFeed, async (call) => {
    const now = context.clock();
    const { birthDate } = call.body;
    if (birthDate > brazil.format(now)) throw new DomainError('DATE_IN_FUTURE');
    const name = newCalendarName();
    const userId = callerId(call.identity);
    await storeFeed(client, { userId, tokenHash: hashCalendarName(name), birthDate, createdAt: now });
    return answered('Agenda ligada.', { path: `/api/numerology/calendars/${name}.ics` });
  });

  addRoute(app, context.identities, deleteCalendarFeed, async (call) => {
    await deleteFeed(client, callerId(call.identity));
    return acknowledged('Agenda desligada. O endereço deixou de funcionar.');
  });

  addRoute(app, context.identities, readCalendarFile, async (call) => {
    const feed = await findFeedByHash(client, hashCalendarName(call.params.file.replace(/\.ics$/, '')));
    if (!feed || (await isAccountClosed(client, context.schema, feed.userId))) throw new DomainError('NOT_FOUND');
    const now = context.clock();
    const file = calendarFile(forecastDays(feed.birthDate, brazil.format(now)), feed.tokenHash.slice(0, 16), now);
    return call.reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=3600')
      .header('content-disposition', 'inline; filename="sefira.ics"')
      .send(file);
  });
}
