import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { calendarDate, id, instant, periodInOrder } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** Lists that administrators export, written in the background. */

export const exportKinds = ['sales', 'users', 'financial'] as const;
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const;
export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;

export const exportFile = z.object({
  id,
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** 0 to 100. */
  progress: z.int(),
  rows: z.int(),
  file_name: z.string(),
  /** Why it failed, in Portuguese. */
  failure: z.nullable(z.string()),
  created_at: instant,
});
export type ExportFile = z.infer<typeof exportFile>;

/** Retention of files. */
export const exportHours = 24;

const admins = ['admin'] as const;

export const createExport = defineRoute({
  id: 'admin.createExport',
  service: 'admin-config',
  method: 'POST',
  path: '/admin/exports',
  access: admins,
  freshProof: true,
  summary: 'Manda fazer um arquivo de vendas, usuários ou finanças; o andamento está na lista.',
  body: z
    .object({
      kind: z.enum(exportKinds),
      format: z.enum(exportFormats),
      /** Days of America/Sao_Paulo, inclusive; for users, the day of registration. */
      from: z.optional(calendarDate),
      to: z.optional(calendarDate),
    })
    .check(periodInOrder),
  response: envelope(exportFile),
  status: 201,
  rateLimit: { limit: 30, windowSeconds: 600, by: 'session' },
});

export const listExports = defineRoute({
  id: 'admin.listExports',
  service: 'admin-config',
  method: 'GET',
  path: '/admin/exports',
  access: admins,
  summary: 'Os próprios arquivos das últimas 24 horas, do mais novo ao mais antigo.',
  response: envelope(z.array(exportFile)),
});

export const downloadExport = defineRoute({
  id: 'admin.downloadExport',
  service: 'admin-config',
  method: 'GET',
  path: '/admin/exports/:id/file',
  access: admins,
  freshProof: true,
  summary: 'Baixa um arquivo pronto.',
  params: z.object({ id }),
  response: {
    binary: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/pdf'],
  },
  errors: ['REPORT_NOT_READY'],
});
