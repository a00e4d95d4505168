import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { calendarFile } from '../adapters/calendar-file.ts';
import { hashCalendarName, newCalendarName } from '../adapters/calendar-names.ts';
import type { NumerologyContext, Transaction } from '../context.ts';
import { findOwnAnalysis } from '../data/analyses.ts';
import * as feeds from '../data/analysis-feeds.ts';
import { yearBookCalendar } from '../domain/year-book.ts';
import type { EngineCaller } from '../engine/engine-pool.ts';
import { computeStored } from './read-analysis.ts';

/** When the address of a year book's days was made; null without one. @throws DomainError NOT_FOUND, also for another kind */
export async function readYearBookFeed(context: NumerologyContext, userId: string, id: string): Promise<Date | null> {
  const client = clientOf(context);
  await requireYearBook(client, userId, id);
  return (await feeds.findAnalysisFeed(client, id))?.createdAt ?? null;
}

/** Makes an address and revokes an earlier one. @returns its name @throws DomainError NOT_FOUND */
export async function createYearBookFeed(context: NumerologyContext, userId: string, id: string): Promise<string> {
  const name = newCalendarName();
  await inTransaction(context, async (transaction) => {
    await requireYearBook(transaction, userId, id);
    const feed = { analysisId: id, tokenHash: hashCalendarName(name), createdAt: context.clock() };
    await feeds.storeAnalysisFeed(transaction, feed);
  });
  return name;
}

/** @throws DomainError NOT_FOUND */
export async function deleteYearBookFeed(context: NumerologyContext, userId: string, id: string): Promise<void> {
  const client = clientOf(context);
  await requireYearBook(client, userId, id);
  await feeds.deleteAnalysisFeed(client, id);
}

/** A year book's days under their address, without the person's name; null for an address of none, or of a closed account. */
export async function readYearBookFile(
  context: NumerologyContext,
  tokenHash: string,
  caller: EngineCaller,
): Promise<string | null> {
  const client = clientOf(context);
  const feed = await feeds.findAnalysisFeedByHash(client, tokenHash);
  if (!feed || (await isAccountClosed(client, context.schema, feed.analysis.userId))) return null;
  const content = await computeStored(context, feed.analysis, caller);
  if (content.kind !== 'yearbook') return null;
  return calendarFile('Sefira: livro do ano', yearBookCalendar(content), tokenHash.slice(0, 16), feed.createdAt);
}

async function requireYearBook(transaction: Transaction, userId: string, id: string): Promise<void> {
  const analysis = await findOwnAnalysis(transaction, userId, id);
  if (analysis?.kind !== 'yearbook') throw new DomainError('NOT_FOUND');
}
