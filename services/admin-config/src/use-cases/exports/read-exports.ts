import { exportHours } from '@sefira/contracts/admin-config/exports';
import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hourMilliseconds } from '@sefira/platform/time/durations';
import type { AdminContext } from '../../context.ts';
import { type ExportRow, listExportFiles, readContent } from '../../data/export-files.ts';

/** The files that a person requested and can still download, newest first. */
export async function listOwnExports(context: AdminContext, userId: string): Promise<readonly ExportRow[]> {
  const since = context.clock().getTime() - exportHours * hourMilliseconds;
  const rows = await listExportFiles(clientOf(context), userId);
  return rows.filter(({ createdAt }) => createdAt.getTime() > since);
}

/** A person's own file with its content. @throws DomainError NOT_FOUND, REPORT_NOT_READY */
export async function readExport(context: AdminContext, userId: string, id: string) {
  const row = await readContent(clientOf(context), id, userId);
  if (!row) throw new DomainError('NOT_FOUND');
  const { content, ...file } = row;
  if (content === null) throw new DomainError('REPORT_NOT_READY', { message: 'Este arquivo ainda não está pronto.' });
  return { file, content: Buffer.from(content) };
}
