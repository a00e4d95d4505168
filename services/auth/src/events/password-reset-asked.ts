import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';
import { sendResetLink } from '../use-cases/proofs/send-one-time-link.ts';

export async function onPasswordResetAsked({
  event,
  transaction,
  context,
}: EventDelivery<'password.reset_asked', AuthContext>): Promise<void> {
  await sendResetLink(context, transaction, event.payload.email, event.requestId);
}
