import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Clock } from '@sefira/platform/time/clock';
import type { Transaction } from '../context.ts';
import { addMail } from '../data/mails.ts';
import { permitVisitorMail } from '../use-cases/permit-mail.ts';

/** A message of the contact form: to the team, and a receipt to who wrote. */
export async function onContactReceived(
  event: EventEnvelope<'contact.received'>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { messageId, name, email, topic, message, recipient } = event.payload;
  const forTeam = { cause: `contact:${messageId}`, template: 'contactForTeam', recipient } as const;
  await addMail(transaction, { ...forTeam, data: { name, email, topic, message } }, clock());
  if (!(await permitVisitorMail(transaction, email, clock()))) return;
  const receipt = { cause: `contact-receipt:${messageId}`, template: 'contactReceipt', recipient: email } as const;
  await addMail(transaction, { ...receipt, data: {} }, clock());
}

/** Somebody asked for the newsletter: one mail, with the link that confirms. */
export async function onNewsletterAsked(
  event: EventEnvelope<'newsletter.confirmation_requested'>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { email, sealedToken } = event.payload;
  if (!(await permitVisitorMail(transaction, email, clock()))) return;
  const mail = { cause: `newsletter:${event.id}`, template: 'newsletterConfirmation', recipient: email } as const;
  await addMail(transaction, { ...mail, data: { sealedToken } }, clock());
}

/** An article to one subscriber, once. */
export async function onNewsletterDue(
  event: EventEnvelope<'newsletter.issue_due'>,
  { transaction }: HandlerContext<Transaction>,
  clock: Clock,
): Promise<void> {
  const { issueId, subscriberId, email, title, summary, path, sealedToken } = event.payload;
  const cause = `issue:${issueId}:${subscriberId}`;
  const data = { title, summary, path, sealedToken };
  await addMail(transaction, { cause, template: 'newsletterIssue', recipient: email, data }, clock());
}
