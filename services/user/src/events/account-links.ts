import type { EventDelivery } from '@sefira/messaging/consumer';
import type { UserContext } from '../context.ts';
import { requestMail } from '../use-cases/request-mail.ts';

const templates = {
  'password.reset_requested': 'passwordReset',
  'email.confirmation_requested': 'emailConfirmation',
  'user.invited': 'invitation',
} as const;

/** Mails the link of a change of e-mail to the new address and a notice to the old one. */
export async function onEmailChangeRequested({
  event: { id, payload },
  transaction,
  context,
}: EventDelivery<'email.change_requested', UserContext>): Promise<void> {
  const { userId, name, email, newEmail, sealedToken, requestedAt } = payload;
  const link = { cause: `link:${id}`, template: 'emailChange', recipient: newEmail, userId } as const;
  await requestMail(context, transaction, { ...link, data: { name, sealedToken } });
  if (email === newEmail) return;
  const notice = { cause: `security:${id}`, template: 'emailChangeNotice', recipient: email, userId } as const;
  await requestMail(context, transaction, { ...notice, data: { name, newEmail, at: requestedAt } });
}

/** Mails with a one-time link; the token stays sealed in the row. */
export async function onLinkRequested({
  event,
  transaction,
  context,
}: EventDelivery<keyof typeof templates, UserContext>): Promise<void> {
  const { userId, name, email, sealedToken } = event.payload;
  const template = templates[event.name];
  const mail = { cause: `link:${event.id}`, template, recipient: email, userId, data: { name, sealedToken } } as const;
  await requestMail(context, transaction, mail);
}
