import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import { calendarFile } from '../adapters/calendar-file.ts';
import { hashCalendarName, newCalendarName } from '../adapters/calendar-names.ts';
import type { NumerologyContext } from '../context.ts';
import { deleteFeed, findFeed, findFeedByHash, storeFeed } from '../data/calendar-feeds.ts';
import { forecastDays } from '../domain/forecast-days.ts';
import type { EngineCaller } from '../engine/engine-pool.ts';
import { requireForecastPlan } from '../policies.ts';
import { readYearBookFile } from './publish-year-book.ts';

/** When the caller's calendar address was made; null without one. */
export async function readCalendarFeed(context: NumerologyContext, userId: string): Promise<Date | null> {
  return (await findFeed(clientOf(context), userId))?.createdAt ?? null;
}

/** Makes a calendar address and revokes an earlier one. @returns its name @throws DomainError PLAN_REQUIRED, DATE_IN_FUTURE */
export async function createCalendarFeed(
  context: NumerologyContext,
  identity: Identity,
  birthDate: string,
): Promise<string> {
  requireForecastPlan(identity.plan);
  const userId = callerId(identity);
  const now = context.clock();
  if (birthDate > productDate(now)) throw new DomainError('DATE_IN_FUTURE');
  const name = newCalendarName();
  await storeFeed(clientOf(context), { userId, tokenHash: hashCalendarName(name), birthDate, createdAt: now });
  return name;
}

export function deleteCalendarFeed(context: NumerologyContext, userId: string): Promise<void> {
  return deleteFeed(clientOf(context), userId);
}

/**
 * The calendar of an address as an iCalendar text: of forecasts while its owner's plan includes them, or of a year book.
 * @throws DomainError NOT_FOUND, PLAN_REQUIRED, DEPENDENCY_DOWN
 */
export async function readCalendarFile(
  context: NumerologyContext,
  name: string,
  caller: EngineCaller & { readonly requestId: string },
): Promise<string> {
  const client = clientOf(context);
  const tokenHash = hashCalendarName(name);
  const feed = await findFeedByHash(client, tokenHash);
  const yearBook = feed ? null : await readYearBookFile(context, tokenHash, caller);
  if (yearBook) return yearBook;
  if (!feed || (await isAccountClosed(client, context.schema, feed.userId))) throw new DomainError('NOT_FOUND');
  requireForecastPlan(await context.billing.planOf(feed.userId, caller.requestId));
  const now = context.clock();
  return calendarFile(
    'Sefira: meu dia em números',
    forecastDays(feed.birthDate, productDate(now)),
    feed.tokenHash.slice(0, 16),
    now,
  );
}
