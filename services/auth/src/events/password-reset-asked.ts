import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { AuthContext, Transaction } from '../context.ts';
import { findAccountByEmail } from '../data/accounts.ts';
import { sendOneTimeLink } from '../data/one-time-tokens.ts';

/** Somebody forgot a password: a link for the account of that e-mail, if there is one that may be used. */
export async function onPasswordResetAsked(
  event: EventEnvelope<'password.reset_asked'>,
  { transaction }: HandlerContext<Transaction>,
  context: AuthContext,
): Promise<void> {
  const account = await findAccountByEmail(transaction, event.payload.email);
  if (account?.status !== 'active') return;
  await sendOneTimeLink(context, transaction, account, 'reset', event.requestId);
}
