import { Readable } from 'node:stream';
import { type AuditRecord, exportAudit, listAudit, verifyAudit } from '@sefira/contracts/admin-config/audit';
import { inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { byteOrderMark, csvLine } from '@sefira/platform/text/csv';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { readAuditPage, readWholeAudit } from '../data/audit-pages.ts';
import { appendAudit } from '../data/audit-trail.ts';
import { verifyTrail } from '../use-cases/verify-trail.ts';

const columns = [
  'sequence',
  'created_at',
  'action',
  'entity',
  'entity_id',
  'config_key',
  'user_id',
  'user_name',
  'user_email',
  'result',
  'old_value',
  'new_value',
  'metadata',
  'user_ip',
  'user_agent',
  'request_id',
  'hash',
] as const satisfies readonly (keyof AuditRecord)[];

function csvOf(record: AuditRecord): string {
  return csvLine(
    columns.map((column) => {
      const value = record[column];
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    }),
  );
}

async function* csvText(pages: AsyncIterable<readonly AuditRecord[]>) {
  yield byteOrderMark + csvLine(columns);
  for await (const records of pages) yield records.map(csvOf).join('');
}

async function* jsonText(pages: AsyncIterable<readonly AuditRecord[]>) {
  let before = '[\n';
  for await (const records of pages) {
    for (const record of records) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** The audit trail: list, export, verification. */
export function addAuditRoutes(app: FastifyInstance, context: AdminContext): void {
  addRoute(app, context.identities, listAudit, async (call) => {
    const { cursor, limit, ...filter } = call.query;
    const { records, nextCursor } = await readAuditPage(context, filter, { cursor, limit });
    return { ...answered('Auditoria carregada.', [...records]), nextCursor };
  });

  addRoute(app, context.identities, exportAudit, async (call) => {
    const { format, ...filter } = call.query;
    const actor = await context.people.actorOf(call);
    await inTransaction(context, (transaction) =>
      appendAudit(
        context,
        transaction,
        { action: 'view', entity: 'audit', actor, metadata: { format, filter }, result: 'ok' },
        context.clock(),
      ),
    );
    const pages = readWholeAudit(context, filter);
    const name = `auditoria_${productDate(context.clock())}.${format}`;
    call.reply.header('content-disposition', `attachment; filename="${name}"`);
    call.reply.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8');
    return call.reply.send(Readable.from(format === 'csv' ? csvText(pages) : jsonText(pages)));
  });

  addRoute(app, context.identities, verifyAudit, async (call) => {
    const verdict = await verifyTrail(context);
    const actor = await context.people.actorOf(call);
    await inTransaction(context, (transaction) =>
      appendAudit(
        context,
        transaction,
        {
          action: 'view',
          entity: 'audit',
          actor,
          metadata: { verified: verdict.entries, firstBroken: verdict.firstBroken },
          result: verdict.isIntact ? 'ok' : 'failed',
        },
        context.clock(),
      ),
    );
    await context.checkpoints.catchUp();
    return answered(verdict.isIntact ? 'A cadeia está íntegra.' : 'A cadeia foi alterada.', verdict);
  });
}
