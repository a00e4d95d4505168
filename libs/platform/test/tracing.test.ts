import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer } from '../src/http/http-server.ts';
import { createLogger } from '../src/telemetry/logger.ts';
import { createMetrics } from '../src/telemetry/metrics.ts';
import { currentTraceParent, follow, openChildSpan } from '../src/telemetry/spans.ts';
import { openTracing, type Traces } from '../src/telemetry/tracing.ts';

const stranger = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const received: { readonly headers: NodeJS.Dict<string | string[]>; readonly body: string }[] = [];
const collector = createServer((request, response) => {
  buffer(request).then(
    (body) => {
      received.push({ headers: request.headers, body: body.toString('latin1') });
      response.end();
    },
    () => response.destroy(),
  );
});

beforeAll(() => new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve)));
afterAll(() => void collector.close());

async function open(ratio: number): Promise<Traces> {
  received.length = 0;
  const { port } = collector.address() as AddressInfo;
  const traces = openTracing('user', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, x-team=sefira',
    OTEL_TRACES_SAMPLER_ARG: ratio,
  });
  await traces.loaded;
  return traces;
}

/** A server that answers with the trace in which its handler runs. */
function serverOf(traces: Traces, isPublic: boolean) {
  const logger = createLogger({ service: 'user', level: 'silent' });
  const metrics = createMetrics('user', { processMetrics: false, traces });
  const { app } = createHttpServer({ service: 'user', logger, metrics, readiness: {}, isPublic });
  app.post('/echo', async () => {
    await turn();
    return { traceParent: currentTraceParent() };
  });
  return async (traceparent: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/echo',
      payload: { some: 'body' },
      headers: { traceparent },
    });
    return answer.json<{ traceParent: string | null }>().traceParent;
  };
}

it('records nothing without a collector', async () => {
  const traces = openTracing('user', { OTEL_TRACES_SAMPLER_ARG: 1 });
  expect(traces.isOn).toBe(false);
  expect(traces.begin('work')).toBeUndefined();
  expect(openChildSpan('inside')).toBeUndefined();
  expect(await follow(undefined, async () => 'done')).toBe('done');
  expect(await serverOf(traces, false)(stranger)).toBeNull();
});

it('continues the trace of another service, and starts its own for a trace of a stranger', async () => {
  const traces = await open(1);
  const [, traceId] = stranger.split('-');
  expect(await serverOf(traces, false)(stranger)).toMatch(
    new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`),
  );
  expect(await serverOf(traces, true)(stranger)).toMatch(new RegExp(`^00-(?!${traceId})[0-9a-f]{32}-[0-9a-f]{16}-01$`));
  expect(await serverOf(traces, false)('nonsense')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  await traces[Symbol.asyncDispose]();
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer x',
    'x-team': 'sefira',
    'content-type': 'application/x-protobuf',
  });
  const exported = received.map(({ body }) => body).join('');
  for (const word of ['POST /echo', 'sefira-user']) expect(exported).toContain(word);
});

it('keeps of a failure its kind and never its words', async () => {
  const traces = await open(1);
  const failing = follow(traces.begin('work'), async () => {
    throw new TypeError('Ana Lima, ana@exemplo.test');
  });
  await expect(failing).rejects.toThrow('Ana Lima');
  await traces[Symbol.asyncDispose]();
  const exported = received.map(({ body }) => body).join('');
  expect(exported).toContain('TypeError');
  expect(exported).not.toContain('Ana');
});

it('hands on that a trace is not kept, and sends nothing of it', async () => {
  const traces = await open(0);
  const span = traces.begin('work');
  expect(span?.traceParent).toMatch(/-00$/);
  expect(span?.run(() => currentTraceParent())).toBe(span?.traceParent);
  expect(span?.run(() => openChildSpan('inside'))).toBeUndefined();
  expect(await serverOf(traces, false)(span?.traceParent ?? '')).toMatch(/-00$/);
  span?.end();
  await traces[Symbol.asyncDispose]();
  expect(received).toEqual([]);
});
