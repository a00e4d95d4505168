import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ResellerContext } from '../context.ts';
import { markSharedDevice } from '../use-cases/marks/add-marks.ts';

/** Reviews attributions between accounts that use one device. */
export async function onDeviceAdded({
  event,
  transaction,
  context,
}: EventDelivery<'device.added', ResellerContext>): Promise<void> {
  const { userId, deviceAccountIds = [] } = event.payload;
  for (const otherId of deviceAccountIds) await markSharedDevice(context, transaction, userId, otherId);
}
