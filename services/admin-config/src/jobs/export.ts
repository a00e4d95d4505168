import type { JobHandler } from '@sefira/messaging/jobs';
import type { AdminContext } from '../context.ts';
import { failExport, writeExport } from '../use-cases/exports/write-export.ts';

/** Writes requested files, one at a time in each process. */
export const exportJob: JobHandler<'admin.export', AdminContext> = {
  concurrency: 1,
  run: ({ payload: { exportId }, context }) => writeExport(context, exportId),
  onDead: ({ payload: { exportId }, context }) =>
    failExport(context, exportId, 'Não foi possível fazer este arquivo. Tente de novo.'),
};
