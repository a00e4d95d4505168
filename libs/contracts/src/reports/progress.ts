import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** How far reports are, on its way from the worker to the browsers of their owner. */

export const reportStatuses = ['completed', 'processing', 'failed'] as const;
export const reportStatus = z.enum(reportStatuses);

/** Steps of a render, in their order, as pushed to the browser. */
export const reportSteps = ['queued', 'calculating', 'drawing', 'layout', 'saving', 'done'] as const;
export const reportStep = z.enum(reportSteps);

/** Redis channel on which the worker tells how far a report is; lost messages are harmless, the row is the truth. */
export const reportProgressChannel = 'sefira:reports:progress';

/** One message of that channel, on its way to the browsers of `userId`. */
export const reportProgress = z.object({
  userId: id,
  reportId: id,
  analysisId: z.nullable(id),
  status: reportStatus,
  step: reportStep,
  progress: z.int(),
  pages: z.nullable(z.int()),
});
export type ReportProgress = z.infer<typeof reportProgress>;
