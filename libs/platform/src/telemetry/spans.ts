import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TimeInput,
  type Tracer,
  trace,
} from '@opentelemetry/api';

export interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  /** Never personal data: ids, names of calls, counts. */
  readonly attributes?: Attributes;
  readonly startTime?: TimeInput;
}

/** A span that its opener ends. */
export interface OpenSpan {
  /** W3C `traceparent` of this span, for its continuation elsewhere. */
  readonly traceParent: string;
  /** Runs work; its spans are children of this one. */
  run<Result>(work: () => Result): Result;
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** Ends the span, with the failure if any; only the kind of an error is recorded, since its message may name a person. */
  end(failure?: unknown): void;
}

/** Tracer of the current service; several services may share a process. */
const tracerKey = createContextKey('sefira.tracer');

/** Opens a span as a child of the span in the context; without one it starts a trace. */
export function openSpan(tracer: Tracer, name: string, options: SpanOptions, from: Context): OpenSpan {
  const { kind = 'INTERNAL', attributes, startTime } = options;
  const span = tracer.startSpan(
    name,
    {
      kind: SpanKind[kind],
      ...(attributes === undefined ? {} : { attributes }),
      ...(startTime === undefined ? {} : { startTime }),
    },
    from,
  );
  const inside = trace.setSpan(from.setValue(tracerKey, tracer), span);
  return {
    traceParent: traceParentOf(span),
    run: (work) => context.with(inside, work),
    set: (values) => void span.setAttributes(values),
    rename: (changed) => void span.updateName(changed),
    end(failure) {
      if (failure !== undefined) {
        span.setAttribute('error.type', kindOf(failure));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** True inside a trace; hot paths check it before they build attributes. */
export function isTraced(): boolean {
  return trace.getSpan(context.active())?.isRecording() === true;
}

/** A child of the current span; undefined without tracing. */
export function openChildSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  const active = context.active();
  const tracer = active.getValue(tracerKey) as Tracer | undefined;
  if (tracer === undefined || trace.getSpan(active)?.isRecording() !== true) return undefined;
  return openSpan(tracer, name, options, active);
}

/** Runs work inside the span and ends the span with it; without a span, only runs it. */
export async function follow<Result>(span: OpenSpan | undefined, work: () => Promise<Result>): Promise<Result> {
  if (span === undefined) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** `traceparent` of the current span, stored with an event or a job; null without tracing. */
export function currentTraceParent(): string | null {
  const span = trace.getActiveSpan();
  return span === undefined ? null : traceParentOf(span);
}

/** Ids for a log line, which connect it with its trace. */
export function currentTraceFields(): { readonly traceId?: string; readonly spanId?: string } {
  const span = trace.getActiveSpan();
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { traceId, spanId };
}

function traceParentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function kindOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
}
