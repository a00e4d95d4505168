import * as z from 'zod/mini';
import { acknowledgement } from '../shared/envelope.ts';
import { email, id } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/**
 * Requested before a mail is sent on behalf of a person: one budget per sender and one per recipient, over all ways to
 * request a mail. A permit counts as a mail.
 */
export const permitMail = defineRoute({
  id: 'user.permitMail',
  service: 'user',
  method: 'POST',
  path: '/internal/mail-permits',
  access: 'internal',
  summary: 'Diz se uma pessoa pode mandar um e-mail a um endereço agora, e conta o envio.',
  body: z.object({ senderId: id, recipient: email }),
  response: acknowledgement,
  errors: ['EMAIL_UNCONFIRMED', 'MAIL_LIMIT_REACHED', 'RECIPIENT_REFUSES_MAIL'],
});

/** One click in a mail program (RFC 8058) or on our page: this address gets no more mails sent by other people. */
export const refuseMail = defineRoute({
  id: 'user.refuseMail',
  service: 'user',
  method: 'POST',
  path: '/mail-refusals/:token',
  access: 'public',
  summary: 'Para de enviar a este endereço e-mails pedidos por outras pessoas.',
  params: z.object({ token: id }),
  response: acknowledgement,
  errors: ['TOKEN_INVALID'],
  rateLimit: { limit: 30, windowSeconds: 3600, by: 'address' },
});
