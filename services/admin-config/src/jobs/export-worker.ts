import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { clientOf } from '@sefira/database/access';
import type { JobHandler } from '@sefira/messaging/jobs';
import { asCsv, asPrintout, asWorkbook } from '../adapters/export-formats.ts';
import type { AdminContext } from '../context.ts';
import { collectExport } from '../data/collect-export.ts';
import { findExport, updateExport } from '../data/export-files.ts';
import type { ExportTable } from '../domain/export-table.ts';

/** How far it is once all rows are read; how many there will be is not known before. */
const readProgress = 80;
const halfwayRows = 2000;

/** Makes the files that administrators asked for, one at a time in each process. */
export const makeExport: JobHandler<'admin.export', AdminContext> = {
  concurrency: 1,
  async run({ payload: { exportId }, context }) {
    const client = clientOf(context);
    const file = await findExport(client, exportId);
    if (!file || file.state === 'done') return;
    await updateExport(client, exportId, { state: 'running', progress: 1 });
    const table = await collectExport(context, file, (rows) =>
      updateExport(client, exportId, { rows, progress: Math.round((readProgress * rows) / (rows + halfwayRows)) }),
    );
    await updateExport(client, exportId, { rows: table.rows.length, progress: readProgress });
    const content = new Uint8Array(await contentOf(context, file.format, table, exportId));
    await updateExport(client, exportId, { content, state: 'done', progress: 100, finishedAt: context.clock() });
  },
  async onDead({ payload, context }) {
    const failure = 'Não foi possível fazer este arquivo. Tente de novo.';
    await updateExport(clientOf(context), payload.exportId, { state: 'failed', failure, finishedAt: context.clock() });
  },
};

function contentOf(
  context: AdminContext,
  format: string,
  table: ExportTable,
  requestId: string,
): Promise<Buffer> | Buffer {
  if (format === 'csv') return asCsv(table);
  if (format === 'xlsx') return asWorkbook(table);
  const printout = asPrintout(table, context.clock());
  return context.services.fetch(renderPrintout, { body: { printout }, requestId });
}
