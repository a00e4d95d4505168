import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of one part: its own registry, so that many parts can share a process. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds per answered call, by route and status (rate, errors and duration in one). */
  readonly calls: Histogram<'route' | 'method' | 'status'>;
  readonly eventsPublished: Counter<'event'>;
  readonly eventsHandled: Counter<'event' | 'outcome'>;
  readonly eventLag: Histogram<'event'>;
  readonly outboxPending: Gauge<string>;
  readonly jobSeconds: Histogram<'job' | 'outcome'>;
}

export function createMetrics(service: string, options: { readonly processMetrics: boolean }): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'sefira_call_seconds',
      help: 'Seconds per answered call.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    eventsPublished: new Counter({
      name: 'sefira_events_published_total',
      help: 'Events handed from the outbox to the queues.',
      labelNames: ['event'],
      registers,
    }),
    eventsHandled: new Counter({
      name: 'sefira_events_handled_total',
      help: 'Events consumed, by outcome (done, repeated, failed, dead).',
      labelNames: ['event', 'outcome'],
      registers,
    }),
    eventLag: new Histogram({
      name: 'sefira_event_lag_seconds',
      help: 'Seconds from the fact to its effect.',
      labelNames: ['event'],
      buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60, 600],
      registers,
    }),
    outboxPending: new Gauge({
      name: 'sefira_outbox_pending',
      help: 'Outbox rows that wait for the relay.',
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'sefira_job_seconds',
      help: 'Seconds per worked job.',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
  };
}
