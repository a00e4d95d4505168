import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import { permitVisitorMail } from '../use-cases/permit-mail.ts';
import { requestMail } from '../use-cases/request-mail.ts';

/** A message of the contact form: mailed to the team, with a receipt to its writer. */
export async function onContactReceived({
  event,
  transaction,
  context,
}: EventDelivery<'contact.received', UserContext>): Promise<void> {
  const { messageId, name, email, topic, message, recipient } = event.payload;
  const forTeam = { cause: `contact:${messageId}`, template: 'contactForTeam', recipient } as const;
  await requestMail(context, transaction, { ...forTeam, data: { name, email, topic, message } });
  if (!(await permitVisitorMail(transaction, email, context.clock()))) return;
  const receipt = { cause: `contact-receipt:${messageId}`, template: 'contactReceipt', recipient: email } as const;
  await requestMail(context, transaction, { ...receipt, data: {} });
}

/** Mails the confirmation link of a newsletter subscription. */
export async function onNewsletterAsked({
  event,
  transaction,
  context,
}: EventDelivery<'newsletter.confirmation_requested', UserContext>): Promise<void> {
  const { email, sealedToken } = event.payload;
  if (!(await permitVisitorMail(transaction, email, context.clock()))) return;
  const mail = { cause: `newsletter:${event.id}`, template: 'newsletterConfirmation', recipient: email } as const;
  await requestMail(context, transaction, { ...mail, data: { sealedToken } });
}

/** Mails an article to a subscriber once. */
export async function onNewsletterDue({
  event,
  transaction,
  context,
}: EventDelivery<'newsletter.issue_due', UserContext>): Promise<void> {
  const { issueId, subscriberId, email, title, summary, path, sealedToken } = event.payload;
  const cause = `issue:${issueId}:${subscriberId}`;
  const data = { title, summary, path, sealedToken };
  await requestMail(context, transaction, { cause, template: 'newsletterIssue', recipient: email, data });
}
