import { keyedHash } from '@sefira/messaging/keyed-hash';
import { canonicalMailbox } from '@sefira/platform/text/canonical-mailbox';
import { newId } from '@sefira/platform/time/identifiers';
import type { OfferVersion, Prisma } from '../../prisma/generated/client.ts';
import type { BillingEnvironment } from '../config.ts';
import { seedOffers } from '../domain/catalogue-seed.ts';
import { livePaidOrderId } from './close-period.ts';

export type { OfferVersion };

type Transaction = Prisma.TransactionClient;
type Settings = Pick<BillingEnvironment, 'LIKENESS_KEY' | 'MESSAGE_KEY'>;

/** Earlier than every other version. */
const seedTime = new Date(0);

/** Inserts the seeded offers that are missing; existing versions stay. */
export async function seedOfferVersions(transaction: Transaction): Promise<void> {
  const data = seedOffers.map((offer) => ({ ...offer, id: newId(), validFrom: seedTime, actor: 'seed' }));
  await transaction.offerVersion.createMany({ data, skipDuplicates: true });
}

/** Newest offer of each plan, by plan; an ended one has 0 cycles. */
export async function currentOffers(transaction: Transaction, now: Date): Promise<ReadonlyMap<string, OfferVersion>> {
  const rows = await transaction.offerVersion.findMany({
    where: { validFrom: { lte: now } },
    orderBy: [{ plan: 'asc' }, { validFrom: 'desc' }],
    distinct: ['plan'],
  });
  return new Map(rows.map((row) => [row.plan, row]));
}

/**
 * Keyed hashes that recognise a payer before the payment. The card is not one of them: only brand and last four digits
 * are known, after the charge, and many people share them.
 */
export interface PayerHashes {
  readonly documentHash: string;
  readonly mailboxHash: string;
}

export function payerHashes(payer: { readonly cpf: string; readonly email: string }, settings: Settings): PayerHashes {
  return {
    documentHash: keyedHash('document', payer.cpf, settings),
    mailboxHash: keyedHash('mailbox', canonicalMailbox(payer.email), settings),
  };
}

export async function notePlanPayer(
  transaction: Transaction,
  order: { readonly orderId: string; readonly userId: string; readonly createdAt: Date },
  hashes: PayerHashes,
): Promise<void> {
  await transaction.planPayer.create({ data: { ...order, ...hashes } });
}

/** Serialises orders of one payer until the transaction ends: only one of two accounts takes an offer. */
export async function lockPayer(transaction: Transaction, hashes: PayerHashes): Promise<void> {
  for (const hash of [hashes.documentHash, hashes.mailboxHash].toSorted()) {
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`billing plan payer ${hash}`}, 0))`;
  }
}

/** True when a person may take an offer now; `payer` is null while the payer is unknown. */
export async function mayTakeOffer(
  transaction: Transaction,
  userId: string,
  audience: string,
  payer: PayerHashes | null,
  now: Date,
): Promise<boolean> {
  if (audience === 'without_plan') return (await livePaidOrderId(transaction, userId, now)) === null;
  return isNewCustomer(transaction, userId, payer);
}

/**
 * True when neither this account nor another one of the same payer has paid for a plan. An open order of another account at
 * an offered price counts too, so that a person takes an offer once.
 */
async function isNewCustomer(transaction: Transaction, userId: string, payer: PayerHashes | null): Promise<boolean> {
  const paid = await transaction.order.count({ where: { userId, kind: 'plan', paidAt: { not: null } } });
  if (paid > 0) return false;
  const own = await transaction.planPayer.findMany({ where: { userId } });
  const known = payer ? [...own, payer] : own;
  if (known.length === 0) return true;
  const others = await transaction.planPayer.findMany({
    where: {
      userId: { not: userId },
      OR: [
        { documentHash: { in: known.map(({ documentHash }) => documentHash) } },
        { mailboxHash: { in: known.map(({ mailboxHash }) => mailboxHash) } },
      ],
    },
    select: { orderId: true },
  });
  const counted = await transaction.order.count({
    where: {
      id: { in: others.map(({ orderId }) => orderId) },
      OR: [{ paidAt: { not: null } }, { status: 'pending', offerCycle: { not: null } }],
    },
  });
  return counted === 0;
}
