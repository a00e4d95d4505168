import type { saveBrand as saveBrandRoute } from '@sefira/contracts/reports/brand';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { toLogo } from '../../adapters/logo-image.ts';
import type { ReportsContext } from '../../context.ts';
import * as brands from '../../data/brands.ts';
import { requireBrandPlan } from '../../policies.ts';
import { obtainOwnerlessPdf } from '../obtain-ownerless-pdf.ts';
import { orderedContent } from '../ordered-content.ts';
import type { PdfCall } from '../pdf-call.ts';
import { readLogo, withStoredLogo } from './brand-logos.ts';

/** Sample person of the preview. */
const sampleSubject = { kind: 'personal', input: { name: 'Helena Duarte Nogueira', birthDate: '1987-06-21' } } as const;

type BrandBody = RouteBody<typeof saveBrandRoute>;

/** The caller's own brand. @throws DomainError PLAN_REQUIRED */
export async function readBrand(context: ReportsContext, identity: Identity): Promise<brands.OwnBrand | null> {
  return readLogo(context, await brands.findOwnBrand(clientOf(context), requireBrandPlan(identity)));
}

/** @throws DomainError PLAN_REQUIRED, IMAGE_INVALID */
export async function saveBrand(
  context: ReportsContext,
  identity: Identity,
  body: BrandBody,
): Promise<brands.OwnBrand> {
  const userId = requireBrandPlan(identity);
  const brand = await brandFrom(context, userId, body);
  const now = context.clock();
  await withStoredLogo(context, brand, (insert) =>
    inTransaction(context, async (transaction) => {
      await insert((logoKey) => brands.storeBrandVersion(transaction, brand, logoKey, now));
      await brands.chooseBrand(transaction, userId, brand, now);
    }),
  );
  return brand;
}

/** @throws DomainError PLAN_REQUIRED */
export async function removeBrand(context: ReportsContext, identity: Identity): Promise<void> {
  await brands.removeBrand(clientOf(context), requireBrandPlan(identity));
}

/** A sample document in a brand that is not saved. @throws DomainError PLAN_REQUIRED, IMAGE_INVALID, UPSTREAM_TIMEOUT */
export async function previewBrand(
  context: ReportsContext,
  call: PdfCall,
  body: BrandBody,
): Promise<{ readonly file: StoredFile; readonly title: string }> {
  const brand = await brandFrom(context, requireBrandPlan(call.identity), body);
  const now = context.clock();
  const { content } = orderedContent(sampleSubject, { edition: 'preview', brand: brands.brandId(brand) }, now);
  const file = await withStoredLogo(context, brand, (insert) =>
    obtainOwnerlessPdf(context, call, content, (transaction) =>
      insert((logoKey) => brands.storeBrandVersion(transaction, brand, logoKey, now)),
    ),
  );
  return { file, title: `Prévia ${brand.name}` };
}

/** An absent logo stays unchanged. */
async function brandFrom(
  context: ReportsContext,
  userId: string,
  { logo, ...words }: BrandBody,
): Promise<brands.OwnBrand> {
  if (logo) return { ...words, logo: await toLogo(logo) };
  const before = logo === null ? null : await readLogo(context, await brands.findOwnBrand(clientOf(context), userId));
  return { ...words, logo: before?.logo ?? null };
}
