import type { Schedules } from '@sefira/messaging/schedules';
import type { ReportsContext } from '../context.ts';
import { offerCorrections } from '../use-cases/corrections/offer-corrections.ts';
import { deleteExpired } from '../use-cases/delete-expired.ts';
import { sweepDocuments } from '../use-cases/sweep-documents.ts';

export const schedules: Schedules<'reports', ReportsContext> = {
  'reports.sweep': { everySeconds: 5, run: ({ context, logger }) => sweepDocuments(context, logger) },
  'reports.retention': { everySeconds: 600, run: ({ context, ...run }) => deleteExpired(context, run) },
  'reports.offer_corrections': { everySeconds: 300, run: ({ context, signal }) => offerCorrections(context, signal) },
};
