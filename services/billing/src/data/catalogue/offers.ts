import { newId } from '@sefira/platform/time/identifiers';
import type { OfferVersion, Prisma } from '../../../prisma/generated/client.ts';
import { seedOffers } from '../../domain/catalogue-seed.ts';

export type { OfferVersion };

type Transaction = Prisma.TransactionClient;

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

export async function insertOfferVersion(
  transaction: Transaction,
  version: Prisma.OfferVersionUncheckedCreateInput,
): Promise<void> {
  await transaction.offerVersion.create({ data: version });
}
