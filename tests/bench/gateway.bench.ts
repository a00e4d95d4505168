/**
 * The gateway, against docs/goals.md V1 and V2: `node tests/bench/gateway.bench.ts [seconds of a round]` (needs nginx and wrk).
 * One small JSON response through nginx with upstream keep-alive, a bare @fastify/http-proxy, a gateway of standard plugins
 * that does the same work, and the gateway: 64 connections, five rounds in turn, with the processor time of a call; then what
 * each adds on one connection. `--profile <folder>` writes a CPU profile of the gateway.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { guest } from '@sefira/contracts/auth/session';
import { startProcess } from '@sefira/embedded/child-process';
import { findPort } from '@sefira/embedded/ports';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';
import { type LoadResult, load } from './http/wrk.ts';

const rounds = 5;
const { positionals, values: flags } = parseArgs({ allowPositionals: true, options: { profile: { type: 'string' } } });
const seconds = Number(positionals[0] ?? 2);
const { profile } = flags;
const profiled = profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(profile)}` };
const goals = { ofNginx: 0.22, ofPeer: 1.4, addedP50OfBareProxy: 1.5, addedP99OfBareProxy: 2 };
const sessionToken = 'P'.repeat(43);

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-gateway-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const [upstreamPort, nginxPort, proxyPort, peerPort] = [
  await findPort(),
  await findPort(),
  await findPort(),
  await findPort(),
];
const upstream = `http://127.0.0.1:${upstreamPort}`;

interface Entry {
  readonly url: string;
  readonly pid: number;
}

const headers: Record<string, string> = { authorization: `Bearer ${sessionToken}` };

async function start(name: string, command: string, args: readonly string[], port: number): Promise<Entry> {
  const { pid } = opened.use(
    await startProcess({ name, dataDir, command, args, environment: {}, stopSignal: 'SIGTERM' }),
  );
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(`${url}/api/reports`, { headers }).catch(() => null))?.ok; attempt += 1) {
    if (attempt > 200) throw new Error(`${name} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return { url, pid };
}

async function childOf(pid: number): Promise<number> {
  const [child = ''] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  return Number(child);
}

const script = (file: string) => path.join(import.meta.dirname, file);
const upstreamEntry = await start(
  'upstream',
  process.execPath,
  [script('http/upstream.ts'), String(upstreamPort)],
  upstreamPort,
);
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
const nginxProcess = await start('nginx', 'nginx', ['-c', nginxFile], nginxPort);
/** Its only worker does the work. */
const nginx = { ...nginxProcess, pid: await childOf(nginxProcess.pid) };
const bareProxy = await start(
  'bare-proxy',
  process.execPath,
  [script('peers/bare-proxy.ts'), String(proxyPort), upstream],
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
const { redisUrl } = product.infrastructure;
const redis = new Redis(redisUrl);
await redis.set(
  `peer:session:${createHash('sha256').update(sessionToken).digest('hex')}`,
  JSON.stringify({ subject: 'bench', role: 'user', plan: 'free', permissions: [] }),
);
redis.disconnect();
const peer = await start(
  'peer',
  process.execPath,
  [script('peers/gateway-of-plugins.ts'), String(peerPort), upstream, redisUrl],
  peerPort,
);
const gateway = { url: product.urlOf('gateway-1'), pid: product.pidOf('gateway-1') };
const opening = await fetch(`${gateway.url}/api${guest.path}`, { method: guest.method });
const { data } = z.parse(z.object({ data: z.object({ token: z.string() }) }), await opening.json());

const entries = { upstream: upstreamEntry, nginx, bareProxy, peer, gateway } as const;
type EntryName = keyof typeof entries;
const names = ['upstream', 'nginx', 'bareProxy', 'peer', 'gateway'] as const satisfies readonly EntryName[];
const headersOf = (name: EntryName) => (name === 'gateway' ? { authorization: `Bearer ${data.token}` } : headers);

/** Processor time of a process in milliseconds; Linux counts hundredths of a second. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

interface Round extends LoadResult {
  /** Of one call, in microseconds. */
  readonly processor: number;
}

async function measure(connections: number): Promise<Record<EntryName, Round[]>> {
  const results: Record<EntryName, Round[]> = { upstream: [], nginx: [], bareProxy: [], peer: [], gateway: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { url, pid } = entries[name];
      const before = await processorTime(pid);
      const result = await load({ url: `${url}/api/reports`, connections, seconds, headers: headersOf(name) });
      if (result.failed > 0) throw new Error(`${name}: ${result.failed} calls failed`);
      const processor = (1000 * ((await processorTime(pid)) - before)) / (result.perSecond * seconds);
      // The first round warms up.
      if (round > 0) results[name].push({ ...result, processor });
    }
  }
  return results;
}

const many = await measure(64);
const one = await measure(1);
const perSecond = (name: EntryName) => median(many[name].map((result) => result.perSecond));
/** Of the rounds in turn, the median of the shares: other work on the machine meets both alike. */
const shareOf = (other: EntryName) =>
  median(many.gateway.map((result, round) => result.perSecond / (many[other][round]?.perSecond ?? Number.NaN)));
const added = (name: EntryName, share: 'p50' | 'p99') =>
  median(one[name].map((result) => result[share])) - median(one.upstream.map((result) => result[share]));

const at = (what: string, value: number, unit: string): Figure => ({ line: '', what, value, unit });
reportFigures([
  ...names.map((name) => at(`${name}, 64 connections`, perSecond(name), '/s')),
  ...names.map((name) => at(`${name}, processor time of a call`, median(many[name].map((r) => r.processor)), 'µs')),
  {
    line: 'V1',
    what: 'gateway as a share of nginx',
    value: shareOf('nginx'),
    unit: '',
    goal: { rule: '≥', value: goals.ofNginx },
  },
  {
    line: 'V1',
    what: 'gateway, times a gateway of standard plugins',
    value: shareOf('peer'),
    unit: '×',
    goal: { rule: '≥', value: goals.ofPeer },
  },
  at('gateway, times a bare @fastify/http-proxy', shareOf('bareProxy'), '×'),
  ...names
    .slice(1)
    .flatMap((name) => [
      at(`${name} adds, p50`, added(name, 'p50'), 'ms'),
      at(`${name} adds, p99`, added(name, 'p99'), 'ms'),
    ]),
  {
    line: 'V2',
    what: 'gateway adds, times the bare proxy, p50',
    value: added('gateway', 'p50') / added('bareProxy', 'p50'),
    unit: '×',
    goal: { rule: '≤', value: goals.addedP50OfBareProxy },
  },
  {
    line: 'V2',
    what: 'gateway adds, times the bare proxy, p99',
    value: added('gateway', 'p99') / added('bareProxy', 'p99'),
    unit: '×',
    goal: { rule: '≤', value: goals.addedP99OfBareProxy },
  },
]);
