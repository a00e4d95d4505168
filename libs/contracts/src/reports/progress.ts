import * as z from 'zod/mini';
import { id } from '../shared/fields.ts';

/** Render progress, published by the worker for the browsers of the report's owner. */

export const reportStatuses = ['completed', 'processing', 'failed'] as const;
export const reportStatus = z.enum(reportStatuses);

/** Steps of a render, in their order, as pushed to the browser. */
export const reportSteps = ['queued', 'calculating', 'drawing', 'layout', 'saving', 'done'] as const;
export const reportStep = z.enum(reportSteps);

/** Redis channel of render progress; a lost message is harmless, because the row is authoritative. */
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
