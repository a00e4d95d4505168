import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';

/** Copies name, birth date and avatar, which the profile owns, to the account. */
export async function onProfileUpdated({
  event,
  transaction,
}: EventDelivery<'profile.updated', AuthContext>): Promise<void> {
  const { userId, name, birthDate, avatar } = event.payload;
  await transaction.account.updateMany({
    where: { id: userId, status: { not: 'erased' } },
    data: { name, birthDate, avatar },
  });
}
