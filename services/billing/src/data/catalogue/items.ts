import { newId } from '@sefira/platform/time/identifiers';
import type { CatalogueVersion, Prisma } from '../../../prisma/generated/client.ts';
import { seedItems } from '../../domain/catalogue-seed.ts';

export type { CatalogueVersion };

type Transaction = Prisma.TransactionClient;

/** Earlier than every other version. */
const seedTime = new Date(0);

/** Inserts the seeded items that are missing; existing versions stay. */
export async function seedItemVersions(transaction: Transaction): Promise<void> {
  const data = Object.entries(seedItems).map(([code, item]) => ({
    ...item,
    id: newId(),
    code,
    validFrom: seedTime,
    actor: 'seed',
  }));
  await transaction.catalogueVersion.createMany({ data, skipDuplicates: true });
}

/** Version of each code at `now`. */
export async function currentItems(
  transaction: Transaction,
  now: Date,
): Promise<ReadonlyMap<string, CatalogueVersion>> {
  const rows = await transaction.catalogueVersion.findMany({
    where: { validFrom: { lte: now } },
    orderBy: [{ code: 'asc' }, { validFrom: 'desc' }],
    distinct: ['code'],
  });
  return new Map(rows.map((row) => [row.code, row]));
}

/** Newest version of a code; null for an unknown code. */
export async function findItem(transaction: Transaction, code: string): Promise<CatalogueVersion | null> {
  return transaction.catalogueVersion.findFirst({ where: { code }, orderBy: { validFrom: 'desc' } });
}

export async function insertItemVersion(
  transaction: Transaction,
  version: Prisma.CatalogueVersionUncheckedCreateInput,
): Promise<void> {
  await transaction.catalogueVersion.create({ data: version });
}

/** Locks the catalogue until the transaction ends, so that changes of administrators are serialised. */
export async function lockCatalogue(transaction: Transaction): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('billing catalogue', 0))`;
}
