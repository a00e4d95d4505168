import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { instant, numerologySystem } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { analysisKind } from '../inputs.ts';
import { portrait } from '../portrait.ts';
import { analysisContent } from '../stored-analysis.ts';

/** What a client sees of a delivery. */

export const openedDelivery = z.object({
  kind: analysisKind,
  title: z.string(),
  system: numerologySystem,
  sender: z.string(),
  message: z.string(),
  expiresAt: instant,
  content: analysisContent,
});
export type OpenedDelivery = z.infer<typeof openedDelivery>;

/** The address of a delivery: its unguessable part of the link. */
export const deliveryAddress = z.object({ slug: z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/)) });

export const openDelivery = defineRoute({
  id: 'numerology.openDelivery',
  service: 'numerology',
  method: 'POST',
  path: '/public/deliveries/:slug/openings',
  access: 'public',
  charges: 'stored',
  summary: 'Abre uma entrega pelo link e conta a abertura.',
  cost: 2,
  params: deliveryAddress,
  response: envelope(openedDelivery),
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
});

export const readDeliveryPortrait = defineRoute({
  id: 'numerology.readDeliveryPortrait',
  service: 'numerology',
  method: 'GET',
  path: '/public/deliveries/:slug/portrait',
  access: 'public',
  charges: 'stored',
  summary: 'Lê os textos longos de um mapa pessoal entregue.',
  cost: 3,
  params: deliveryAddress,
  response: envelope(portrait),
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
});
