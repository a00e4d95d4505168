import * as routes from '@sefira/contracts/reports/deliveries';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentBrand } from '../presenters/brand.ts';
import { sendUnlistedPdf } from '../presenters/pdf.ts';
import { obtainDeliveryPdf, readDeliveryBrand } from '../use-cases/open-delivery.ts';
import { pdfCall } from './pdf-call.ts';

/** The brand and the PDF of an analysis that a professional delivers by a link. */
export function addDeliveryRoutes(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, routes.readDeliveryBrand, async ({ params, requestId }) => {
    const brand = await readDeliveryBrand(context, params.slug, requestId);
    return answered(brand ? 'Marca encontrada.' : 'Quem preparou não tem marca própria.', brand && presentBrand(brand));
  });

  addRoute(app, context.identities, routes.downloadDelivery, async (call) => {
    const { report, file } = await obtainDeliveryPdf(context, pdfCall(call), call.params.slug);
    return sendUnlistedPdf(call.reply, file, report);
  });
}
