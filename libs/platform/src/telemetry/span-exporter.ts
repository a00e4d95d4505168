import { hostname } from 'node:os';
import { context, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

export interface SpanExporter {
  readonly tracer: Tracer;
  /** Sends the remaining spans, with a time limit. */
  close(): Promise<void>;
}

const closingMilliseconds = 2000;

/** Sends the spans of one part in batches over OTLP (HTTP, protobuf); loaded only where a collector is named. */
export function openSpanExporter(options: {
  readonly service: string;
  /** Base address of the collector. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the traces started here that is stored, 0 to 1. */
  readonly ratio: number;
}): SpanExporter {
  // Global to the process, which several parts may share; a second call is refused without effect.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...options.headers },
    timeoutMillis: 5000,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `sefira-${options.service}`,
      'service.namespace': 'sefira',
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000, maxQueueSize: 8192 })],
  });
  return {
    tracer: provider.getTracer('sefira'),
    async close() {
      // An unavailable collector must not delay the shutdown.
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, closingMilliseconds);
      await Promise.race([provider.shutdown().catch(() => undefined), late.promise]);
      clearTimeout(timer);
    },
  };
}
