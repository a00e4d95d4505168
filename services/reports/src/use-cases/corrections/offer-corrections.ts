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
  { clock, schema, ruleCorrections }: ReportsContext,
  transaction: Transaction,
  correction: RuleCorrection,
  { id: reportId, userId, document }: ScannedReport,
): Promise<void> {
  const { ruleSet, referenceDate } = document;
  const corrected = correctedRuleSet(ruleSet, ruleCorrections);
  if (!corrected.applied.includes(correction)) return;
  const subject = documentSubject.parse(document);
  if (!isReadingChanged(subject, referenceDate, [ruleSet, corrected.id])) return;
  const { id: correctionId, title, statement } = correction;
  const foundAt = clock();
  await saveOffer(transaction, { reportId, correctionId, ruleSet: corrected.id, title, statement, foundAt });
  const event = { reportId, userId, correctionId, title, statement, foundAt: foundAt.toISOString() };
  await appendEvent(transaction, schema, 'report.rule_corrected', event, null);
}
