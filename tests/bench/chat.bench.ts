/**
 * The chat under load, against docs/goals.md V8: `node tests/bench/chat.bench.ts [clients] [seconds]`. Two nodes and
 * a gateway as processes, a message a second from each client; a node is killed in the middle, Redis restarts later (`--kill`:
 * only the node, `--calm`: neither). Every message that was acknowledged must be stored once, in its place, and received by who
 * wrote it. With `--calm` also what it stores in haste, in turn with two bare Socket.IO nodes that store nothing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { startBareNodes } from './chat/bare-nodes.ts';
import { type LoadFigures, type LoadMoment, type LoadOptions, runLoad } from './chat/chat-clients.ts';
import { openSubscribers, startChatProduct } from './chat/chat-product.ts';
import { median } from './http/percentiles.ts';
import { readUsage, type Usage } from './sizing/processes.ts';

const { positionals, values: flags } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: 'boolean', default: false },
    calm: { type: 'boolean', default: false },
    kill: { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const [clients = 2000, seconds = 120] = positionals.map(Number);
const report = (line: string) => console.error(line);

/** A network of its own for every client. */
const addressOf = (client: number) => `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;

const profiled =
  flags.profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${path.resolve(flags.profile)}` };
await using chatProduct = await startChatProduct({
  chat: { ROLE: 'http', DATABASE_POOL_SIZE: '20', ...profiled },
  gateway: profiled,
});
if (flags.answers) await chatProduct.startWorker();
const tokens = await openSubscribers(
  chatProduct,
  Array.from({ length: clients }, (_, client) => addressOf(client)),
);
const killed = { second: Math.floor(seconds / 3), phase: 'after a node was killed', run: () => chatProduct.killNode() };
const restarted = {
  second: Math.floor((2 * seconds) / 3),
  phase: 'after Redis restarted',
  run: () => chatProduct.restartRedis(),
};
const incidents = flags.calm ? [] : flags.kill ? [killed] : [killed, restarted];
const faults = ['', ' with a node killed', ' with a node killed and Redis restarted'][incidents.length] ?? '';
type Moments = Map<LoadMoment, Usage>;
const observeInto = (noted: Moments) => async (moment: LoadMoment) => {
  const { user, system } = process.cpuUsage();
  const used = (user + system) / 1000;
  const own = { cpuMilliseconds: used, ownMilliseconds: used, megabytes: 0 };
  noted.set(moment, new Map([...(await readUsage()), ['the clients', own]]));
};
const moments: Moments = new Map();
const figures = await runLoad({
  urls: [chatProduct.url],
  tokens,
  addressOf,
  seconds,
  incidents,
  report,
  observe: observeInto(moments),
});

const hurried = Math.min(300, clients);
const [hurrySeconds, hurryRounds] = [3, 5];

/** As fast as they are answered, product and bare nodes in turn; then what a connection to a bare node takes. */
async function hurry() {
  const [product, bare]: [LoadFigures[], LoadFigures[]] = [[], []];
  const bareMoments: Moments = new Map();
  await using nodes = await startBareNodes(chatProduct.dataDir, chatProduct.redisUrl);
  const inHaste = (urls: readonly string[], round: number): LoadOptions => ({
    urls,
    tokens: tokens.slice(0, hurried),
    addressOf,
    seconds: hurrySeconds,
    isClosedLoop: true,
    name: `haste${round}`,
    incidents: [],
    report: () => undefined,
  });
  const observe = observeInto(bareMoments);
  await runLoad({ urls: nodes.urls, tokens, addressOf, seconds: 0, incidents: [], report, observe });
  for (let round = 0; round < hurryRounds; round += 1) {
    report(`in haste, round ${round + 1} of ${hurryRounds}`);
    product.push(await runLoad(inHaste([chatProduct.url], round)));
    bare.push(await runLoad(inHaste(nodes.urls, round)));
  }
  const perSecond = ({ echo }: LoadFigures) => Math.round((echo.steady?.count ?? 0) / hurrySeconds);
  return {
    acknowledged: product.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    product: product.map(perSecond),
    bare: bare.map(perSecond),
    bareKilobytes: Math.round((1000 * grown(bareMoments, 'other', 'megabytes')) / clients),
  };
}

