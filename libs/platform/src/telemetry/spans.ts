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
  /** With what it failed of, where it failed. Of an error only its kind is kept: its words may name a person. */
  end(failure?: unknown): void;
}

/** The tracer of the running work's service; several services may share a process. */
const tracerKey = createContextKey('sefira.tracer');

/** Opens a span in a context that is given; the trace goes on from the span that the context holds, if any. */
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

/** Whether the current work belongs to a trace; saves hot paths the attributes of a span. */
export function isTraced(): boolean {
  return trace.getSpan(context.active())?.isRecording() === true;
}

/** A child of the running span; undefined where nothing is traced, which costs next to nothing. */
export function openChildSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  const active = context.active();
  const tracer = active.getValue(tracerKey) as Tracer | undefined;
  if (tracer === undefined || trace.getSpan(active)?.isRecording() !== true) return undefined;
  return openSpan(tracer, name, options, active);
}

/** Does the work inside the span and ends it with the work; without a span, does the work. */
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

/** `traceparent` of the running span, to be stored with an event or a job; null where nothing is traced. */
export function currentTraceParent(): string | null {
  const span = trace.getActiveSpan();
  return span === undefined ? null : traceParentOf(span);
}

/** What a log line names, so that it is found from its trace and the other way round. */
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
