/**
 * The public door, against docs/goals.md V1 and V2: `node tests/bench/gateway.bench.ts [seconds of a round]` (needs nginx and wrk). One small JSON
 * answer through nginx with upstream keep-alive, a bare @fastify/http-proxy and the gateway (session, limits and headers
 * on), 64 connections, five rounds in turn; then what each adds on one connection. `--profile <folder>` writes a CPU profile of
 * the gateway.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { guest } from '@sefira/contracts/auth/session';
import { startProcess } from '@sefira/embedded/child-process';
import { findPort } from '@sefira/embedded/ports';
import { startProductProcesses } from '@sefira/product/product-processes';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';
import { type LoadResult, load } from './http/wrk.ts';

const rounds = 5;
const { positionals, values: flags } = parseArgs({ allowPositionals: true, options: { profile: { type: 'string' } } });
const seconds = Number(positionals[0] ?? 2);
const { profile } = flags;
const profiled = profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(profile)}` };
const goals = { ofNginx: 0.35, ofBareProxy: 1.3, addedP50: 0.25, addedP99: 1.5 };

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-gateway-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const [upstreamPort, nginxPort, proxyPort] = [await findPort(), await findPort(), await findPort()];
const upstream = `http://127.0.0.1:${upstreamPort}`;

async function start(name: string, command: string, args: readonly string[], port: number): Promise<string> {
  opened.use(await startProcess({ name, dataDir, command, args, environment: {}, stopSignal: 'SIGTERM' }));
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(`${url}/api/reports`).catch(() => null))?.ok; attempt += 1) {
    if (attempt > 200) throw new Error(`${name} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return url;
}

const here = (file: string) => path.join(import.meta.dirname, 'http', file);
await start('upstream', process.execPath, [here('upstream.ts'), String(upstreamPort)], upstreamPort);
const nginxFile = path.join(dataDir, 'nginx.conf');
await writeFile(
  nginxFile,
  `daemon off; worker_processes 1; pid ${dataDir}/nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  upstream service { server 127.0.0.1:${upstreamPort}; keepalive 64; }
  server {
    listen 127.0.0.1:${nginxPort};
    location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`,
);
const nginx = await start('nginx', 'nginx', ['-c', nginxFile], nginxPort);
const bareProxy = await start(
  'bare-proxy',
  process.execPath,
  [here('bare-proxy.ts'), String(proxyPort), upstream],
  proxyPort,
);

const product = opened.use(
  await startProductProcesses({
    only: ['auth', 'gateway'],
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
    partEnvironment: { gateway: { REPORTS_URL: upstream, ...profiled } },
  }),
);
const gateway = product.urlOf('gateway-1');
const session = await fetch(`${gateway}/api${guest.path}`, { method: guest.method });
const { data } = z.parse(z.object({ data: z.object({ token: z.string() }) }), await session.json());
const headers = { authorization: `Bearer ${data.token}` };

const doors = { upstream, nginx, bareProxy, gateway } as const;
type Door = keyof typeof doors;

async function measure(connections: number): Promise<Record<Door, LoadResult[]>> {
  const results: Record<Door, LoadResult[]> = { upstream: [], nginx: [], bareProxy: [], gateway: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const door of ['upstream', 'nginx', 'bareProxy', 'gateway'] as const) {
      const result = await load({ url: `${doors[door]}/api/reports`, connections, seconds, headers });
      if (result.failed > 0) throw new Error(`${door}: ${result.failed} calls failed`);
      // The first round warms up.
      if (round > 0) results[door].push(result);
    }
  }
  return results;
}

const many = await measure(64);
const one = await measure(1);
const perSecond = (door: Door) => median(many[door].map((result) => result.perSecond));
const added = (door: Door, share: 'p50' | 'p99') =>
  median(one[door].map((result) => result[share])) - median(one.upstream.map((result) => result[share]));

const at = (what: string, value: number, unit: string): Figure => ({ line: '', what, value, unit });
reportFigures([
  ...(['upstream', 'nginx', 'bareProxy', 'gateway'] as const).map((door) =>
    at(`${door}, 64 connections`, perSecond(door), '/s'),
  ),
  {
    line: 'V1',
    what: 'gateway as a share of nginx',
    value: perSecond('gateway') / perSecond('nginx'),
    unit: '',
    goal: { rule: '≥', value: goals.ofNginx },
  },
  {
    line: 'V1',
    what: 'gateway, times a bare @fastify/http-proxy',
    value: perSecond('gateway') / perSecond('bareProxy'),
    unit: '×',
    goal: { rule: '≥', value: goals.ofBareProxy },
  },
  ...(['nginx', 'bareProxy'] as const).flatMap((door) => [
    at(`${door} adds, p50`, added(door, 'p50'), 'ms'),
    at(`${door} adds, p99`, added(door, 'p99'), 'ms'),
  ]),
  {
    line: 'V2',
    what: 'gateway adds, p50',
    value: added('gateway', 'p50'),
    unit: 'ms',
    goal: { rule: '≤', value: goals.addedP50 },
  },
  {
    line: 'V2',
    what: 'gateway adds, p99',
    value: added('gateway', 'p99'),
    unit: 'ms',
    goal: { rule: '≤', value: goals.addedP99 },
  },
]);
