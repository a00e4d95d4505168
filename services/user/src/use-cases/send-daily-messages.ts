import { inTransaction } from '@sefira/database/access';
import { productDate } from '@sefira/platform/time/clock';
import type { UserContext } from '../context.ts';
import { takeDailyReaders } from '../data/daily-messages.ts';
import { dailyMessage, hoursThatCame, isTimeForIt } from '../domain/daily-message.ts';
import { readPreferences } from '../domain/preferences.ts';
import { storeNotifications } from './notify.ts';

const batch = 200;

/** Sends each subscriber the message of the day, once a day, from the chosen hour on. */
export async function sendDailyMessages(context: UserContext, signal: AbortSignal): Promise<void> {
  for (let sent = batch; sent === batch && !signal.aborted && isTimeForIt(context.clock()); ) {
    const now = context.clock();
    const date = productDate(now);
    sent = await inTransaction(context, async (transaction) => {
      const readers = await takeDailyReaders(transaction, { date, hours: hoursThatCame(now) }, batch);
      const messages = readers.map(({ userId, birthDate, preferences }) => ({
        userId,
        kind: 'daily_message' as const,
        cause: `daily:${date}`,
        ...dailyMessage(birthDate, date),
        link: '/analyses/predictions',
        isPushed: readPreferences(preferences).notifications.push,
      }));
      await storeNotifications(context, transaction, messages);
      return readers.length;
    });
  }
}
