import * as z from 'zod/mini';
import { envelope } from '../../shared/envelope.ts';
import { defineRoute } from '../../shared/route.ts';

/** A list of clients in and out as CSV, and the panel's figures (docs/decisions/0076-client-panel.md). */

export const importLimits = { rows: 5_000, characters: 2_000_000, bytes: 4_500_000 } as const;

export const importedClients = z.object({
  /** Rows of the file below its header, without empty ones. */
  rows: z.int(),
  /** Rows that are, or were, added. */
  ready: z.int(),
  /** The first of them, as they are understood. */
  sample: z.array(z.object({ name: z.string(), birthDate: z.string(), hasConsent: z.boolean() })),
  /** Rows that are not added, each with its line in the file, its text and what is wrong. */
  /** Titles of columns that are not read. */
  unread: z.array(z.string()),
  refused: z.array(z.object({ line: z.int(), text: z.string(), problems: z.array(z.string()) })),
  isDone: z.boolean(),
});
export type ImportedClients = z.infer<typeof importedClients>;

export const importClients = defineRoute({
  id: 'numerology.importClients',
  service: 'numerology',
  method: 'POST',
  path: '/clients/import',
  access: 'account',
  summary: 'Confere uma lista de clientes em CSV e, sem `isTrial`, cadastra as linhas certas.',
  cost: 10,
  body: z.object({
    csv: z.string().check(z.maxLength(importLimits.characters, 'O arquivo pode ter no máximo 2 MB.')),
    isTrial: z._default(z.boolean(), false),
  }),
  response: envelope(importedClients),
  errors: ['PLAN_REQUIRED'],
  bodyLimit: importLimits.bytes,
  rateLimit: { limit: 30, windowSeconds: 600, by: 'session' },
});

export const exportClients = defineRoute({
  id: 'numerology.exportClients',
  service: 'numerology',
  method: 'GET',
  path: '/clients/export',
  access: 'account',
  freshProof: true,
  summary: 'Baixa todas as fichas em CSV, na forma em que o painel as importa.',
  response: { binary: ['text/csv'] },
  cost: 5,
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'session' },
});

const monthFigures = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  analyses: z.int(),
  deliveries: z.int(),
  openings: z.int(),
});

export const readPanelFigures = defineRoute({
  id: 'numerology.readPanelFigures',
  service: 'numerology',
  method: 'GET',
  path: '/clients/figures',
  access: 'account',
  summary: 'Análises para clientes, entregas e aberturas de cada um dos últimos doze meses.',
  response: envelope(z.object({ months: z.array(monthFigures) })),
});
