import { clientOf } from '@sefira/database/access';
import type { AuthContext } from '../../context.ts';
import { deleteExpiredProofs } from '../../data/erasure.ts';
import { deleteOldDevices } from '../../data/known-devices.ts';
import { deleteExpiredSessions } from '../../data/sessions.ts';
import { deviceLifetimeMilliseconds, later } from '../../domain/account-policy.ts';
import { eraseDueAccounts, eraseGuests, repeatErasures } from './erase-accounts.ts';

const batch = 200;

/** Deletes expired sessions, proofs, API keys, devices and guests, and erases accounts after their grace period. */
export async function deleteExpired(context: AuthContext, signal: AbortSignal): Promise<void> {
  const now = context.clock();
  const client = clientOf(context);
  const sessions = await deleteExpiredSessions(client, now, signal);
  await deleteExpiredProofs(client, now, signal);
  await deleteOldDevices(client, later(now, -deviceLifetimeMilliseconds), signal);
  const guests = await repeat(signal, () => eraseGuests(context, now, batch));
  const accounts = await repeat(signal, () => eraseDueAccounts(context, now, batch));
  await repeat(signal, () => repeatErasures(context, now, batch));
  if (sessions + guests + accounts > 0) context.logger.info({ sessions, guests, accounts }, 'expired records removed');
}

async function repeat(signal: AbortSignal, step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = batch; count === batch && !signal.aborted; total += count) count = await step();
  return total;
}
