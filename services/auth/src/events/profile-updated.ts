import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';
import { copyProfile } from '../use-cases/accounts/copy-account-facts.ts';

export async function onProfileUpdated({
  event,
  transaction,
}: EventDelivery<'profile.updated', AuthContext>): Promise<void> {
  await copyProfile(transaction, event.payload);
}
