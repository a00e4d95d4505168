import { keyedHash } from '@sefira/messaging/keyed-hash';
import { canonicalMailbox } from '@sefira/platform/text/canonical-mailbox';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { BillingEnvironment } from '../config.ts';
import type { OrderWithPayments } from './orders.ts';
import { likenessesOf, openPayer } from './payer.ts';

type Transaction = Prisma.TransactionClient;
type Settings = Pick<BillingEnvironment, 'PAYER_KEY' | 'LIKENESS_KEY' | 'MESSAGE_KEY'>;

/** Identifiers that recognise a payer across accounts. */
export interface PayerLikeness {
  readonly userId: string;
  readonly documentHash: string | null;
  readonly cardHash: string | null;
  readonly mailboxHash: string | null;
}

export function likenessOfPayer(order: OrderWithPayments, settings: Settings): PayerLikeness {
  const paid = order.payments.find(({ status }) => status === 'approved');
  const { documentHash = null, cardHash = null } = likenessesOf(order, paid?.card ?? null, settings);
  const email = openPayer(order, settings.PAYER_KEY)?.email;
  const mailboxHash = email ? keyedHash('mailbox', canonicalMailbox(email), settings) : null;
  return { userId: order.userId, documentHash, cardHash, mailboxHash };
}

/** Serialises whole refunds until the transaction ends: only one of two accounts of a person gets the first. */
export async function lockWholeRefunds(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('billing whole refunds', 0))`;
}

/** True when this person has had another plan with spent credits refunded in full. */
export async function hasHadWholeRefund(
  transaction: Transaction,
  { userId, documentHash, cardHash, mailboxHash }: PayerLikeness,
  orderId: string,
): Promise<boolean> {
  const alike: Prisma.WholeRefundWhereInput[] = [{ userId }];
  if (documentHash !== null) alike.push({ documentHash });
  if (cardHash !== null) alike.push({ cardHash });
  if (mailboxHash !== null) alike.push({ mailboxHash });
  return (await transaction.wholeRefund.count({ where: { OR: alike, NOT: { orderId } } })) > 0;
}

export async function noteWholeRefund(
  transaction: Transaction,
  likeness: PayerLikeness,
  orderId: string,
  createdAt: Date,
): Promise<void> {
  await transaction.wholeRefund.createMany({ data: [{ ...likeness, orderId, createdAt }], skipDuplicates: true });
}
