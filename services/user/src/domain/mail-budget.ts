import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Mails in 24 hours from one person to other people's addresses. */
export const senderLimit = 10;
/** Mails in 24 hours to one address, over all senders and all ways to request them. */
export const recipientLimit = 5;
/** Mails in 24 hours to the sender's own, confirmed address. */
export const ownLimit = 20;

/**
 * Mails about an account that count in the budget of their address. A `limited` one is withheld when the budget is exhausted;
 * a `counted` one is always sent, so that strangers cannot exclude the owner from a reset of the password.
 */
export const accountMails: Readonly<Record<string, 'limited' | 'counted'>> = {
  welcome: 'limited',
  emailConfirmation: 'limited',
  emailChange: 'limited',
  ruleCorrected: 'limited',
  invitation: 'counted',
  passwordReset: 'counted',
};

/** An earlier mail: when it was permitted, and whether it went to the sender's own address. */
export interface PermittedMail {
  readonly at: Date;
  readonly isOwn: boolean;
}

export interface MailRequest {
  /** The recipient's address is the sender's, and confirmed. */
  readonly isOwn: boolean;
  /** The recipient's address is the sender's, confirmed or not. */
  readonly isOwnAddress: boolean;
  readonly isSenderConfirmed: boolean;
  readonly isRefused: boolean;
  readonly bySender: readonly PermittedMail[];
  readonly toRecipient: readonly PermittedMail[];
  readonly now: Date;
}

export type MailDecision =
  | { readonly outcome: 'permitted' | 'unconfirmed' | 'refused' }
  | { readonly outcome: 'sender_limit' | 'recipient_limit'; readonly retryAt: Date };

/** Start of the window. */
export function budgetStart(now: Date): Date {
  return new Date(now.getTime() - dayMilliseconds);
}

/** Whether a mail may be sent now; otherwise the reason and the time of the next one. */
export function decideMail(request: MailRequest): MailDecision {
  const { isOwn, isOwnAddress, isSenderConfirmed, isRefused, bySender, toRecipient } = request;
  if (isOwn)
    return withinLimit(
      'recipient_limit',
      toRecipient.filter((mail) => mail.isOwn),
      ownLimit,
    );
  if (!isOwnAddress && !isSenderConfirmed) return { outcome: 'unconfirmed' };
  if (isRefused) return { outcome: 'refused' };
  const sent = withinLimit(
    'sender_limit',
    bySender.filter((mail) => !mail.isOwn),
    senderLimit,
  );
  if (sent.outcome !== 'permitted') return sent;
  return withinLimit(
    'recipient_limit',
    toRecipient.filter((mail) => !mail.isOwn),
    recipientLimit,
  );
}

function withinLimit(
  outcome: 'sender_limit' | 'recipient_limit',
  mails: readonly PermittedMail[],
  limit: number,
): MailDecision {
  const first = mails.at(-limit);
  if (first === undefined) return { outcome: 'permitted' };
  return { outcome, retryAt: new Date(first.at.getTime() + dayMilliseconds) };
}
