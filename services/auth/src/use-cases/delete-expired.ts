import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { AuthContext } from '../context.ts';
import { deleteExpiredGuests } from '../data/accounts.ts';
import { eraseAgain, eraseDueAccounts } from '../data/erase-account.ts';
import { deleteOldDevices } from '../data/known-devices.ts';
import { deleteExpiredSessions } from '../data/sessions.ts';
import { deviceLifetimeMilliseconds, later } from '../domain/account-policy.ts';

const batch = 200;

/** Deletes expired sessions, tokens, API keys, devices and guests, and erases accounts whose days of grace are over. */
export async function deleteExpired(context: AuthContext, signal: AbortSignal): Promise<void> {
  const now = context.clock();
  const client = clientOf(context);
  const sessions = await deleteExpiredSessions(client, now);
  const past = { where: { expiresAt: { lt: now } } };
  await client.oneTimeToken.deleteMany(past);
  await client.loginChallenge.deleteMany(past);
  await client.usedNonce.deleteMany(past);
  await client.apiKey.deleteMany(past);
  await deleteOldDevices(client, later(now, -deviceLifetimeMilliseconds));
  const guests = await repeat(signal, () => removeGuests(context, now));
  const accounts = await repeat(signal, () =>
    inTransaction(context, (transaction) => eraseDueAccounts(context, transaction, now, batch)),
  );
  await repeat(signal, () => inTransaction(context, (transaction) => eraseAgain(context, transaction, now, batch)));
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

async function repeat(signal: AbortSignal, step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = batch; count === batch && !signal.aborted; total += count) count = await step();
  return total;
}
