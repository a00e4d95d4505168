import { type Context, ROOT_CONTEXT, type Tracer, trace } from '@opentelemetry/api';
import * as z from 'zod';
import { type OpenSpan, openSpan, type SpanOptions } from './spans.ts';

/** Variables of traces, with OpenTelemetry's names and meanings. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Coletor OTLP (HTTP) que recebe os rastros, sem /v1/traces; sem ela, nada é rastreado.'),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('Cabeçalhos para o coletor: nome=valor, separados por vírgula.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Parte das chamadas que é rastreada, de 0 a 1; quem chega já rastreado continua.'),
} as const;

export type TracingSettings = z.output<z.ZodObject<typeof tracingEnvironment>>;

/** Traces of a service's calls, events and jobs. */
export interface Traces extends AsyncDisposable {
  readonly isOn: boolean;
  /** Resolves when the exporter is ready; spans before that are lost. */
  readonly loaded: Promise<void>;
  /** A child of `traceParent`, or the first span of a trace; undefined without tracing. */
  begin(
    name: string,
    options?: SpanOptions & { readonly traceParent?: string | null | undefined },
  ): OpenSpan | undefined;
}

/** Records nothing. */
export const noTraces: Traces = {
  isOn: false,
  loaded: Promise.resolve(),
  begin: () => undefined,
  [Symbol.asyncDispose]: async () => undefined,
};

/** Traces of one part, sent to an OTLP collector. Without one in the environment, no exporter is loaded. */
export function openTracing(service: string, settings: TracingSettings): Traces {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTraces;
  let tracer: Tracer | undefined;
  const opening = import('./span-exporter.ts').then(({ openSpanExporter }) => {
    const exporter = openSpanExporter({
      service,
      endpoint,
      headers: readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
      ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    });
    tracer = exporter.tracer;
    return exporter;
  });
  // The failure is reported where `loaded` is awaited.
  opening.catch(() => undefined);
  return {
    isOn: true,
    loaded: opening.then(() => undefined),
    begin: (name, { traceParent, ...options } = {}) =>
      tracer === undefined ? undefined : openSpan(tracer, name, options, contextOf(traceParent)),
    [Symbol.asyncDispose]: async () => (await opening).close(),
  };
}

const traceParentPattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(traceParent: string | null | undefined): Context {
  const [, traceId, spanId, flags] = traceParentPattern.exec(traceParent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function readHeaders(text: string): Record<string, string> {
  const pairs = text
    .split(',')
    .map((pair) => pair.split('='))
    .flatMap(([name, ...value]) => (name?.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
}
