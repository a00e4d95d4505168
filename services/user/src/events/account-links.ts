import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Clock } from '@sefira/platform/clock';
import type { Transaction } from '../context.ts';
import { addMail } from '../data/mails.ts';

/** Mails with a one-time link; the token stays sealed in the row. */
export async function onLinkRequested(
  event: EventEnvelope<'password.reset_requested'> | EventEnvelope<'email.confirmation_requested'>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { userId, name, email, sealedToken } = event.payload;
  const template = event.name === 'password.reset_requested' ? 'passwordReset' : 'emailConfirmation';
  const mail = { cause: `link:${event.id}`, template, recipient: email, userId, data: { name, sealedToken } } as const;
  await addMail(transaction, mail, clock());
}
