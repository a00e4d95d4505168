import { Readable } from 'node:stream';
import { exportAudit as exportAuditRoute, listAudit, verifyAudit } from '@sefira/contracts/admin-config/audit';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { auditCsv, auditJson } from '../presenters/audit-files.ts';
import { exportAudit } from '../use-cases/audit/export-audit.ts';
import { readAuditPage } from '../use-cases/audit/read-audit.ts';
import { verifyTrail } from '../use-cases/audit/verify-trail.ts';

/** The audit trail: list, export, verification. */
export function addAuditRoutes(app: FastifyInstance, context: AdminContext): void {
  addRoute(app, context.identities, listAudit, async (call) => {
    const { cursor, limit, ...filter } = call.query;
    const { records, nextCursor } = await readAuditPage(context, filter, { cursor, limit });
    return { ...answered('Auditoria carregada.', [...records]), nextCursor };
  });

  addRoute(app, context.identities, exportAuditRoute, async (call) => {
    const { format, ...filter } = call.query;
    const pages = await exportAudit(context, call, format, filter);
    const name = `auditoria_${productDate(context.clock())}.${format}`;
    return call.reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(format === 'csv' ? auditCsv(pages) : auditJson(pages)));
  });

  addRoute(app, context.identities, verifyAudit, async (call) => {
    const verdict = await verifyTrail(context, call);
    return answered(verdict.isIntact ? 'A cadeia está íntegra.' : 'A cadeia foi alterada.', verdict);
  });
}
