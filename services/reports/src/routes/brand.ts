import { previewBrand, readBrand, removeBrand, saveBrand, type savedBrand } from '@sefira/contracts/reports/brand';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { toLogo } from '../adapters/logo-image.ts';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import {
  brandId,
  removeBrand as deleteBrand,
  findOwnBrand,
  type OwnBrand,
  saveBrand as storeBrand,
  storeBrandVersion,
} from '../data/brands.ts';
import { requireBrandPlan } from '../policies.ts';
import { orderedContent } from './ordered-content.ts';
import { ownerlessFile } from './ownerless-document.ts';

/** Sample person of the preview. */
const sampleSubject = { kind: 'personal', input: { name: 'Helena Duarte Nogueira', birthDate: '1987-06-21' } } as const;

type BrandBody = RouteBody<typeof saveBrand>;

/** A professional's own brand: read, change, remove, and a preview PDF before it is saved. */
export function addBrandRoutes(app: FastifyInstance, context: ReportsContext): void {
  const client = clientOf(context);

  /** An absent logo stays unchanged. */
  async function brandFrom(userId: string, { logo, ...words }: BrandBody): Promise<OwnBrand> {
    if (logo) return { ...words, logo: await toLogo(logo) };
    const before = logo === null ? null : await findOwnBrand(client, userId);
    return { ...words, logo: before?.logo ?? null };
  }

  addRoute(app, context.identities, readBrand, async (call) => {
    const brand = await findOwnBrand(client, requireBrandPlan(call.identity));
    return answered(brand ? 'Marca encontrada.' : 'Ainda não há marca própria.', brand && present(brand));
  });

  addRoute(app, context.identities, saveBrand, async (call) => {
    const userId = requireBrandPlan(call.identity);
    const brand = await brandFrom(userId, call.body);
    await inTransaction(context, (transaction) => storeBrand(transaction, userId, brand, context.clock()));
    return answered('Marca salva. Os próximos relatórios já saem com ela.', present(brand));
  });

  addRoute(app, context.identities, removeBrand, async (call) => {
    await deleteBrand(client, requireBrandPlan(call.identity));
    return acknowledged('Os próximos relatórios saem com a marca Sefira.');
  });

  addRoute(app, context.identities, previewBrand, async (call) => {
    const userId = requireBrandPlan(call.identity);
    const brand = await brandFrom(userId, call.body);
    const now = context.clock();
    const { content } = orderedContent(sampleSubject, { edition: 'preview', brand: brandId(brand) }, now);
    const file = await ownerlessFile(context, call, content, (transaction) =>
      storeBrandVersion(transaction, brand, now),
    );
    return sendPdf(call.reply, file, { title: `Prévia ${brand.name}` });
  });
}

function present({ name, contact, accentColor, coverColor, logo }: OwnBrand): z.infer<typeof savedBrand> {
  const picture = logo ? `data:image/png;base64,${Buffer.from(logo).toString('base64')}` : null;
  return { name, contact, accentColor, coverColor, logo: picture };
}
