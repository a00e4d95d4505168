import * as z from 'zod/mini';
import { envelope, page } from '../../shared/envelope.ts';
import { id, opaqueCursor, pageLimit } from '../../shared/fields.ts';
import { defineRoute } from '../../shared/route.ts';

/** Days on which something of a client changes (docs/decisions/0076-client-panel.md). */

export const clientDateKinds = ['birthday', 'year', 'arcano', 'cycle', 'moment'] as const;
export const clientDateKind = z.enum(clientDateKinds);
export type ClientDateKind = (typeof clientDateKinds)[number];

/** Days ahead that the list of all clients shows. */
export const datesAhead = [30, 60, 90] as const;

const clientDate = z.object({
  date: z.string(),
  kind: clientDateKind,
  /** The age, or the number that begins. */
  number: z.int(),
});

const datedClient = z.extend(clientDate, { client: z.object({ id, name: z.string() }) });
export type DatedClientWire = z.infer<typeof datedClient>;

export const listClientDates = defineRoute({
  id: 'numerology.listClientDates',
  service: 'numerology',
  method: 'GET',
  path: '/clients/dates',
  access: 'account',
  summary: 'Lista as próximas datas dos clientes ativos: aniversários e mudanças de ano, arcano, ciclo e momento.',
  query: z.object({
    days: z._default(z.coerce.number().check(z.refine((days) => datesAhead.some((one) => one === days))), 90),
    kind: z.optional(clientDateKind),
    cursor: opaqueCursor,
    limit: pageLimit(30),
  }),
  response: envelope(page(datedClient)),
});

export const readClientDates = defineRoute({
  id: 'numerology.readClientDates',
  service: 'numerology',
  method: 'GET',
  path: '/clients/:id/dates',
  access: 'account',
  summary: 'As datas de um cliente nos próximos doze meses.',
  params: z.object({ id }),
  response: envelope(z.object({ items: z.array(clientDate) })),
});
