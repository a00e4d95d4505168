import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { recordAdministered } from '../use-cases/audit/record-administered.ts';

type Administered = 'account.administered' | 'billing.administered' | 'reseller.administered';

/** Adds an administrator's act to the trail. */
export async function onAdministered({
  event,
  transaction,
  context,
}: EventDelivery<Administered, AdminContext>): Promise<void> {
  await recordAdministered(context, transaction, event.payload);
}
