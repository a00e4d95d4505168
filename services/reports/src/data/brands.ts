import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
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

/** Where the logo of a stored version is: in its row, as earlier versions stored it, or in a file. */
export type StoredLogo = Pick<BrandVersion, 'logo' | 'logoKey'>;

/** The id of a brand: that of its content. */
export function brandId({ name, contact, accentColor, coverColor, logo }: OwnBrand): string {
  const picture = logo === null ? '' : Buffer.from(logo).toString('base64');
  return digest(JSON.stringify([name, contact, accentColor, coverColor, picture]));
}

/** Makes a stored brand version the person's current one. */
export async function chooseBrand(transaction: Transaction, userId: string, brand: OwnBrand, now: Date): Promise<void> {
  const id = brandId(brand);
  const current = { versionId: id, isActive: true, updatedAt: now };
  await transaction.brand.upsert({ where: { userId }, update: current, create: { userId, ...current } });
}

/** Stores a brand version for documents to refer to. @returns false where it exists already */
export async function storeBrandVersion(
  transaction: Transaction,
  brand: OwnBrand,
  logoKey: string | null,
  now: Date,
): Promise<boolean> {
  const { name, contact, accentColor, coverColor } = brand;
  const version = { id: brandId(brand), name, contact, accentColor, coverColor, logoKey, createdAt: now };
  const { count } = await transaction.brandVersion.createMany({ data: [version], skipDuplicates: true });
  return count > 0;
}

const deletedBrand = z.object({ logoKey: z.nullable(z.string()) });

/** Deletes brand versions used by no person and no document. @returns the keys of their logos */
export async function deleteUnusedBrands(transaction: Transaction, before: Date): Promise<string[]> {
  const rows = await rowsOf(deletedBrand)(transaction.$queryRaw`
    DELETE FROM brand_version AS version WHERE version.created_at < ${before}
      AND NOT EXISTS (SELECT 1 FROM brand WHERE brand.version_id = version.id)
      AND NOT EXISTS (SELECT 1 FROM document WHERE document.brand = version.id)
    RETURNING version.logo_key AS "logoKey"`);
  return rows.flatMap(({ logoKey }) => logoKey ?? []);
}

const movedAtOnce = 20;

/** Some versions with the logo in their row. */
export async function findLogosInRows(transaction: Transaction): Promise<{ id: string; logo: Uint8Array }[]> {
  const where = { logo: { not: null } };
  const rows = await transaction.brandVersion.findMany({ where, select: { id: true, logo: true }, take: movedAtOnce });
  return rows.flatMap(({ id, logo }) => (logo === null ? [] : [{ id, logo }]));
}

/** The logo of a version is in this file from now on. @returns false where it was moved or deleted meanwhile */
export async function moveLogo(transaction: Transaction, id: string, logoKey: string): Promise<boolean> {
  const data = { logo: null, logoKey };
  const { count } = await transaction.brandVersion.updateMany({ where: { id, logo: { not: null } }, data });
  return count > 0;
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

export const defaultBrand: Brand = { name: 'Sefira' };

/** A document's brand; null for the default one. @throws Error when it does not exist */
export async function findBrandVersion(transaction: Transaction, id: string): Promise<BrandVersion | null> {
  if (id === defaultBrandId) return null;
  const version = await transaction.brandVersion.findUnique({ where: { id } });
  if (!version) throw new Error(`no such brand: ${id}`);
  return version;
}

/** A chosen brand as the templates print it. */
export function printedBrand({ name, contact, accentColor, coverColor, logo }: OwnBrand): Brand {
  return {
    name,
    accentColor,
    coverColor,
    ...(contact ? { contact } : {}),
    ...(logo ? { logo: `data:image/png;base64,${Buffer.from(logo).toString('base64')}` } : {}),
  };
}
