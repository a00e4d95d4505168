import { newId } from '@sefira/platform/time/identifiers';
import type { PriceVersion, Prisma } from '../../prisma/generated/client.ts';
import { seedPrices } from '../domain/catalogue-seed.ts';

export type { PriceVersion };

type Transaction = Prisma.TransactionClient;

/** When the seed's prices began: before everything, so that each later version wins. */
const seedTime = new Date(0);

/** Adds the specified prices where there are none; what an administrator changed stays. */
export async function seedPriceVersions(transaction: Transaction): Promise<void> {
  const data = Object.entries(seedPrices).map(([code, amount]) => ({
    id: newId(),
    code,
    amount,
    validFrom: seedTime,
    actor: 'seed',
  }));
  await transaction.priceVersion.createMany({ data, skipDuplicates: true });
}

/** The price of each code that is valid at `now`. */
export async function currentPrices(transaction: Transaction, now: Date): Promise<ReadonlyMap<string, PriceVersion>> {
  const rows = await transaction.priceVersion.findMany({
    where: { validFrom: { lte: now } },
    orderBy: [{ code: 'asc' }, { validFrom: 'desc' }],
    distinct: ['code'],
  });
  return new Map(rows.map((row) => [row.code, row]));
}
