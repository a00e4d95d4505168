import { clientOf } from '@sefira/database/access';
import { type OpenSpan, openChildSpan } from '@sefira/platform/telemetry/spans';
import type { ReportsContext } from '../context.ts';
import { listReportsOfDocument } from '../data/reports.ts';
import { progressOf, type ReportStep, statusOf } from '../domain/document-state.ts';

/** Where the progress of one render is written to. */
export interface ProgressTargets {
  measure(step: ReportStep, outcome: 'done' | 'failed', seconds: number): void;
  /** Stores a step in the row of the document. @returns false when the claim is void */
  store(step: ReportStep): Promise<boolean>;
  /** Publishes a step to browsers; never rejects. */
  publish(step: ReportStep): Promise<void>;
}

/** Another worker claimed or settled the document during this render. */
export class ClaimLost extends Error {}

/** Shorter steps are not visible on screen, and storing each costs more than many of them take. */
const noticeableMilliseconds = 150;

/** Progress of one render: measures each step, stores noticeable ones in the row and publishes them to browsers. */
export interface RenderProgress {
  /** Aborted with `ClaimLost` when a step finds the claim void, or with the error of storing it. */
  readonly signal: AbortSignal;
  /** Ends the step before; the same step again changes nothing. */
  enter(step: ReportStep): void;
  /** Ends the last step; resolves when nothing is being stored any more. */
  end(failure?: unknown): Promise<void>;
}

/** Starts the progress of a claimed document in a step that the claim has stored already. */
export function startProgress(first: ReportStep, targets: ProgressTargets): RenderProgress {
  const stop = new AbortController();
  let current: OpenStep | undefined = open(first);
  let timer: NodeJS.Timeout | undefined;
  let storing = targets.publish(first);

  function close(failure?: unknown): void {
    clearTimeout(timer);
    if (current === undefined) return;
    const outcome = failure === undefined ? 'done' : 'failed';
    targets.measure(current.step, outcome, (performance.now() - current.began) / 1000);
    current.span?.end(failure);
    current = undefined;
  }

  async function note(step: ReportStep): Promise<void> {
    try {
      if (!(await targets.store(step))) throw new ClaimLost();
      await targets.publish(step);
    } catch (error) {
      stop.abort(error);
    }
  }

  return {
    signal: stop.signal,
    enter(step) {
      if (step === current?.step) return;
      close();
      current = open(step);
      timer = setTimeout(() => {
        storing = storing.then(() => note(step));
      }, noticeableMilliseconds);
    },
    async end(failure) {
      close(failure);
      await storing;
    },
  };
}

interface OpenStep {
  readonly step: ReportStep;
  readonly began: number;
  readonly span: OpenSpan | undefined;
}

function open(step: ReportStep): OpenStep {
  return { step, began: performance.now(), span: openChildSpan(`pdf ${step}`) };
}

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
