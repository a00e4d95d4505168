import * as routes from '@sefira/contracts/reports/brand';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentBrand } from '../presenters/brand.ts';
import { sendPdf } from '../presenters/pdf.ts';
import { previewBrand, readBrand, removeBrand, saveBrand } from '../use-cases/brands/change-brand.ts';
import { pdfCall } from './pdf-call.ts';

/** A professional's own brand: read, change, remove, and a preview PDF before it is saved. */
export function addBrandRoutes(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, routes.readBrand, async (call) => {
    const brand = await readBrand(context, call.identity);
    return answered(brand ? 'Marca encontrada.' : 'Ainda não há marca própria.', brand && presentBrand(brand));
  });

  addRoute(app, context.identities, routes.saveBrand, async (call) => {
    const brand = await saveBrand(context, call.identity, call.body);
    return answered('Marca salva. Os próximos relatórios já saem com ela.', presentBrand(brand));
  });

  addRoute(app, context.identities, routes.removeBrand, async (call) => {
    await removeBrand(context, call.identity);
    return acknowledged('Os próximos relatórios saem com a marca Sefira.');
  });

  addRoute(app, context.identities, routes.previewBrand, async (call) => {
    const { file, title } = await previewBrand(context, pdfCall(call), call.body);
    return sendPdf(call.reply, file, { title });
  });
}
