import * as z from 'zod/mini';
import { analysisContent } from '../numerology/stored-analysis.ts';
import { acknowledgement, envelope } from '../shared/envelope.ts';
import { birthDate, email, id, instant, opaqueCursor, pageLimit, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { reportStatus, reportStep } from './progress.ts';

/** Types and states as the reports screen filters and shows them . */
export const reportTypes = ['numerology', 'compatibility', 'company', 'names'] as const;
export const reportType = z.enum(reportTypes);

export const reportSummary = z.object({
  id,
  analysisId: z.nullable(id),
  title: z.string(),
  type: reportType,
  date: instant,
  status: reportStatus,
  step: reportStep,
  /** 0 to 100. */
  progress: z.int(),
  pages: z.nullable(z.int()),
  summary: z.string(),
  insights: z.array(z.string()),
  rating: z.nullable(z.int()),
  failureReason: z.nullable(z.string()),
  /** In lists: whether the report can be made again under a corrected rule. */
  hasCorrectedRule: z.optional(z.boolean()),
});
export type ReportSummary = z.infer<typeof reportSummary>;

const pdf = { binary: ['application/pdf'] } as const;

export const listReports = defineRoute({
  id: 'reports.list',
  service: 'reports',
  method: 'GET',
  path: '/reports',
  access: 'session',
  summary: 'Lista os próprios relatórios, com busca, filtros, páginas e contadores.',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(120, 'A busca pode ter no máximo 120 caracteres.'))),
    type: z._default(z.enum(['all', ...reportTypes]), 'all'),
    date: z._default(z.enum(['all', 'today', 'week', 'month', 'year']), 'all'),
    analysisId: z.optional(id),
    cursor: opaqueCursor,
    limit: pageLimit(20),
  }),
  response: envelope(
    z.object({
      items: z.array(reportSummary),
      nextCursor: z.nullable(z.string()),
      counters: z.object({
        total: z.int(),
        completed: z.int(),
        processing: z.int(),
        failed: z.int(),
        /** Mean over reports with a rating above 0, one decimal; null without any. */
        averageRating: z.nullable(z.number()),
      }),
    }),
  ),
});

export const readReport = defineRoute({
  id: 'reports.read',
  service: 'reports',
  method: 'GET',
  path: '/reports/:id',
  access: 'session',
  summary: 'Lê um relatório: estado, andamento e resumo.',
  params: z.object({ id }),
  response: envelope(reportSummary),
});

export const downloadReport = defineRoute({
  id: 'reports.download',
  service: 'reports',
  method: 'GET',
  path: '/reports/:id/pdf',
  access: 'session',
  charges: 'stored',
  summary: 'Baixa o PDF de um relatório concluído.',
  params: z.object({ id }),
  response: pdf,
  errors: ['REPORT_NOT_READY', 'SIGN_UP_REQUIRED'],
});

export const retryReport = defineRoute({
  id: 'reports.retry',
  service: 'reports',
  method: 'POST',
  path: '/reports/:id/retry',
  access: 'session',
  summary: 'Tenta de novo um relatório que falhou.',
  params: z.object({ id }),
  response: envelope(reportSummary),
  status: 202,
  errors: ['CONFLICT'],
});

export const rateReport = defineRoute({
  id: 'reports.rate',
  service: 'reports',
  method: 'PUT',
  path: '/reports/:id/rating',
  access: 'session',
  summary: 'Avalia um relatório concluído de 1 a 5, ou retira a avaliação.',
  params: z.object({ id }),
  body: z.object({
    rating: z.nullable(z.int().check(z.minimum(1, 'A nota vai de 1 a 5.'), z.maximum(5, 'A nota vai de 1 a 5.'))),
  }),
  response: envelope(reportSummary),
  errors: ['REPORT_NOT_READY'],
});

export const renameReport = defineRoute({
  id: 'reports.rename',
  service: 'reports',
  method: 'PATCH',
  path: '/reports/:id',
  access: 'session',
  summary: 'Muda o título de um relatório na lista; o PDF continua o mesmo.',
  params: z.object({ id }),
  body: z.object({
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Informe um título.'),
        z.maxLength(160, 'O título pode ter no máximo 160 caracteres.'),
      ),
  }),
  response: envelope(reportSummary),
});

