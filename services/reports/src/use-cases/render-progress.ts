import type { Metrics } from '@sefira/platform/telemetry/metrics';
import { type OpenSpan, openChildSpan } from '@sefira/platform/telemetry/spans';
import type { ReportStep } from '../domain/document-state.ts';

/** Stages of one document. */
export interface RenderStages {
  /** Ends the stage before. */
  enter(step: ReportStep): void;
  end(failure?: unknown): void;
}

/** Measures how long documents stay in each stage; in a trace each stage is a span. */
export function createStageMeter(metrics: Metrics): () => RenderStages {
  const seconds = metrics.addHistogram({
    name: 'sefira_pdf_stage_seconds',
    help: 'Seconds per stage of a PDF (calculating, drawing, layout, saving), by outcome (done, failed).',
    labelNames: ['stage', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
  return () => {
    let current:
      | { readonly stage: ReportStep; readonly began: number; readonly span: OpenSpan | undefined }
      | undefined;
    function end(failure?: unknown): void {
      if (current === undefined) return;
      const outcome = failure === undefined ? 'done' : 'failed';
      seconds.observe({ stage: current.stage, outcome }, (performance.now() - current.began) / 1000);
      current.span?.end(failure);
      current = undefined;
    }
    return {
      enter(stage) {
        end();
        current = { stage, began: performance.now(), span: openChildSpan(`pdf ${stage}`) };
      },
      end,
    };
  };
}
