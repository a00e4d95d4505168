import { recomputeAnalysis } from '@sefira/contracts/numerology/internal';
import { readReportContent } from '@sefira/contracts/reports/reports';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { findReport } from '../data/reports.ts';
import { correctableUntil, correctionsLeft } from '../domain/correction.ts';
import { documentSubject } from '../domain/document-content.ts';
import { requireOwn } from '../policies.ts';
import { presentReport } from '../presenters.ts';

/** A report on screen: numerology computes its result again from the document's input. */
export function addContentRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, readReportContent, async (call) => {
    const report = requireOwn(call.identity, await findReport(clientOf(context), call.params.id));
    const { ruleSet, referenceDate } = report.document;
    const { kind, input } = documentSubject.parse(report.document);
    const body = { kind, input: { ...input, email: null }, ruleSet, referenceDate };
    const { data } = await context.services.call(recomputeAnalysis, { body, requestId: call.requestId });
    const until = correctableUntil(report);
    const left = until > context.clock() ? correctionsLeft(report) : 0;
    return answered('Relatório encontrado.', {
      report: presentReport(report),
      referenceDate,
      correctableUntil: left > 0 ? until.toISOString() : null,
      correctionsLeft: left,
      content: data.content,
    });
  });
}
