import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { noTraces, type Traces } from './tracing.ts';

/** Metrics of one part: its own registry, so that many parts can share a process; and its traces. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds per answered call, by route and status (rate, errors and duration in one). */
  readonly calls: Histogram<'route' | 'method' | 'status'>;
  readonly eventsPublished: Counter<'event'>;
  readonly eventsHeld: Counter<'queue'>;
  readonly eventsRepublished: Counter<'subscriber'>;
  readonly eventsHandled: Counter<'event' | 'outcome'>;
  readonly eventLag: Histogram<'event'>;
  readonly jobSeconds: Histogram<'job' | 'outcome'>;
  readonly jobWait: Histogram<'job'>;
  readonly traces: Traces;
  /** Adds a metric that only this part has. */
  addCounter<Label extends string>(named: MetricName<Label>): Counter<Label>;
  addHistogram<Label extends string>(
    named: MetricName<Label> & { readonly buckets: readonly number[] },
  ): Histogram<Label>;
  /** `read` is called at each scrape; null omits the gauge. */
  addGauge<Label extends string>(named: MetricName<Label>, read: () => Promise<GaugeValues<Label> | null>): void;
}

interface MetricName<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
}

type GaugeValues<Label extends string> = readonly (readonly [labels: Partial<Record<Label, string>>, value: number])[];

export function createMetrics(
  service: string,
  options: { readonly processMetrics: boolean; readonly traces?: Traces },
): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (options.processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    traces: options.traces ?? noTraces,
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
    eventsHeld: new Counter({
      name: 'sefira_events_held_total',
      help: 'Events left in the outbox because the queue of a subscriber was full; reconciliation adds them.',
      labelNames: ['queue'],
      registers,
    }),
    eventsRepublished: new Counter({
      name: 'sefira_events_republished_total',
      help: 'Events without an effect at a subscriber that reconciliation published again.',
      labelNames: ['subscriber'],
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
    jobSeconds: new Histogram({
      name: 'sefira_job_seconds',
      help: 'Seconds per worked job, by outcome (done, failed).',
      labelNames: ['job', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    jobWait: new Histogram({
      name: 'sefira_job_wait_seconds',
      help: 'Seconds from the order of a job, or from the time it was put off to, until a worker takes it.',
      labelNames: ['job'],
      buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300],
      registers,
    }),
    addCounter: (named) => new Counter({ ...named, labelNames: [...named.labelNames], registers }),
    addHistogram: (named) =>
      new Histogram({ ...named, labelNames: [...named.labelNames], buckets: [...named.buckets], registers }),
    addGauge(named, read) {
      const gauge = new Gauge({
        ...named,
        labelNames: [...named.labelNames],
        registers,
        async collect() {
          const values = await read();
          gauge.reset();
          if (values === null && named.labelNames.length === 0) gauge.remove();
          for (const [labels, value] of values ?? []) gauge.set(labels, value);
        },
      });
    },
  };
}
