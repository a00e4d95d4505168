import { type ExportFile, exportFile } from '@sefira/contracts/admin-config/exports';
import { productDate } from '@sefira/platform/time/clock';
import * as z from 'zod/mini';
import type { ExportRow } from '../data/export-files.ts';

const names = { sales: 'vendas', users: 'usuarios', financial: 'financeiro' } as const;

/** A requested file with its state and name. */
export function presentExportFile(row: ExportRow): ExportFile {
  const kind = z.parse(exportFile.shape.kind, row.kind);
  const format = z.parse(exportFile.shape.format, row.format);
  return {
    id: row.id,
    kind,
    format,
    state: z.parse(exportFile.shape.state, row.state),
    progress: row.progress,
    rows: row.rows,
    file_name: `${names[kind]}_${productDate(row.createdAt)}.${format}`,
    failure: row.failure,
    created_at: row.createdAt.toISOString(),
  };
}
