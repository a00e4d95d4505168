import { clientOf } from '@sefira/database/access';
import type { ReportsContext } from '../context.ts';
import { listReportsOfDocument } from '../data/reports.ts';
import { progressOf, type ReportStep, statusOf } from '../domain/document-state.ts';

/** Publishes progress to each owner of the document, best effort: after a failure browsers read the list. */
export async function publishProgress(
  context: ReportsContext,
  documentId: string,
  step: ReportStep,
  pages: number | null = null,
): Promise<void> {
  try {
    const reports = await listReportsOfDocument(clientOf(context), documentId);
    const how = { status: statusOf(step === 'done' ? 'stored' : 'rendering'), step, progress: progressOf[step], pages };
    await context.progress.publish(reports.map(({ id, ...owner }) => ({ ...owner, reportId: id, ...how })));
  } catch (error) {
    context.logger.debug({ reason: String(error) }, 'progress not published');
  }
}
