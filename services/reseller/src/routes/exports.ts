import { exportResellerReport } from '@sefira/contracts/reseller/dashboard';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import { callerOf } from '../policies.ts';
import { exportFigures } from '../use-cases/figures/export-figures.ts';

const mediaTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Exported reports: `{type}_report_{date}.{format}`. */
export function addExportRoute(app: FastifyInstance, context: ResellerContext): void {
  addRoute(app, context.identities, exportResellerReport, async (call) => {
    const { type } = call.params;
    const { days, format } = call.query;
    const { today, content } = await exportFigures(context, callerOf(call), { type, format, days });
    return call.reply
      .header('content-type', mediaTypes[format])
      .header('content-disposition', `attachment; filename="${type}_report_${today}.${format}"`)
      .send(content);
  });
}
