import type { Transaction } from '../context.ts';

/** Subscribes a person to the message of the day, or unsubscribes them. */
export async function chooseDailyMessage(transaction: Transaction, userId: string, isWanted: boolean): Promise<void> {
  if (isWanted) await transaction.dailyMessage.createMany({ data: [{ userId }], skipDuplicates: true });
  else await transaction.dailyMessage.deleteMany({ where: { userId } });
}

/** A subscriber without the message of a day. */
export interface DailyReader {
  readonly userId: string;
  readonly birthDate: string;
  readonly preferences: unknown;
}

/** Claims a batch of subscribers without the message of `date`, locked until the transaction ends. */
export async function takeDailyReaders(transaction: Transaction, date: string, limit: number): Promise<DailyReader[]> {
  const readers = await transaction.$queryRaw<DailyReader[]>`
    SELECT daily.user_id::text AS "userId", profile.birth_date AS "birthDate", profile.preferences
    FROM daily_message daily JOIN profile ON profile.user_id = daily.user_id
    WHERE daily.sent_on < ${date} AND profile.birth_date <= ${date} AND NOT EXISTS (
      SELECT FROM account_standing standing WHERE standing.user_id = daily.user_id AND standing.is_closed)
    ORDER BY daily.sent_on LIMIT ${limit} FOR UPDATE OF daily SKIP LOCKED`;
  await transaction.dailyMessage.updateMany({
    where: { userId: { in: readers.map(({ userId }) => userId) } },
    data: { sentOn: date },
  });
  return readers;
}
