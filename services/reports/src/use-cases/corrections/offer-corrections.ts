import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { correctedRuleSet, type RuleCorrection } from '@sefira/numerology/rules/rule-corrections';
import type { ReportsContext, Transaction } from '../../context.ts';
import { findScanned, listReportsAfter, saveOffer, saveScanned } from '../../data/rule-corrections.ts';
import { isReadingChanged } from '../../domain/changed-reading.ts';
import { documentSubject } from '../../domain/document-content.ts';

const batchSize = 100;

/**
 * Offers the reports that a corrected rule set changes to their owners, who are notified; all others are left alone
 * (docs/decisions/0043-report-corrections.md). Continues after the last report that was read.
 */
export async function offerCorrections(context: ReportsContext, signal: AbortSignal): Promise<void> {
  for (const correction of context.ruleCorrections) {
    for (let read = batchSize; read === batchSize && !signal.aborted; ) {
      const lastId = await findScanned(clientOf(context), correction.id);
      const reports = await listReportsAfter(clientOf(context), lastId, batchSize);
      read = reports.length;
      await inTransaction(context, async (transaction) => {
        for (const report of reports) await offerCorrection(context, transaction, correction, report);
        const last = reports.at(-1);
        if (last) await saveScanned(transaction, correction.id, last.id);
      });
    }
  }
}

type ScannedReport = Awaited<ReturnType<typeof listReportsAfter>>[number];

async function offerCorrection(
  context: ReportsContext,
  transaction: Transaction,
  correction: RuleCorrection,
  report: ScannedReport,
): Promise<void> {
  const ruleSet = changedRuleSet(context, correction, report);
  if (ruleSet === null) return;
  const { id: reportId, userId } = report;
  const { id: correctionId, title, statement } = correction;
  const foundAt = context.clock();
  await saveOffer(transaction, { reportId, correctionId, ruleSet, title, statement, foundAt });
  const event = { reportId, userId, correctionId, title, statement, foundAt: foundAt.toISOString() };
  await appendEvent(transaction, context.schema, 'report.rule_corrected', event, null);
}

/** The corrected rule set that changes a report, else null: also for a report that cannot be read, which must not stop the others. */
function changedRuleSet(
  { ruleCorrections, logger }: ReportsContext,
  correction: RuleCorrection,
  { id: reportId, document }: ScannedReport,
): string | null {
  const { ruleSet, referenceDate } = document;
  try {
    const corrected = correctedRuleSet(ruleSet, ruleCorrections);
    if (!corrected.applied.includes(correction)) return null;
    const subject = documentSubject.parse(document);
    return isReadingChanged(subject, referenceDate, [ruleSet, corrected.id]) ? corrected.id : null;
  } catch (error) {
    logger.error({ reportId, reason: String(error) }, 'report cannot be read: no correction is offered for it');
    return null;
  }
}
