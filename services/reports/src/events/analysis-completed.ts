import type { EventHandlers } from '@sefira/messaging/consumer';
import type { ReportsContext, Transaction } from '../context.ts';
import { signal } from '../data/document-outcome.ts';
import { requestReport } from '../data/request-report.ts';
import { personalInput } from '../domain/document-content.ts';
import { personalContent } from '../domain/personal-content.ts';
import { PERSONAL_TEMPLATE } from '../templates/personal/input.ts';

/** Each personal analysis gets its report; other kinds have none until they have a template. */
export function onAnalysisCompleted(
  context: ReportsContext,
): EventHandlers<'reports', Transaction>['analysis.completed'] {
  return async ({ payload, requestId }, { transaction }) => {
    if (payload.kind !== 'personal') return;
    const { userId, analysisId, referenceDate, system } = payload;
    const options = { referenceDate, system, templateVersion: PERSONAL_TEMPLATE };
    const { content, description } = personalContent(personalInput.parse(payload.input), options);
    const { schema } = context;
    const now = context.clock();
    const order = { schema, waiting: false, requestId, now };
    await requestReport(transaction, { ...order, userId, analysisId, content, description });
    await signal(transaction, schema, analysisId);
  };
}
