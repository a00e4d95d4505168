import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import { calendarFile } from '../adapters/calendar-file.ts';
import { hashCalendarName, newCalendarName } from '../adapters/calendar-names.ts';
import type { NumerologyContext } from '../context.ts';
import { deleteFeed, findFeed, findFeedByHash, storeFeed } from '../data/calendar-feeds.ts';
import { forecastDays } from '../domain/forecast-days.ts';

/** When the caller's calendar address was made; null without one. */
export async function readCalendarFeed(context: NumerologyContext, userId: string): Promise<Date | null> {
  return (await findFeed(clientOf(context), userId))?.createdAt ?? null;
}

/** Makes a calendar address and revokes an earlier one. @returns its name @throws DomainError DATE_IN_FUTURE */
export async function createCalendarFeed(
  context: NumerologyContext,
  userId: string,
  birthDate: string,
): Promise<string> {
  const now = context.clock();
  if (birthDate > productDate(now)) throw new DomainError('DATE_IN_FUTURE');
  const name = newCalendarName();
  await storeFeed(clientOf(context), { userId, tokenHash: hashCalendarName(name), birthDate, createdAt: now });
  return name;
}

export function deleteCalendarFeed(context: NumerologyContext, userId: string): Promise<void> {
  return deleteFeed(clientOf(context), userId);
}

/** The calendar of an address as an iCalendar text. @throws DomainError NOT_FOUND */
export async function readCalendarFile(context: NumerologyContext, name: string): Promise<string> {
  const client = clientOf(context);
  const feed = await findFeedByHash(client, hashCalendarName(name));
  if (!feed || (await isAccountClosed(client, context.schema, feed.userId))) throw new DomainError('NOT_FOUND');
  const now = context.clock();
  return calendarFile(forecastDays(feed.birthDate, productDate(now)), feed.tokenHash.slice(0, 16), now);
}
