import * as z from 'zod/mini';
import { envelope, page } from '../../shared/envelope.ts';
import { id, instant, pageLimit } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';
import { analysisKind } from '../inputs.ts';

/** Analyses that a professional delivers to clients by a link that expires (docs/decisions/0076-client-panel.md). */

/** Days that a link is open, counted from the delivery or its extension. */
export const deliveryDays = [7, 30, 90, 365] as const;
const days = z._default(z.literal([...deliveryDays]), 30);

export const deliveryLimits = { sender: 60, message: 1000 } as const;

const line = (limit: number) =>
  z.string().check(
    z.overwrite((value) => value.toWellFormed().replace(/\p{Cc}+/gu, ' ')),
    z.trim(),
    z.maxLength(limit, `Use no máximo ${limit} caracteres.`),
  );

/** A text of several lines. */
const paragraphs = (limit: number) =>
  z.string().check(
    z.overwrite((value) => value.toWellFormed().replace(/[^\P{Cc}\n]+/gu, ' ')),
    z.trim(),
    z.maxLength(limit, `Use no máximo ${limit} caracteres.`),
  );

export const delivery = z.object({
  id,
  client: z.object({ id, name: z.string() }),
  analysis: z.object({ id, kind: analysisKind, title: z.string() }),
  slug: z.string(),
  sender: z.string(),
  message: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: instant,
  expiresAt: instant,
  /** How often the client opened it; the professional's own visits do not count. */
  openings: z.int(),
  firstOpenedAt: z.nullable(instant),
  lastOpenedAt: z.nullable(instant),
});
export type DeliveryWire = z.infer<typeof delivery>;

export const listDeliveries = defineRoute({
  id: 'numerology.listDeliveries',
  service: 'numerology',
  method: 'GET',
  path: '/deliveries',
  access: 'account',
  summary: 'Lista as próprias entregas, da mais nova à mais antiga, de todos os clientes ou de um.',
  query: z.object({
    clientId: z.optional(id),
    cursor: z.optional(id),
    limit: pageLimit(30),
  }),
  response: envelope(page(delivery)),
});

export const createDelivery = defineRoute({
  id: 'numerology.createDelivery',
  service: 'numerology',
  method: 'POST',
  path: '/clients/:id/deliveries',
  access: 'account',
  summary: 'Entrega uma análise a um cliente por um link com prazo.',
  params: z.object({ id }),
  body: z.object({
    analysisId: id,
    days,
    sender: line(deliveryLimits.sender).check(z.minLength(1, 'Diga quem assina a entrega.')),
    message: z._default(paragraphs(deliveryLimits.message), ''),
  }),
  response: envelope(delivery),
  status: 201,
  errors: ['PLAN_REQUIRED'],
});

export const extendDelivery = defineRoute({
  id: 'numerology.extendDelivery',
  service: 'numerology',
  method: 'PUT',
  path: '/deliveries/:id',
  access: 'account',
  summary: 'Renova o prazo de uma entrega a partir de hoje; um link vencido ou revogado volta a abrir.',
  params: z.object({ id }),
  body: z.object({ days }),
  response: envelope(delivery),
  errors: ['PLAN_REQUIRED'],
});

export const revokeDelivery = defineRoute({
  id: 'numerology.revokeDelivery',
  service: 'numerology',
  method: 'DELETE',
  path: '/deliveries/:id',
  access: 'account',
  summary: 'Revoga o link de uma entrega; o registro dela fica.',
  params: z.object({ id }),
  response: envelope(delivery),
});
