import * as z from 'zod/mini';
import { id, instant } from '../shared/fields.ts';

/** Events that reports publishes. */
export const reportsEvents = {
  'report.completed': {
    source: 'reports',
    payload: z.object({
      reportId: id,
      userId: id,
      analysisId: z.nullable(id),
      /** Missing in events of earlier versions. */
      title: z.optional(z.string()),
      pages: z.int(),
      completedAt: instant,
    }),
  },
  'report.failed': {
    source: 'reports',
    payload: z.object({
      reportId: id,
      userId: id,
      analysisId: z.nullable(id),
      /** Missing in events of earlier versions. */
      title: z.optional(z.string()),
      reason: z.string(),
      failedAt: instant,
    }),
  },
  /** A rule set was corrected and the result of this report differs (docs/decisions/0043-report-corrections.md). */
  'report.rule_corrected': {
    source: 'reports',
    payload: z.object({
      reportId: id,
      userId: id,
      correctionId: z.string(),
      /** What changed, in our words. */
      title: z.string(),
      statement: z.string(),
      foundAt: instant,
    }),
  },
  /** A finished report is ready to be mailed to an address that the person gave (docs/decisions/0044-pdf-calls.md). */
  'report.email_requested': {
    source: 'reports',
    payload: z.object({
      reportId: id,
      userId: id,
      email: z.string(),
      title: z.string(),
      /** Path below PUBLIC_URL of this PDF without a session for some days, signed by reports. */
      downloadPath: z.string(),
      requestedAt: instant,
    }),
  },
} as const;
