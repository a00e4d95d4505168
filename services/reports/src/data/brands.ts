import type { BrandVersion, Prisma } from '../../prisma/generated/client.ts';
import { defaultBrandId } from '../domain/document-content.ts';
import type { Brand } from '../templates/document/report.ts';
import { digest } from './documents.ts';

type Transaction = Prisma.TransactionClient;

/** Brand chosen by a professional. */
export interface OwnBrand {
  readonly name: string;
  readonly contact: string;
  readonly accentColor: string;
  readonly coverColor: string;
  /** PNG. */
  readonly logo: Uint8Array | null;
}

/** The id of a brand: that of its content. */
export function brandId({ name, contact, accentColor, coverColor, logo }: OwnBrand): string {
  const picture = logo === null ? '' : Buffer.from(logo).toString('base64');
  return digest(JSON.stringify([name, contact, accentColor, coverColor, picture]));
}

/** Stores a brand version and makes it the person's current one. */
export async function saveBrand(transaction: Transaction, userId: string, brand: OwnBrand, now: Date): Promise<void> {
  await storeBrandVersion(transaction, brand, now);
  const id = brandId(brand);
  const current = { versionId: id, isActive: true, updatedAt: now };
  await transaction.brand.upsert({ where: { userId }, update: current, create: { userId, ...current } });
}

/** Stores a brand version for documents to refer to. */
export async function storeBrandVersion(transaction: Transaction, brand: OwnBrand, now: Date): Promise<void> {
  const { name, contact, accentColor, coverColor } = brand;
  const logo = brand.logo === null ? null : new Uint8Array(brand.logo);
  const version = { id: brandId(brand), name, contact, accentColor, coverColor, logo, createdAt: now };
  await transaction.brandVersion.createMany({ data: [version], skipDuplicates: true });
}

/** Deletes brand versions used by no person and no document. @returns how many */
export function deleteUnusedBrands(transaction: Transaction, before: Date): Promise<number> {
  return transaction.$executeRaw`
    DELETE FROM brand_version AS version WHERE version.created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM brand WHERE brand.version_id = version.id)
      AND NOT EXISTS (SELECT 1 FROM document WHERE document.brand = version.id)`;
}

/** The brand that a person chose, whether or not their plan still includes it. */
export async function findOwnBrand(transaction: Transaction, userId: string): Promise<BrandVersion | null> {
  const found = await transaction.brand.findUnique({ where: { userId }, include: { version: true } });
  return found?.version ?? null;
}

/** The brand of a person's new reports; null without one in their plan. */
export async function findCurrentBrand(transaction: Transaction, userId: string): Promise<BrandVersion | null> {
  const found = await transaction.brand.findUnique({ where: { userId }, include: { version: true } });
  return found?.isActive ? found.version : null;
}

export async function removeBrand(transaction: Transaction, userId: string): Promise<void> {
  await transaction.brand.deleteMany({ where: { userId } });
}

/** Id of the brand of a person's new reports. */
export async function currentBrand(transaction: Transaction, userId: string): Promise<string> {
  const found = await transaction.brand.findUnique({ where: { userId } });
  return found?.isActive ? found.versionId : defaultBrandId;
}

/** Stores whether the plan includes a brand; an older wallet version than the stored one is ignored. */
export async function noteBrandPlan(
  transaction: Transaction,
  wallet: { readonly userId: string; readonly version: number; readonly includesBrand: boolean },
): Promise<void> {
  await transaction.brand.updateMany({
    where: { userId: wallet.userId, walletVersion: { lt: wallet.version } },
    data: { isActive: wallet.includesBrand, walletVersion: wallet.version },
  });
}

const defaultBrand: Brand = { name: 'Sefira' };

/** A document's brand as the templates print it. @throws Error when it does not exist */
export async function readBrand(transaction: Transaction, id: string): Promise<Brand> {
  if (id === defaultBrandId) return defaultBrand;
  const version = await transaction.brandVersion.findUnique({ where: { id } });
  if (!version) throw new Error(`no such brand: ${id}`);
  return printedBrand(version);
}

/** A chosen brand as the templates print it. */
function printedBrand({ name, contact, accentColor, coverColor, logo }: OwnBrand): Brand {
  return {
    name,
    accentColor,
    coverColor,
    ...(contact ? { contact } : {}),
    ...(logo ? { logo: `data:image/png;base64,${Buffer.from(logo).toString('base64')}` } : {}),
  };
}
