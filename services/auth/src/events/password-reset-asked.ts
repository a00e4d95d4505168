import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AuthContext } from '../context.ts';
import { findAccountByEmail } from '../data/accounts.ts';
import { sendOneTimeLink } from '../data/one-time-tokens.ts';

/** Sends a reset link to the active account of an e-mail, if there is one. */
export async function onPasswordResetAsked({
  event,
  transaction,
  context,
}: EventDelivery<'password.reset_asked', AuthContext>): Promise<void> {
  const account = await findAccountByEmail(transaction, event.payload.email);
  if (account?.status !== 'active') return;
  await sendOneTimeLink(context, transaction, account, 'reset', event.requestId);
}
