import { clientOf } from '@sefira/database/access';
import { type OpenSpan, openChildSpan } from '@sefira/platform/telemetry/spans';
import type { ReportsContext } from '../context.ts';
import { type Claim, noteStep } from '../data/documents.ts';
import { listReportsOfDocument } from '../data/reports.ts';
import { progressOf, type ReportStep, statusOf } from '../domain/document-state.ts';
import { followSteps } from './noticeable-steps.ts';

/** Progress of one render: measures each step, stores noticeable ones in the row and publishes them to browsers. */
export interface RenderProgress {
  /** Ends the step before. */
  enter(step: ReportStep): void;
  /** Ends the last step; resolves when nothing is being stored any more. */
  end(failure?: unknown): Promise<void>;
  /** Publishes the finished document. */
  complete(pages: number): Promise<void>;
  /** Aborted with `ClaimLost` when a step finds the claim void, or with the error of storing it. */
  readonly signal: AbortSignal;
}

/** Another worker claimed or settled the document during this render. */
export class ClaimLost extends Error {}

/** Starts the progress of a claimed document. */
export type StartProgress = (claim: Claim) => RenderProgress;

export function createProgressMeter(context: ReportsContext): StartProgress {
  const seconds = context.metrics.addHistogram({
    name: 'sefira_pdf_stage_seconds',
    help: 'Seconds per stage of a PDF (calculating, drawing, layout, saving), by outcome (done, failed).',
    labelNames: ['stage', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  return (claim) => {
    const stop = new AbortController();
    let current:
      | { readonly stage: ReportStep; readonly began: number; readonly span: OpenSpan | undefined }
      | undefined;
    let first: Promise<void> | undefined;
    const noticeable = followSteps(async (step: ReportStep) => {
      try {
        if (!(await noteStep(clientOf(context), claim, step, context.clock()))) throw new ClaimLost();
        await publish(context, claim.documentId, step, null);
      } catch (error) {
        stop.abort(error);
      }
    });
    function finish(failure?: unknown): void {
      if (current === undefined) return;
      const outcome = failure === undefined ? 'done' : 'failed';
      seconds.observe({ stage: current.stage, outcome }, (performance.now() - current.began) / 1000);
      current.span?.end(failure);
      current = undefined;
    }
    return {
      signal: stop.signal,
      enter(step) {
        finish();
        current = { stage: step, began: performance.now(), span: openChildSpan(`pdf ${step}`) };
        // The claim has stored the first step already.
        if (first === undefined) first = publish(context, claim.documentId, step, null);
        else noticeable.enter(step);
      },
      async end(failure) {
        finish(failure);
        await Promise.all([noticeable.end(), first]);
      },
      complete: (pages) => publish(context, claim.documentId, 'done', pages),
    };
  };
}

/** Publishes progress to each owner of the document; after a failure browsers read the list. */
async function publish(
  context: ReportsContext,
  documentId: string,
  step: ReportStep,
  pages: number | null,
): Promise<void> {
  try {
    const reports = await listReportsOfDocument(clientOf(context), documentId);
    const how = { status: statusOf(step === 'done' ? 'stored' : 'rendering'), step, progress: progressOf[step], pages };
    await context.progress.publish(reports.map(({ id, ...owner }) => ({ ...owner, reportId: id, ...how })));
  } catch (error) {
    context.logger.debug({ reason: String(error) }, 'progress not published');
  }
}
