import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';

/** Name, birth date and avatar as the signed-in user shows them; the profile owns them. */
export async function onProfileUpdated(
  event: EventEnvelope<'profile.updated'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  const { userId, name, birthDate, avatar } = event.payload;
  await transaction.account.updateMany({
    where: { id: userId, status: { not: 'erased' } },
    data: { name, birthDate, avatar },
  });
}
