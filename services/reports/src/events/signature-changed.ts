import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { changeSignatureReport } from '../use-cases/change-signature-report.ts';

export async function onSignatureChanged({
  event,
  transaction,
  context,
}: EventDelivery<'signature.changed', ReportsContext>): Promise<void> {
  await changeSignatureReport(transaction, context, event.payload, event.requestId);
}
