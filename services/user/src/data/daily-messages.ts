import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Transaction } from './transaction.ts';

/** Subscribes a person to the message of the day from an hour on, or unsubscribes them (null). */
export async function chooseDailyMessage(transaction: Transaction, userId: string, hour: number | null): Promise<void> {
  if (hour !== null) {
    await transaction.dailyMessage.upsert({ where: { userId }, create: { userId, hour }, update: { hour } });
  } else await transaction.dailyMessage.deleteMany({ where: { userId } });
}

/** A subscriber without the message of a day. */
const dailyReader = z.object({ userId: z.string(), birthDate: z.string(), preferences: z.unknown() });
export type DailyReader = z.infer<typeof dailyReader>;

/** Claims a batch of subscribers of some hours without the message of `date`, locked until the transaction ends. */
export async function takeDailyReaders(
  transaction: Transaction,
  { date, hours }: { readonly date: string; readonly hours: readonly number[] },
  limit: number,
): Promise<DailyReader[]> {
  const readers = await rowsOf(dailyReader)(transaction.$queryRaw`
    SELECT daily.user_id::text AS "userId", profile.birth_date AS "birthDate", profile.preferences
    FROM daily_message daily JOIN profile ON profile.user_id = daily.user_id
    WHERE daily.hour = ANY(${hours}::int[]) AND daily.sent_on < ${date} AND profile.birth_date <= ${date} AND NOT EXISTS (
      SELECT FROM account_standing standing WHERE standing.user_id = daily.user_id AND standing.is_closed)
    LIMIT ${limit} FOR UPDATE OF daily SKIP LOCKED`);
  await transaction.dailyMessage.updateMany({
    where: { userId: { in: readers.map(({ userId }) => userId) } },
    data: { sentOn: date },
  });
  return readers;
}
