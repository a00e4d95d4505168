import type { UserContext } from '../context.ts';
import { findProfile } from '../data/profiles.ts';
import type { Transaction } from '../data/transaction.ts';
import { isReceipt, type MoneyEvent, moneyNotice } from '../domain/money-notices.ts';
import { notify } from './notify.ts';
import { requestMail } from './request-mail.ts';

/** Payments, refunds, renewals and commissions: always a notification, and a mail for events of the contract. */
export async function notifyOfMoney(context: UserContext, transaction: Transaction, event: MoneyEvent): Promise<void> {
  const { userId } = event.payload;
  const profile = await findProfile(transaction, userId);
  if (!profile) return;
  const { kind, title, text, link, action, isMailed } = moneyNotice(event);
  await notify(context, transaction, { userId, kind, cause: event.id, title, text, link });
  if (!isMailed || !profile.email) return;
  const data = { name: profile.name, title, text, link, action };
  const template = isReceipt(event) ? 'moneyReceipt' : 'moneyLetter';
  const mail = { cause: `money:${event.id}`, template, recipient: profile.email, userId } as const;
  await requestMail(context, transaction, { ...mail, data });
}
