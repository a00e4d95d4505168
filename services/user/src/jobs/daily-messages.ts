import { setInterval } from 'node:timers';
import { inTransaction } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import { productDate } from '@sefira/platform/time/clock';
import type { UserContext } from '../context.ts';
import { takeDailyReaders } from '../data/daily-messages.ts';
import { addNotifications } from '../data/notifications.ts';
import { dailyMessage, isTimeForIt } from '../domain/daily-message.ts';
import { readPreferences } from '../domain/preferences.ts';

const intervalMilliseconds = 60_000;
const batch = 200;

/** Sends the message of the day to whoever asked for it, once a day each; safe to run in every replica. */
export function startDailyMessages(context: UserContext): BackgroundWork {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= tellAll(context, stopping.signal)
      .catch((error: unknown) =>
        context.logger.warn({ reason: String(error) }, 'messages of the day will be tried again'),
      )
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function tellAll(context: UserContext, stop: AbortSignal): Promise<void> {
  let told = batch;
  while (told === batch && !stop.aborted && isTimeForIt(context.clock())) told = await tellSome(context);
}

/** @returns how many were told */
function tellSome(context: UserContext): Promise<number> {
  const now = context.clock();
  const date = productDate(now);
  return inTransaction(context, async (transaction) => {
    const readers = await takeDailyReaders(transaction, date, batch);
    const messages = readers.map(({ userId, birthDate, preferences }) => ({
      userId,
      kind: 'daily_message' as const,
      cause: `daily:${date}`,
      ...dailyMessage(birthDate, date),
      link: '/analyses/predictions',
      isPushed: readPreferences(preferences).notifications.push,
    }));
    await addNotifications(transaction, messages, now);
    return readers.length;
  });
}
