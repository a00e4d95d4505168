import { createExport, downloadExport, listExports } from '@sefira/contracts/admin-config/exports';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { presentExportFile } from '../presenters/export-file.ts';
import { listOwnExports, readExport } from '../use-cases/exports/read-exports.ts';
import { requestExport } from '../use-cases/exports/request-export.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Exported files of sales, users and finances: request, progress, download. */
export function addExportRoutes(app: FastifyInstance, context: AdminContext): void {
  addRoute(app, context.identities, createExport, async (call) =>
    answered('Arquivo na fila.', presentExportFile(await requestExport(context, call, call.body))),
  );

  addRoute(app, context.identities, listExports, async ({ identity }) => {
    const files = await listOwnExports(context, identity.subject ?? '');
    return answered('Arquivos carregados.', files.map(presentExportFile));
  });

  addRoute(app, context.identities, downloadExport, async ({ params, identity, reply }) => {
    const { file, content } = await readExport(context, identity.subject ?? '', params.id);
    const { file_name: name, format } = presentExportFile(file);
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(types[format]).send(content);
  });
}
