import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Clock } from '@sefira/platform/clock';
import type { Transaction } from '../context.ts';
import { addMail } from '../data/mails.ts';
import { addProfile } from '../data/profiles.ts';

/** A new account gets its profile and its welcome. */
export async function onUserRegistered(
  event: EventEnvelope<'user.registered'>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { userId, name, email, birthDate } = event.payload;
  await addProfile(transaction, { userId, name, email, birthDate });
  await addMail(
    transaction,
    { cause: `welcome:${userId}`, template: 'welcome', recipient: email, data: { name } },
    clock(),
  );
}
