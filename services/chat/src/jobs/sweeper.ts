import { setInterval } from 'node:timers';
import { clientOf } from '@sefira/database/access';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { ChatContext } from '../context.ts';
import { findSilentAnswers } from '../data/answers.ts';
import { deleteExpiredConversations } from '../data/conversations.ts';

const intervalMilliseconds = 3000;
/** A live try is shorter, or its job is still there and stays the only one. */
const silentMilliseconds = 6000;
const expiryMilliseconds = 600_000;
const batch = 500;

/** Orders answers again whose job was lost with Redis, and removes what guests left behind; safe in every replica. */
export function startSweeper(context: ChatContext): BackgroundWork {
  let nextExpiry = 0;
  let sweeping: Promise<void> = Promise.resolve();

  async function sweep(): Promise<void> {
    const now = context.clock();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const silence = { before: ago(silentMilliseconds), after: ago(-silentMilliseconds) };
    const silent = await findSilentAnswers(clientOf(context), silence, batch);
    for (const { id, userId, version } of silent) context.enqueueAnswer({ messageId: id, userId, version });
    if (now.getTime() < nextExpiry) return;
    nextExpiry = now.getTime() + expiryMilliseconds;
    const conversations = await deleteExpiredConversations(clientOf(context), now);
    if (conversations > 0) context.logger.info({ conversations }, 'expired conversations removed');
  }

  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep).catch((error: unknown) => {
      context.logger.warn({ reason: String(error) }, 'sweeper will try again');
    });
  }, intervalMilliseconds);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
