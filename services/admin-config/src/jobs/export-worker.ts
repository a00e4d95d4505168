import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { clientOf } from '@sefira/database/access';
import { startJobWorker } from '@sefira/messaging/jobs';
import { asCsv, asPaper, asWorkbook } from '../adapters/export-formats.ts';
import type { AdminContext } from '../context.ts';
import { findExport, updateExport } from '../data/export-files.ts';
import { gatherExport } from '../data/gather-export.ts';
import type { ExportTable } from '../domain/export-table.ts';

/** How far it is once all rows are read; how many there will be is not known before. */
const readProgress = 80;
const halfwayRows = 2000;

/** Makes the files that administrators asked for, one at a time in each process. */
export function startExportWorker(context: AdminContext): AsyncDisposable {
  const client = clientOf(context);
  const { queueRedis: redis, settings, logger, metrics } = context;
  return startJobWorker('admin.export', {
    redis,
    queuePrefix: settings.QUEUE_PREFIX,
    logger,
    metrics,
    concurrency: 1,
    async handler({ payload: { exportId } }) {
      const file = await findExport(client, exportId);
      if (!file || file.state === 'done') return;
      await updateExport(client, exportId, { state: 'running', progress: 1 });
      const table = await gatherExport(context, file, (rows) =>
        updateExport(client, exportId, { rows, progress: Math.round((readProgress * rows) / (rows + halfwayRows)) }),
      );
      await updateExport(client, exportId, { rows: table.rows.length, progress: readProgress });
      const content = await contentOf(context, file.format, table, exportId);
      const finishedAt = context.clock();
      await updateExport(client, exportId, {
        content: new Uint8Array(content),
        state: 'done',
        progress: 100,
        finishedAt,
      });
    },
    async onDead({ payload }) {
      const failure = 'Não foi possível fazer este arquivo. Tente de novo.';
      await updateExport(client, payload.exportId, { state: 'failed', failure, finishedAt: context.clock() });
    },
  });
}

function contentOf(
  context: AdminContext,
  format: string,
  table: ExportTable,
  requestId: string,
): Promise<Buffer> | Buffer {
  if (format === 'csv') return asCsv(table);
  if (format === 'xlsx') return asWorkbook(table);
  const paper = asPaper(table, context.clock());
  return context.services.fetch(renderPrintout, { body: { printout: paper }, requestId });
}
