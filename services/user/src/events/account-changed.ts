import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Clock } from '@sefira/platform/time/clock';
import type { Transaction } from '../context.ts';
import { erasePerson } from '../data/erase-person.ts';
import { addMail } from '../data/mails.ts';
import { addProfile, noteAccount } from '../data/profiles.ts';

/** What auth tells of an account is kept beside its profile. */
export async function onUserUpdated(
  event: EventEnvelope<'user.updated'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, name, birthDate, email, isTwoFactorEnabled, isEmailConfirmed, updatedAt } = event.payload;
  // The event of the registration may still be on its way.
  await addProfile(transaction, { userId, name, email, birthDate });
  await noteAccount(transaction, { userId, email, isTwoFactorEnabled, isEmailConfirmed }, new Date(updatedAt));
}

/** The owner of a closed account gets one mail, which names the day of erasure. */
export async function onUserDeactivated(
  event: EventEnvelope<'user.deactivated'>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { userId, name, email, eraseAt } = event.payload;
  const mail = { cause: `deactivated:${event.id}`, template: 'accountDeactivated', recipient: email, userId } as const;
  await addMail(transaction, { ...mail, data: { name, eraseAt } }, clock());
}

/** Decision 17: after the days of grace nothing personal stays. */
export async function onUserErased(
  event: EventEnvelope<'user.erased'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await erasePerson(transaction, event.payload.userId);
}
