import * as z from 'zod/mini';
import { acknowledgement, envelope, page } from '../shared/envelope.ts';
import { birthDate, calendarDate, email, id, instant, opaqueCursor, pageLimit, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/**
 * The client panel of the professional plan (docs/decisions/0038-plans-and-introductory-offers.md): people whom the account's owner attends. The owner decides over
 * these data and records the consent; the product stores, exports and erases them on the owner's behalf.
 */

const text = (limit: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(limit, `Use no máximo ${limit} caracteres.`)), '');

const clientFields = z.object({
  name: personName,
  birthDate,
  email: z._default(z.nullable(z.union([email, z.literal('')])), null),
  phone: text(30),
  notes: text(4000),
  /** The day on which the client consented to the storage of their data; null without consent. */
  consentOn: z._default(z.nullable(calendarDate), null),
  /** How: by message, on paper, in person. */
  consentNote: text(200),
});

export const client = z.object({
  id,
  name: z.string(),
  birthDate: z.string(),
  email: z.nullable(z.string()),
  phone: z.string(),
  notes: z.string(),
  consentOn: z.nullable(z.string()),
  consentNote: z.string(),
  isArchived: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** How many analyses were made for them, and when the last one. */
  analyses: z.int(),
  lastAnalysisAt: z.nullable(instant),
});
export type ClientWire = z.infer<typeof client>;

export const listClients = defineRoute({
  id: 'numerology.listClients',
  service: 'numerology',
  method: 'GET',
  path: '/clients',
  access: 'account',
  summary: 'Lista os próprios clientes por nome, com busca por nome, e-mail, telefone ou anotação.',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(120, 'A busca pode ter no máximo 120 caracteres.'))),
    status: z._default(z.enum(['active', 'archived']), 'active'),
    cursor: opaqueCursor,
    limit: pageLimit(30),
  }),
  response: envelope(z.extend(page(client), { counts: z.object({ active: z.int(), archived: z.int() }) })),
});

export const createClient = defineRoute({
  id: 'numerology.createClient',
  service: 'numerology',
  method: 'POST',
  path: '/clients',
  access: 'account',
  summary: 'Cadastra um cliente.',
  body: clientFields,
  response: envelope(client),
  status: 201,
  errors: ['PLAN_REQUIRED', 'DATE_IN_FUTURE'],
});

export const readClient = defineRoute({
  id: 'numerology.readClient',
  service: 'numerology',
  method: 'GET',
  path: '/clients/:id',
  access: 'account',
  summary: 'Lê um cliente próprio.',
  params: z.object({ id }),
  response: envelope(client),
});

export const changeClient = defineRoute({
  id: 'numerology.changeClient',
  service: 'numerology',
  method: 'PUT',
  path: '/clients/:id',
  access: 'account',
  summary: 'Altera a ficha de um cliente.',
  params: z.object({ id }),
  body: clientFields,
  response: envelope(client),
  errors: ['PLAN_REQUIRED', 'DATE_IN_FUTURE'],
});

export const archiveClient = defineRoute({
  id: 'numerology.archiveClient',
  service: 'numerology',
  method: 'PUT',
  path: '/clients/:id/archived',
  access: 'account',
  summary: 'Arquiva um cliente ou o traz de volta; nada dele se perde.',
  params: z.object({ id }),
  body: z.object({ isArchived: z.boolean() }),
  response: envelope(client),
});

/** Independent of the plan: erasure and export stay available after a downgrade (LGPD art. 18). */
export const deleteClient = defineRoute({
  id: 'numerology.deleteClient',
  service: 'numerology',
  method: 'DELETE',
  path: '/clients/:id',
  access: 'account',
  summary: 'Apaga um cliente com as análises, os links públicos e os relatórios feitos para ele.',
  params: z.object({ id }),
  response: acknowledgement,
});

export const exportClient = defineRoute({
  id: 'numerology.exportClient',
  service: 'numerology',
  method: 'GET',
  path: '/clients/:id/export',
  access: 'account',
  freshProof: true,
  summary: 'Baixa tudo o que está guardado sobre um cliente em um arquivo JSON.',
  params: z.object({ id }),
  response: { binary: ['application/json'] },
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'session' },
});
