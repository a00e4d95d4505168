import { readAccount } from '@sefira/contracts/auth/session';
import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { clientOf } from '@sefira/database/access';
import { asCsv, asWorkbook } from '@sefira/platform/text/spreadsheets';
import type { AdminContext } from '../../context.ts';
import { type ExportRow, findExport, updateExport } from '../../data/export-files.ts';
import { periodText } from '../../domain/audit-words/fact-words.ts';
import { asPrintout } from '../../presenters/export-printout.ts';
import type { ExportTable } from '../../presenters/export-tables.ts';
import { collectExport, readPeriod } from './collect-export.ts';

/** Progress once all rows are read; their number is unknown before. */
const readProgress = 80;
const halfwayRows = 2000;

/** The requester is no active administrator any more: the file is not written. */
class RequesterRemoved extends Error {
  override readonly name = 'RequesterRemoved';
}

/** Writes a requested file. Stops when its requester is suspended, closed or no administrator any more. */
export async function writeExport(context: AdminContext, exportId: string): Promise<void> {
  const client = clientOf(context);
  const file = await findExport(client, exportId);
  if (!file || file.state === 'done' || file.state === 'failed') return;
  try {
    await requireRequester(context, file);
    await updateExport(client, exportId, { state: 'running', progress: 1 });
    const table = await collectExport(context, file, async (rows) => {
      await requireRequester(context, file);
      await updateExport(client, exportId, {
        rows,
        progress: Math.round((readProgress * rows) / (rows + halfwayRows)),
      });
    });
    await updateExport(client, exportId, { rows: table.rows.length, progress: readProgress });
    const content = new Uint8Array(await contentOf(context, file, table));
    await requireRequester(context, file);
    await updateExport(client, exportId, { content, state: 'done', progress: 100, finishedAt: context.clock() });
  } catch (error) {
    if (!(error instanceof RequesterRemoved)) throw error;
    await failExport(context, exportId, 'A conta que pediu este arquivo não administra mais a Sefira.');
  }
}

/** Marks a file as failed, with the reason for its requester. */
export async function failExport(context: AdminContext, exportId: string, failure: string): Promise<void> {
  const finishedAt = context.clock();
  await updateExport(clientOf(context), exportId, { state: 'failed', failure, finishedAt });
}

async function requireRequester(context: AdminContext, { id: requestId, requestedBy }: ExportRow): Promise<void> {
  const { data } = await context.services.call(readAccount, { params: { id: requestedBy }, requestId });
  if (data?.status !== 'active' || data.role !== 'admin') throw new RequesterRemoved();
}

function contentOf(context: AdminContext, file: ExportRow, table: ExportTable): Promise<Buffer> | Buffer {
  const { format, id: requestId } = file;
  if (format === 'csv') return Buffer.from(asCsv(table));
  if (format === 'xlsx') return asWorkbook(table);
  const printout = asPrintout(table, { generatedAt: context.clock(), period: periodText(readPeriod(file)) });
  return context.services.fetch(renderPrintout, { body: { printout }, requestId });
}
