import * as z from 'zod/mini';
import { defineRoute } from '../shared/route.ts';

/**
 * Bull Board under `/api/admin/queue-board/`: its pages and files are static and public, its data come by calls with an
 * administrator's session. It is read-only.
 */

export const queueBoardPath = '/admin/queue-board';

const service = 'admin-config';
const access = ['admin'] as const;
const json = { binary: ['application/json'] };
const summary = 'O painel das filas (Bull Board): dados de uma tela dele.';
const queueName = z.string().check(z.regex(/^[a-z0-9_-]{1,80}$/));
const jobId = z.string().check(z.minLength(1), z.maxLength(200));
const ofQueue = z.object({ queueName });
const ofJob = z.object({ queueName, jobId });

/** One page for all addresses: the board routes on the client. */
const page = { binary: ['text/html'] };
const pageSummary = 'O painel das filas (Bull Board): a página, sem dados.';

export const queueBoardPages = [
  defineRoute({
    id: 'admin.queueBoard',
    service,
    method: 'GET',
    path: `${queueBoardPath}/`,
    access: 'public',
    summary: pageSummary,
    response: page,
  }),
  defineRoute({
    id: 'admin.queueBoardQueue',
    service,
    method: 'GET',
    path: `${queueBoardPath}/queue/:queueName`,
    access: 'public',
    summary: pageSummary,
    params: ofQueue,
    response: page,
  }),
  defineRoute({
    id: 'admin.queueBoardJob',
    service,
    method: 'GET',
    path: `${queueBoardPath}/queue/:queueName/:jobId`,
    access: 'public',
    summary: pageSummary,
    params: ofJob,
    response: page,
  }),
] as const;

const files = { binary: ['text/javascript', 'text/css', 'application/json', 'image/svg+xml', 'image/png'] };
const fileSummary = 'O painel das filas (Bull Board): um arquivo da página.';
const part = z.string().check(z.regex(/^[\w.-]{1,120}$/));

export const queueBoardFiles = [
  defineRoute({
    id: 'admin.queueBoardIcon',
    service,
    method: 'GET',
    path: `${queueBoardPath}/static/:file`,
    access: 'public',
    summary: fileSummary,
    params: z.object({ file: part }),
    response: files,
  }),
  defineRoute({
    id: 'admin.queueBoardFile',
    service,
    method: 'GET',
    path: `${queueBoardPath}/static/:kind/:file`,
    access: 'public',
    summary: fileSummary,
    params: z.object({ kind: part, file: part }),
    response: files,
  }),
  defineRoute({
    id: 'admin.queueBoardPart',
    service,
    method: 'GET',
    path: `${queueBoardPath}/static/:kind/:folder/:file`,
    access: 'public',
    summary: fileSummary,
    params: z.object({ kind: part, folder: part, file: part }),
    response: files,
  }),
] as const;

/** The board's names for the states of a job; `latest` is all of them. */
const shownStatuses = [
  'latest',
  'active',
  'waiting',
  'waiting-children',
  'prioritized',
  'completed',
  'failed',
  'delayed',
  'paused',
] as const;

const shown = { service, method: 'GET', access, summary, response: json } as const;
const calls = `${queueBoardPath}/api` as const;

/** The board's calls; each path ends as Bull Board's own does. */
export const queueBoardCalls = [
  defineRoute({ ...shown, id: 'admin.queueBoardRedis', path: `${calls}/redis/stats` }),
  defineRoute({
    ...shown,
    id: 'admin.queueBoardQueues',
    path: `${calls}/queues`,
    query: z.object({
      page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
      activeQueue: z.optional(queueName),
      status: z.optional(z.enum(shownStatuses)),
      jobsPerPage: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
    }),
  }),
  defineRoute({ ...shown, id: 'admin.queueBoardSchedulers', path: `${calls}/job-schedulers` }),
  defineRoute({
    ...shown,
    id: 'admin.queueBoardMetrics',
    path: `${calls}/queues/:queueName/metrics`,
    params: ofQueue,
  }),
  defineRoute({
    ...shown,
    id: 'admin.queueBoardWorkers',
    path: `${calls}/queues/:queueName/workers`,
    params: ofQueue,
  }),
  defineRoute({
    ...shown,
    id: 'admin.queueBoardRate',
    path: `${calls}/queues/:queueName/rate-limit`,
    params: ofQueue,
  }),
  defineRoute({
    ...shown,
    id: 'admin.queueBoardOptions',
    path: `${calls}/queues/:queueName/default-job-options`,
    params: ofQueue,
  }),
  defineRoute({
    ...shown,
    id: 'admin.queueBoardSchema',
    path: `${calls}/queues/:queueName/job-data-schema`,
    params: ofQueue,
  }),
  defineRoute({ ...shown, id: 'admin.queueBoardData', path: `${calls}/queues/:queueName/:jobId`, params: ofJob }),
  defineRoute({ ...shown, id: 'admin.queueBoardLogs', path: `${calls}/queues/:queueName/:jobId/logs`, params: ofJob }),
  defineRoute({ ...shown, id: 'admin.queueBoardFlow', path: `${calls}/queues/:queueName/:jobId/flow`, params: ofJob }),
] as const;

export const queueBoardRoutes = [...queueBoardPages, ...queueBoardFiles, ...queueBoardCalls] as const;
