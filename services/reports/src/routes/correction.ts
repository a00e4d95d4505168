import { correctReport } from '@sefira/contracts/reports';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { findReport } from '../data/reports.ts';
import { replaceContent } from '../data/request-report.ts';
import { correctableUntil, corrected } from '../domain/correction.ts';
import { documentSubject } from '../domain/document-content.ts';
import { editionOf } from '../domain/template-versions.ts';
import { requireOwn } from '../policies.ts';
import { presentReport } from '../presenters.ts';
import { orderedContent } from './ordered-content.ts';

/** Decision 69: a mistyped name or date is put right within 24 hours, and the report made anew at no cost. */
export function addCorrectionRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, correctReport, async (call) => {
    const now = context.clock();
    const changed = await context.inTransaction(async (transaction) => {
      const report = requireOwn(call.identity, await findReport(transaction, call.params.id));
      if (correctableUntil(report.createdAt) <= now) throw new DomainError('CORRECTION_CLOSED');
      const { document } = report;
      const subject = corrected(documentSubject.parse(document), call.body);
      if (!subject) throw new DomainError('NOT_FOUND', { message: 'Não há essa pessoa no relatório.' });
      const { referenceDate, brand, templateVersion } = document;
      const { system } = ruleSetById(document.ruleSet);
      const edition = editionOf(templateVersion);
      const ordered = orderedContent(subject, { referenceDate, brand, system, edition }, now);
      const place = { schema: context.schema, waiting: true, requestId: call.requestId, now };
      return replaceContent(transaction, place, report, ordered);
    });
    return answered('Dados corrigidos. O relatório será feito de novo, sem custo.', presentReport(changed));
  });
}
