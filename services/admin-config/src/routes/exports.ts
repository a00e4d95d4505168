import {
  createExport,
  downloadExport,
  type ExportFile,
  exportFile,
  exportHours,
  listExports,
} from '@sefira/contracts/admin-config/exports';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AdminContext } from '../context.ts';
import { appendAudit } from '../data/audit-trail.ts';
import { addExport, type ExportRow, listExportFiles, readContent } from '../data/export-files.ts';

const names = { sales: 'vendas', users: 'usuarios', financial: 'financeiro' } as const;
const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

function present(row: ExportRow): ExportFile {
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

/** Exported files of sales, users and finances: request, progress, download. */
export function addExportRoutes(app: FastifyInstance, context: AdminContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, createExport, async (call) => {
    const actor = await context.people.actorOf(call);
    const { kind, format, from, to } = call.body;
    const filter = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const now = context.clock();
    const row = await inTransaction(context, async (transaction) => {
      const file = { id: newId(), kind, format, filter, state: 'waiting', requestedBy: actor.id, createdAt: now };
      await appendAudit(
        context,
        transaction,
        {
          action: 'view',
          entity: 'export',
          entityId: file.id,
          actor,
          metadata: { kind, format, ...filter },
          result: 'ok',
        },
        now,
      );
      return addExport(transaction, file);
    });
    await context.exportQueue.enqueue(row.id, { exportId: row.id }, { requestId: call.requestId });
    return answered('Arquivo na fila.', present(row));
  });

  addRoute(app, context.identities, listExports, async (call) => {
    const since = context.clock().getTime() - exportHours * 3_600_000;
    const rows = await listExportFiles(client, call.identity.subject ?? '');
    const fresh = rows.filter(({ createdAt }) => createdAt.getTime() > since);
    return answered('Arquivos carregados.', fresh.map(present));
  });

  addRoute(app, context.identities, downloadExport, async (call) => {
    const row = await readContent(client, call.params.id, call.identity.subject ?? '');
    if (!row) throw new DomainError('NOT_FOUND');
    if (row.content === null)
      throw new DomainError('REPORT_NOT_READY', { message: 'Este arquivo ainda não está pronto.' });
    const { file_name: name, format } = present(row);
    call.reply.header('content-disposition', `attachment; filename="${name}"`);
    return call.reply.type(types[format]).send(Buffer.from(row.content));
  });
}
