import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { recordFailingLogins } from '../use-cases/audit/record-failing-logins.ts';

/** Records credential stuffing and sends an alert. */
export async function onLoginsFailing({
  event,
  transaction,
  context,
}: EventDelivery<'logins.failing', AdminContext>): Promise<void> {
  await recordFailingLogins(context, transaction, event.payload);
}
