import { randomUUID } from 'node:crypto';
import { journeySteps, takeJourney } from '@sefira/deploy/operations/journey/journey';
import { createJourneyMetrics } from '@sefira/deploy/operations/journey/metrics';
import { createMetrics } from '@sefira/platform/telemetry/metrics';
import { type Product, startProduct } from '@sefira/product/product';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDevice, question } from '../chat/test-chat.ts';
import { type OtlpReceiver, openOtlpReceiver, type ReceivedSpan } from './otlp-receiver.ts';
import { readExpressions, readRules, selectorsOf } from './promql.ts';
import { metricsToken, readMetrics, seriesOf } from './read-metrics.ts';

/** Whatever of these shows up in a log or a trace has leaked. */
const canary = {
  name: 'Quitéria Canário Amarelo',
  email: `quiteria.${randomUUID()}@canario.test`,
  birthDate: '1971-05-17',
  password: 'Cobre lilás 71',
  wrongPassword: 'Chumbo verde 17',
  document: '529.982.247-25',
  question: 'Meu papagaio Ozório fugiu',
};

const stack = new AsyncDisposableStack();
const output: string[] = [];
let collector: OtlpReceiver;
let product: Product;

beforeAll(async () => {
  collector = stack.use(await openOtlpReceiver());
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug', METRICS_TOKEN: metricsToken };
  product = stack.use(
    await startProduct({ isSeparate: true, environment, onOutput: (text) => void output.push(text) }),
  );
  await walk();
});
afterAll(() => stack.disposeAsync());

let token = '';

async function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Valid and invalid calls of a person through every part. */
async function walk(): Promise<void> {
  const { name, email, birthDate, password, wrongPassword, document } = canary;
  const signedUp = await call('POST', '/auth/register', { name, email, password, birthDate });
  expect(signedUp.status).toBe(201);
  token = ((await signedUp.json()) as { token: string }).token;
  const again = await call('POST', '/auth/register', { name, email, password, birthDate });
  expect(again.ok).toBe(false);
  const refused = await call('POST', '/auth/login', { email, password: wrongPassword });
  expect(refused.status).toBe(401);
  expect((await call('POST', '/numerology/analyze/basic', { name, birthDate })).status).toBe(200);
  expect((await call('POST', '/numerology/analyze/basic', { name, birthDate: `${birthDate}x` })).status).toBe(400);
  expect((await call('PUT', '/user/profile', { phone: '11 98888-1234', document })).status).toBeLessThan(500);
  expect((await call('GET', `/content/search?q=${encodeURIComponent(name)}`)).status).toBeLessThan(500);
  const letter = { name, email, topic: 'question', message: canary.question };
  expect((await call('POST', '/contact', letter)).status).toBeLessThan(300);
  const order = { plan: 'premium', method: 'pix', name, email, cpf: document };
  expect((await call('POST', '/billing/orders', order)).status).toBeLessThan(300);
  const application = { document, pixKeyType: 'email', pixKey: email, promotion: canary.question, acceptTerms: true };
  expect((await call('POST', '/reseller/application', { ...application, termsVersion: '1' })).status).toBeLessThan(500);
  using device = await connectDevice(product.url, token);
  expect(await device.send('sendMessage', question(canary.question))).toMatchObject({ success: true });
  await device.send('sendMessage', { id: 7, message: email });
  await vi.waitFor(() => expect(device.messages().at(-1)).toMatchObject({ seq: 2, status: 'completed' }), 60_000);
  expect((await call('POST', `/nowhere?email=${email}`, { email })).status).toBe(404);
  const listed = async () => (await (await call('GET', '/reports')).json()) as { data: { counters: object } };
  await vi.waitFor(async () => expect((await listed()).data.counters).toMatchObject({ completed: 1 }), {
    timeout: 60_000,
    interval: 250,
  });
}