/** What a kind of process took more once every client was connected. */
function grown(noted: Moments, name: string, unit: 'cpuMilliseconds' | 'megabytes'): number {
  return (noted.get('connected')?.get(name)?.[unit] ?? 0) - (noted.get('before')?.get(name)?.[unit] ?? 0);
}

const rush = flags.calm ? await hurry() : null;

const database = new pg.Client({ connectionString: chatProduct.databaseUrl });
await database.connect();
const { rows } = await database.query<{ stored: number; distinct: number; answers: number }>(
  `SELECT count(*) FILTER (WHERE type = 'user')::int AS stored, count(DISTINCT (user_id, client_id)) FILTER (WHERE type = 'user')::int AS distinct,
     count(*) FILTER (WHERE status = 'completed')::int AS answers FROM chat.message`,
);
await database.end();
const [stored] = rows;
const lost = figures.acknowledged + (rush?.acknowledged ?? 0) - (stored?.distinct ?? 0);
const workOf = (name: string) =>
  (moments.get('received')?.get(name)?.cpuMilliseconds ?? 0) -
  (moments.get('writing')?.get(name)?.cpuMilliseconds ?? 0);
const costs = ['chat', 'gateway', 'postgres', 'redis', 'the clients'].map(
  (name): Figure => ({
    line: '',
    what: `processor time of a message: ${name}`,
    value: Math.round((1000 * workOf(name)) / (clients * seconds)),
    unit: 'µs',
  }),
);
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `messages of ${clients} clients in ${seconds} s`, value: figures.sent, unit: '' },
  { line: 'S21', what: 'lost', value: Math.max(0, lost), unit: '', goal: none },
  { line: 'S21', what: 'never received again', value: figures.unreceived, unit: '', goal: none },
  { line: 'S21', what: 'duplicated', value: figures.duplicated, unit: '', goal: none },
  { line: 'S21', what: 'out of order', value: figures.outOfOrder, unit: '', goal: none },
  { line: '', what: 'reconnections', value: figures.reconnections, unit: '' },
  { line: '', what: 'answers meanwhile', value: stored?.answers ?? 0, unit: '' },
  ...(rush
    ? [
        {
          line: 'V8',
          what: `stored and echoed, ${hurried} clients as fast as they are answered`,
          value: median(rush.product),
          unit: '/s',
          goal: { rule: '≥', value: 2500 },
        } satisfies Figure,
        {
          line: '',
          what: `echoed by two bare Socket.IO nodes, ${hurried} clients`,
          value: median(rush.bare),
          unit: '/s',
        },
        {
          line: '',
          what: 'stored and echoed, share of bare Socket.IO',
          value: median(rush.product.map((perSecond, round) => perSecond / (rush.bare[round] ?? Number.NaN))),
          unit: '',
        },
        { line: '', what: 'memory of a connection in a bare node', value: rush.bareKilobytes, unit: 'KB' },
      ]
    : []),
  ...costs,
  {
    line: 'V8',
    what: 'memory of a connection in its chat node',
    value: Math.round((1000 * grown(moments, 'chat', 'megabytes')) / clients),
    unit: 'KB',
    goal: { rule: '≤', value: 60 },
  },
  {
    line: '',
    what: 'memory of a connection in the gateway',
    value: Math.round((1000 * grown(moments, 'gateway', 'megabytes')) / clients),
    unit: 'KB',
  },
  {
    line: 'V8',
    what: `store and echo, the whole run${faults}, p99`,
    value: figures.wholeRun.p99,
    unit: 'ms',
    goal: { rule: '≤', value: 150 },
  },
  ...Object.entries(figures.echo).flatMap(([phase, { p50, p99 }]): Figure[] => [
    { line: '', what: `store and echo, ${phase}, p50`, value: p50, unit: 'ms' },
    {
      line: 'V8',
      what: `store and echo, ${phase}, p99`,
      value: p99,
      unit: 'ms',
      // Messages sent while a node or Redis is unavailable have a latency of that outage.
      ...(phase === 'steady' ? { goal: { rule: '≤', value: 150 } } : {}),
    },
  ]),
]);
