import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { UserContext } from '../context.ts';
import {
  addPermit,
  addRefusal,
  hashAddress,
  isMailRefused,
  lockBudgets,
  permittedMails,
} from '../data/mail-permits.ts';
import { findMail } from '../data/mails.ts';
import { findProfile } from '../data/profiles.ts';
import type { Transaction } from '../data/transaction.ts';
import { decideMail, type MailDecision, ownLimit, recipientLimit, senderLimit } from '../domain/mail-budget.ts';
import { ownProfile } from './own-profile.ts';

/** Mails of visitors count for the recipient only; the gateway limits the visitor's network. */
const visitor = 'visitor';

interface Sending {
  readonly sender: string;
  readonly recipient: string;
  readonly isOwnAddress: boolean;
  readonly isSenderConfirmed: boolean;
  /** True for mails about the recipient's own account, which are no mails of other people. */
  readonly isAboutAccount?: boolean;
}

/** Decides about a mail and counts it when it is permitted. */
async function spend(transaction: Transaction, sending: Sending, now: Date): Promise<MailDecision> {
  const { sender, recipient, isOwnAddress, isSenderConfirmed, isAboutAccount = false } = sending;
  const isOwn = isOwnAddress && isSenderConfirmed;
  await lockBudgets(transaction, [sender, recipient]);
  const decision = decideMail({
    isOwn,
    isOwnAddress,
    isSenderConfirmed,
    isRefused: !isAboutAccount && (await isMailRefused(transaction, recipient)),
    bySender: sender === visitor ? [] : await permittedMails(transaction, { sender }, now),
    toRecipient: await permittedMails(transaction, { recipient }, now),
    now,
  });
  if (decision.outcome === 'permitted') await addPermit(transaction, { sender, recipient, isOwn }, now);
  return decision;
}

/**
 * Permits a mail on behalf of a person and counts it.
 * @throws DomainError EMAIL_UNCONFIRMED, MAIL_LIMIT_REACHED (with the time), RECIPIENT_REFUSES_MAIL, NOT_FOUND
 */
export async function permitPersonalMail(
  context: UserContext,
  {
    senderId,
    recipient,
    requestId,
  }: { readonly senderId: string; readonly recipient: string; readonly requestId: string },
): Promise<void> {
  const profile = await ownProfile(context, senderId, requestId);
  const now = context.clock();
  const sending = {
    sender: senderId,
    recipient: hashAddress(recipient),
    isOwnAddress: profile.email !== null && hashAddress(profile.email) === hashAddress(recipient),
    isSenderConfirmed: profile.isEmailConfirmed,
  };
  refuse(await inTransaction(context, (transaction) => spend(transaction, sending, now)), sending, now);
}

/** Permits a mail to an address that a visitor typed, such as a receipt of the contact form, and counts it. @returns false when refused */
export async function permitVisitorMail(transaction: Transaction, recipient: string, now: Date): Promise<boolean> {
  // The visitor claims the address as their own, which the mail is to confirm.
  const sending = { sender: visitor, recipient: hashAddress(recipient), isOwnAddress: true, isSenderConfirmed: false };
  return (await spend(transaction, sending, now)).outcome === 'permitted';
}

/**
 * Counts a mail about an account in the budgets of its address and of the account.
 * @returns false when one of them is exhausted
 */
export async function permitAccountMail(
  transaction: Transaction,
  { userId, recipient }: { readonly userId: string; readonly recipient: string },
  now: Date,
): Promise<boolean> {
  const profile = await findProfile(transaction, userId);
  const isKnown = profile?.email != null && hashAddress(profile.email) === hashAddress(recipient);
  const sending = {
    sender: userId,
    recipient: hashAddress(recipient),
    isOwnAddress: true,
    isSenderConfirmed: isKnown && profile.isEmailConfirmed,
    isAboutAccount: true,
  };
  return (await spend(transaction, sending, now)).outcome === 'permitted';
}

/** Stores that the recipient of a mail refuses mails sent by other people. @throws DomainError TOKEN_INVALID */
export async function refuseMails(context: UserContext, mailId: string): Promise<void> {
  const client = clientOf(context);
  const mail = await findMail(client, mailId);
  if (!mail) throw new DomainError('TOKEN_INVALID');
  await addRefusal(client, hashAddress(mail.recipient), context.clock());
}

function refuse(decision: MailDecision, { isOwnAddress, isSenderConfirmed }: Sending, now: Date): void {
  switch (decision.outcome) {
    case 'permitted':
      return;
    case 'unconfirmed':
      throw new DomainError('EMAIL_UNCONFIRMED');
    case 'refused':
      throw new DomainError('RECIPIENT_REFUSES_MAIL');
    case 'sender_limit':
    case 'recipient_limit': {
      const limit = isOwnAddress && isSenderConfirmed ? ownLimit : recipientLimit;
      const reason =
        decision.outcome === 'sender_limit'
          ? `Você já enviou ${senderLimit} e-mails a outras pessoas em 24 horas.`
          : `Este endereço já recebeu ${limit} e-mails pedidos aqui em 24 horas.`;
      throw new DomainError('MAIL_LIMIT_REACHED', {
        message: `${reason} Você pode enviar de novo ${moment.format(decision.retryAt)} (horário de Brasília).`,
        retryAfterSeconds: (decision.retryAt.getTime() - now.getTime()) / 1000,
      });
    }
  }
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});
