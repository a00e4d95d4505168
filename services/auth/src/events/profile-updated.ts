import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';

/** Name, birth date and avatar as the signed-in user shows them; the profile owns them. */
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
