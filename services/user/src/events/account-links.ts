import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Clock } from '@sefira/platform/clock';
import type { Transaction } from '../context.ts';
import { addMail } from '../data/mails.ts';

const templates = {
  'password.reset_requested': 'passwordReset',
  'email.confirmation_requested': 'emailConfirmation',
  'user.invited': 'invitation',
} as const;

/** Mails with a one-time link; the token stays sealed in the row. */
export async function onLinkRequested(
  event: EventEnvelope<keyof typeof templates>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { userId, name, email, sealedToken } = event.payload;
  const template = templates[event.name];
  const mail = { cause: `link:${event.id}`, template, recipient: email, userId, data: { name, sealedToken } } as const;
  await addMail(transaction, mail, clock());
}
