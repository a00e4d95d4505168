import type { Metrics } from '@sefira/platform/telemetry/metrics';
import { follow } from '@sefira/platform/telemetry/spans';
import type { ChatNamespace } from '../adapters/realtime/rooms.ts';

/** Outcome of a client's event: done, refused by a rule, or failed by an internal error. */
export type EventOutcome = 'done' | 'refused' | 'failed';

/** Measures the events of clients; each starts a trace. */
export type EventMeter = (event: string, work: () => Promise<EventOutcome>) => Promise<void>;

export function createEventMeter(metrics: Metrics, namespace: ChatNamespace): EventMeter {
  metrics.addGauge(
    { name: 'sefira_sockets', help: 'Real-time connections open through this process.', labelNames: [] },
    async () => [[{}, namespace.sockets.size]],
  );
  const seconds = metrics.addHistogram({
    name: 'sefira_socket_event_seconds',
    help: 'Seconds per event of a client, by outcome (done, refused, failed).',
    labelNames: ['event', 'outcome'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  return async (event, work) => {
    const finish = seconds.startTimer({ event });
    const span = metrics.traces.begin(`socket ${event}`, { kind: 'SERVER' });
    const outcome = await follow(span, work);
    finish({ outcome });
  };
}
