import type { Metrics } from '@sefira/platform/telemetry/metrics';
import type { JourneyStep } from './journey.ts';

export interface JourneyMetrics {
  setSeconds(step: JourneyStep, seconds: number): void;
  countFailure(step: JourneyStep): void;
  /** Seconds since 1970 of the end of a whole journey. */
  setSuccess(time: number): void;
}

/** Until a journey succeeds, the given start of the process stands for its end, so that an alert on its age fires. */
export function createJourneyMetrics(metrics: Metrics, startedAt: number): JourneyMetrics {
  const seconds = new Map<JourneyStep, number>();
  let succeededAt = startedAt;
  metrics.addGauge(
    { name: 'sefira_journey_seconds', help: 'Seconds of each step of the last journey.', labelNames: ['step'] },
    async () => [...seconds].map(([step, value]) => [{ step }, value] as const),
  );
  metrics.addGauge(
    {
      name: 'sefira_journey_success_timestamp_seconds',
      help: 'End of the last whole journey; before any, the start of the process.',
      labelNames: [],
    },
    async () => [[{}, succeededAt]],
  );
  const failures = metrics.addCounter({
    name: 'sefira_journey_failures_total',
    help: 'Journeys that ended at a step.',
    labelNames: ['step'],
  });
  return {
    setSeconds: (step, value) => void seconds.set(step, value),
    countFailure: (step) => failures.inc({ step }),
    setSuccess(time) {
      succeededAt = time;
    },
  };
}
