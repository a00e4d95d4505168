import { setInterval } from 'node:timers';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import type { AuthContext } from '../context.ts';
import { deleteExpiredGuests } from '../data/accounts.ts';
import { eraseAgain, eraseDueAccounts } from '../data/erase-account.ts';
import { deleteOldDevices } from '../data/known-devices.ts';
import { deleteExpiredSessions } from '../data/sessions.ts';
import { deviceLifetimeMilliseconds, later } from '../domain/account-policy.ts';

const batch = 200;

/** Removes what has ended, at the start and in rounds; safe to run in every replica. */
export function startExpiry(context: AuthContext): BackgroundWork {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= removeExpired(context)
      .catch((error: unknown) => context.logger.warn({ reason: String(error) }, 'expiry will try again'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, context.settings.EXPIRY_ROUND_SECONDS * 1000);
  timer.unref();
  run();
  return {
    pending: async () => (running === undefined ? 0 : 1),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}

async function removeExpired(context: AuthContext): Promise<void> {
  const now = context.clock();
  const client = clientOf(context);
  const sessions = await deleteExpiredSessions(client, now);
  const past = { where: { expiresAt: { lt: now } } };
  await client.oneTimeToken.deleteMany(past);
  await client.loginChallenge.deleteMany(past);
  await client.usedNonce.deleteMany(past);
  await client.apiKey.deleteMany(past);
  await deleteOldDevices(client, later(now, -deviceLifetimeMilliseconds));
  const guests = await repeat(() => removeGuests(context, now));
  const accounts = await repeat(() =>
    inTransaction(context, (transaction) => eraseDueAccounts(context, transaction, now, batch)),
  );
  await repeat(() => inTransaction(context, (transaction) => eraseAgain(context, transaction, now, batch)));
  if (sessions + guests + accounts > 0) context.logger.info({ sessions, guests, accounts }, 'expired records removed');
}

/** A guest's analyses and reports go with him. */
function removeGuests(context: AuthContext, now: Date): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const ids = await deleteExpiredGuests(transaction, now, batch);
    for (const userId of ids) {
      await appendEvent(transaction, context.schema, 'user.erased', { userId, erasedAt: now.toISOString() }, null);
    }
    return ids.length;
  });
}

async function repeat(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = batch; count === batch; total += count) count = await step();
  return total;
}
