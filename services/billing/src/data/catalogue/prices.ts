import { newId } from '@sefira/platform/time/identifiers';
import type { PriceVersion, Prisma } from '../../../prisma/generated/client.ts';
import { seedPrices } from '../../domain/catalogue-seed.ts';

export type { PriceVersion };

type Transaction = Prisma.TransactionClient;

/** Earlier than every other version. */
const seedTime = new Date(0);

/** Inserts the seeded prices that are missing; existing versions stay. */
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

/** Price of each code at `now`. */
export async function currentPrices(transaction: Transaction, now: Date): Promise<ReadonlyMap<string, PriceVersion>> {
  const rows = await transaction.priceVersion.findMany({
    where: { validFrom: { lte: now } },
    orderBy: [{ code: 'asc' }, { validFrom: 'desc' }],
    distinct: ['code'],
  });
  return new Map(rows.map((row) => [row.code, row]));
}

export async function insertPriceVersion(
  transaction: Transaction,
  version: Prisma.PriceVersionUncheckedCreateInput,
): Promise<void> {
  await transaction.priceVersion.create({ data: version });
}
