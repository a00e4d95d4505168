import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { findPort } from '@sefira/embedded/ports';
import protobuf from 'protobufjs';
import * as z from 'zod';

/** The fields of a span, of opentelemetry-proto 1.x. */
const { root } = protobuf.parse(`syntax = "proto3";
  message ExportTraceServiceRequest { repeated ResourceSpans resource_spans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
    repeated KeyValue attributes = 9; Status status = 15;
  }
  message Status { string message = 2; int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; } }`);

const pair = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const hex = z.base64().transform((bytes) => Buffer.from(bytes, 'base64').toString('hex'));
const exportRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(pair) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: hex,
              spanId: hex,
              parentSpanId: hex.default(''),
              name: z.string(),
              attributes: z.array(pair).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface OtlpReceiver extends AsyncDisposable {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
}

/** A collector that takes spans over OTLP (HTTP, protobuf) and keeps them. */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const request = root.lookupType('ExportTraceServiceRequest');
  const server = createServer((incoming, answer) => {
    const isTraces = incoming.url === '/v1/traces' && incoming.headers['content-type'] === 'application/x-protobuf';
    buffer(incoming).then(
      (body) => {
        if (isTraces) spans.push(...read(request.toObject(request.decode(body), { bytes: String, longs: Number })));
        answer.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
      },
      () => answer.destroy(),
    );
  });
  const port = await findPort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function read(decoded: unknown): ReceivedSpan[] {
  return z.parse(exportRequest, decoded).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })),
    );
  });
}

function valuesOf(pairs: readonly z.output<typeof pair>[]): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}
