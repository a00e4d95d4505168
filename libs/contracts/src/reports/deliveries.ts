import * as z from 'zod/mini';
import { deliveryAddress } from '../numerology/panel/open-delivery.ts';
import { envelope } from '../shared/envelope.ts';
import { defineRoute } from '../shared/route.ts';
import { savedBrand } from './brand.ts';

/** The professional's brand and PDF of an analysis that is delivered by a link (docs/decisions/0076-client-panel.md). */

export const deliveryBrand = z.pick(savedBrand, { name: true, contact: true, logo: true });

export const readDeliveryBrand = defineRoute({
  id: 'reports.readDeliveryBrand',
  service: 'reports',
  method: 'GET',
  path: '/public/deliveries/:slug/brand',
  access: 'public',
  summary: 'Lê a marca de quem preparou uma entrega; null quando não há marca própria.',
  params: deliveryAddress,
  response: envelope(z.nullable(deliveryBrand)),
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
});

export const downloadDelivery = defineRoute({
  id: 'reports.downloadDelivery',
  service: 'reports',
  method: 'GET',
  path: '/public/deliveries/:slug/pdf',
  access: 'public',
  charges: 'stored',
  summary: 'Baixa o PDF da análise entregue, com a marca de quem a preparou.',
  cost: 10,
  params: deliveryAddress,
  response: { binary: ['application/pdf'] },
  errors: ['REPORT_NOT_READY'],
  rateLimit: { limit: 20, windowSeconds: 60, by: 'address' },
});