/** From a span up to the first of its trace. */
function wayOf(span: ReceivedSpan): string[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.service.replace('sefira-', '')}: ${span.name}`, ...(parent === undefined ? [] : wayOf(parent))];
}

test('one trace leads from the gateway through service, outbox, queues and worker to the statements of the database', async () => {
  const saving = () => collector.spans.find(({ name, parentSpanId }) => name === 'pdf saving' && parentSpanId !== '');
  await expect.poll(saving).toBeDefined();
  const span = saving() as ReceivedSpan;
  await expect
    .poll(() => wayOf(span).toReversed())
    .toEqual([
      'gateway: POST /api/numerology/analyze/basic',
      'gateway: POST numerology',
      'numerology: POST /numerology/analyze/basic',
      'numerology: publish analysis.completed',
      'reports: consume analysis.completed',
      'reports: publish reports.render',
      'reports: work reports.render',
      'reports: pdf saving',
    ]);
  const inTrace = collector.spans.filter(({ traceId }) => traceId === span.traceId);
  const statements = inTrace.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  expect(statements.map(({ service }) => service)).toEqual(
    expect.arrayContaining(['sefira-numerology', 'sefira-reports', 'sefira-billing']),
  );
  for (const { parentSpanId } of statements) expect(inTrace.map(({ spanId }) => spanId)).toContain(parentSpanId);
});

test('a message of the chat is one trace from the connection to the node that answers', async () => {
  const working = () => collector.spans.find(({ name }) => name === 'work chat.answer');
  await expect.poll(working).toBeDefined();
  expect(wayOf(working() as ReceivedSpan)).toEqual(['chat: work chat.answer', 'chat: socket sendMessage']);
});

test('every part writes JSON lines that name the call and the trace', async () => {
  const lines = output.join('').trim().split('\n');
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const line of parsed) {
    expect(line).toMatchObject({ level: expect.any(String), time: expect.any(String), service: expect.any(String) });
  }
  expect(new Set(parsed.map(({ service }) => service))).toEqual(new Set(product.environments.byPart.keys()));
  const traced = parsed.filter(({ traceId }) => traceId !== undefined);
  expect(traced.map(({ traceId }) => traceId)).toContain(
    collector.spans.find(({ name }) => name === 'work reports.render')?.traceId,
  );
});

test('neither logs nor traces nor metrics hold anything personal', async () => {
  const metrics = await readMetrics(product, output);
  const shown = {
    logs: output.join(''),
    traces: JSON.stringify(collector.spans),
    metrics: [...metrics.values()].join(''),
  };
  const secrets = [...Object.values(canary), token, encodeURIComponent(canary.name), '98888-1234', '52998224725'];
  for (const [where, text] of Object.entries(shown)) {
    const leaked = secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
    expect(leaked, where).toEqual([]);
    expect(text.length, where).toBeGreaterThan(1000);
  }
});

test('probes and scrapes are no calls', async () => {
  const shown = [...(await readMetrics(product, output)).values()].join('\n');
  expect(shown).toContain('sefira_call_seconds_count{');
  expect(shown).not.toMatch(/route="\/(healthz|readyz|metrics)"/);
});

/** What the synthetic journey shows, which is a process of its own. */
const journeyMetrics = createMetrics('journey', { processMetrics: false });

test('the synthetic journey walks from the sign-up to the deleted account and reports each step', async () => {
  const figures = createJourneyMetrics(journeyMetrics, 0);
  const seconds = new Map<string, number>();
  await takeJourney({
    url: product.url,
    mailbox: 'sonda@sefira.test',
    signal: AbortSignal.timeout(100_000),
    report(step, value) {
      seconds.set(step, value);
      figures.setSeconds(step, value);
    },
  });
  figures.setSuccess(Date.now() / 1000);
  expect([...seconds.keys()]).toEqual(journeySteps);
});

test('a journey that is refused names the step', async () => {
  const journey = { url: product.url, mailbox: 'sem-arroba', signal: AbortSignal.timeout(100_000) };
  await expect(takeJourney({ ...journey, report: () => undefined })).rejects.toThrow(/^sign-up: POST .* 400/);
});

test('a journey that runs out of time names the step, and its account is deleted all the same', async () => {
  const limit = new AbortController();
  const journey = takeJourney({
    url: product.url,
    mailbox: 'atrasada@sefira.test',
    signal: limit.signal,
    report: (step) => (step === 'analysis' ? limit.abort(new Error('out of time')) : undefined),
  });
  await expect(journey).rejects.toThrow(/^pdf: /);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const { rows } = await client.query(`SELECT status FROM auth.account WHERE email LIKE 'atrasada+%'`);
  await client.end();
  expect(rows).toEqual([{ status: 'deactivated' }]);
});

/** Of Prometheus, the exporters and `npm run backup`, beside what the parts show. */
const ofOthers = new Set([
  'up',
  'ALERTS',
  'ALERTS_FOR_STATE',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'pg_up',
  'redis_up',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'sefira_backup_timestamp_seconds',
  'sefira_restore_timestamp_seconds',
  'kube_cronjob_status_last_successful_time',
]);

test('alerts and dashboards ask for metrics and labels that the parts really show', async () => {
  const shown = [...(await readMetrics(product, output)).values(), await journeyMetrics.registry.metrics()];
  const series = seriesOf(shown.join('\n'));
  const recorded = new Set((await readRules()).records.map(({ record }) => record));
  const unknown: string[] = [];
  for (const expression of await readExpressions()) {
    for (const { metric, labels } of selectorsOf(expression)) {
      if (ofOthers.has(metric) || recorded.has(metric)) continue;
      const shown = series.get(metric);
      if (shown === undefined) unknown.push(`${expression.place}: ${metric}`);
      // A metric without an observation has no series, so its labels are unknown.
      else if (shown.size > 0)
        unknown.push(
          ...labels.filter((label) => !shown.has(label)).map((label) => `${expression.place}: ${metric}{${label}}`),
        );
    }
  }
  expect(unknown).toEqual([]);
  const gauges = ['sefira_queue_jobs', 'sefira_queue_oldest_seconds', 'sefira_outbox_pending', 'sefira_dead_letters'];
  const money = ['sefira_credits_charged_total', 'sefira_payments_total', 'sefira_charges_reserved_total'];
  const spent = ['pdf_stage', 'event_lag', 'job_wait', 'job', 'socket_event'].map((of) => `sefira_${of}_seconds_count`);
  const stores = ['connections', 'archive_failing'].map((of) => `sefira_database_${of}`);
  const full = ['sefira_redis_memory_ratio', 'sefira_folder_free_ratio'];
  for (const metric of [...gauges, ...money, ...spent, ...stores, ...full, 'sefira_sockets']) {
    expect(series.get(metric)?.size, metric).toBeGreaterThan(0);
  }
});