export const deleteReport = defineRoute({
  id: 'reports.delete',
  service: 'reports',
  method: 'DELETE',
  path: '/reports/:id',
  access: 'session',
  summary: 'Tira um relatório da própria lista.',
  params: z.object({ id }),
  response: acknowledgement,
});

export const linkReport = defineRoute({
  id: 'reports.link',
  service: 'reports',
  method: 'GET',
  path: '/reports/:id/link',
  access: 'session',
  charges: 'stored',
  summary: 'Dá um endereço assinado do PDF, que vale 15 minutos sem sessão.',
  params: z.object({ id }),
  response: envelope(z.object({ url: z.string(), expiresAt: instant })),
  errors: ['REPORT_NOT_READY', 'SIGN_UP_REQUIRED'],
});

export const readFile = defineRoute({
  id: 'reports.readFile',
  service: 'reports',
  method: 'GET',
  path: '/files/:token',
  access: 'public',
  charges: 'stored',
  summary: 'Baixa o PDF de um endereço assinado, enquanto ele vale.',
  params: z.object({ token: z.string().check(z.maxLength(120)) }),
  response: pdf,
  errors: ['TOKEN_INVALID', 'REPORT_NOT_READY'],
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
});

export const emailReport = defineRoute({
  id: 'reports.email',
  service: 'reports',
  method: 'POST',
  path: '/reports/:id/email',
  access: 'account',
  charges: 'stored',
  summary: 'Envia por e-mail o endereço do PDF, agora ou assim que ele estiver pronto.',
  params: z.object({ id }),
  body: z.object({ email }),
  response: acknowledgement,
  status: 202,
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'session' },
});

export const readReportContent = defineRoute({
  id: 'reports.readContent',
  service: 'reports',
  method: 'GET',
  path: '/reports/:id/content',
  access: 'session',
  charges: 'stored',
  summary: 'Lê um relatório para ver na tela: o que foi digitado e o resultado inteiro, os mesmos do PDF.',
  params: z.object({ id }),
  response: envelope(
    z.object({
      report: reportSummary,
      referenceDate: z.string(),
      /** Until when a mistyped name or date can be corrected; null where no correction is left or its time is over. */
      correctableUntil: z.nullable(instant),
      /** Corrections that the report has left until then. */
      correctionsLeft: z.int(),
      /** A corrected rule under which the report can be made again at no cost; null where none changes it. */
      ruleCorrection: z.nullable(z.object({ title: z.string(), statement: z.string() })),
      /** The own analysis that has the long texts of this content; null after a correction. */
      portraitOf: z.nullable(id),
      content: analysisContent,
    }),
  ),
});

export const redoReport = defineRoute({
  id: 'reports.redo',
  service: 'reports',
  method: 'POST',
  path: '/reports/:id/corrected-rule',
  access: 'session',
  charges: 'stored',
  summary: 'Refaz um relatório com a regra corrigida, sem custo, uma vez por correção.',
  params: z.object({ id }),
  response: envelope(reportSummary),
  status: 202,
  errors: ['CONFLICT'],
});

export const correctReport = defineRoute({
  id: 'reports.correct',
  service: 'reports',
  method: 'POST',
  path: '/reports/:id/correction',
  access: 'session',
  charges: 'stored',
  summary: 'Corrige um nome ou uma data em até 24 horas; o relatório é feito de novo sem custo.',
  params: z.object({ id }),
  body: z.object({
    /** As it was when absent. */
    name: z.optional(personName),
    birthDate,
    /** Which of several people, from 0. */
    person: z._default(z.int().check(z.minimum(0), z.maximum(9)), 0),
  }),
  response: envelope(reportSummary),
  status: 202,
  errors: [
    'CORRECTION_CLOSED',
    'CORRECTION_LIMIT_REACHED',
    'CORRECTION_OF_ANOTHER_PERSON',
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
  ],
});
