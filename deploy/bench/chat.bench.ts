/**
 * The chat under load, against issue 8 and GOALS.md V8: `node deploy/bench/chat.bench.ts [clients] [seconds]`. Two nodes and
 * a gateway as processes, a message a second from each client; a node is killed in the middle, Redis restarts later (`--kill`:
 * only the node, `--calm`: neither). Every
 * message that was acknowledged must be stored once, in its place, and heard by who wrote it.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { openChatHouse, openGuests } from './chat/house.ts';
import { type LoadMoment, runLoad } from './chat/talkers.ts';
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
await using house = await openChatHouse({
  chat: { ROLE: 'http', DATABASE_POOL_SIZE: '20', ...profiled },
  gateway: profiled,
});
if (flags.answers) await house.startWorker();
const tokens = await openGuests(
  house.url,
  Array.from({ length: clients }, (_, client) => addressOf(client)),
);
const killed = { second: Math.floor(seconds / 3), phase: 'after a node was killed', run: () => house.killNode() };
const restarted = {
  second: Math.floor((2 * seconds) / 3),
  phase: 'after Redis restarted',
  run: () => house.restartRedis(),
};
const happenings = flags.calm ? [] : flags.kill ? [killed] : [killed, restarted];
const faults = ['', ' with a node killed', ' with a node killed and Redis restarted'][happenings.length] ?? '';
const moments = new Map<LoadMoment, Usage>();
const observe = async (moment: LoadMoment) => {
  const { user, system } = process.cpuUsage();
  const own = { cpuMilliseconds: (user + system) / 1000, megabytes: 0 };
  moments.set(moment, new Map([...(await readUsage()), ['the clients', own]]));
};
const figures = await runLoad({ url: house.url, tokens, addressOf, seconds, happenings, report, observe });

const hurried = flags.calm ? Math.min(300, clients) : 0;
const hurrySeconds = 10;
const rush =
  hurried === 0
    ? null
    : await runLoad({
        url: house.url,
        tokens: tokens.slice(0, hurried),
        addressOf,
        seconds: hurrySeconds,
        inHaste: true,
        name: 'haste',
        happenings: [],
        report,
      });

const database = new pg.Client({ connectionString: house.databaseUrl });
await database.connect();
const { rows } = await database.query<{ stored: number; distinct: number; answers: number }>(
  `SELECT count(*) FILTER (WHERE type = 'user')::int AS stored, count(DISTINCT (user_id, client_id)) FILTER (WHERE type = 'user')::int AS distinct,
     count(*) FILTER (WHERE status = 'completed')::int AS answers FROM chat.message`,
);
await database.end();
const [stored] = rows;
const lost = figures.acknowledged + (rush?.acknowledged ?? 0) - (stored?.distinct ?? 0);
const between = (from: LoadMoment, to: LoadMoment, name: string, unit: 'cpuMilliseconds' | 'megabytes') =>
  (moments.get(to)?.get(name)?.[unit] ?? 0) - (moments.get(from)?.get(name)?.[unit] ?? 0);
const costs = ['chat', 'gateway', 'postgres', 'redis', 'the clients'].map(
  (name): Figure => ({
    line: '',
    what: `processor time of a message: ${name}`,
    value: Math.round((1000 * between('writing', 'heard', name, 'cpuMilliseconds')) / (clients * seconds)),
    unit: 'µs',
  }),
);
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `messages of ${clients} clients in ${seconds} s`, value: figures.sent, unit: '' },
  { line: 'S21', what: 'lost', value: Math.max(0, lost), unit: '', goal: none },
  { line: 'S21', what: 'never heard again', value: figures.unheard, unit: '', goal: none },
  { line: 'S21', what: 'doubled', value: figures.doubled, unit: '', goal: none },
  { line: 'S21', what: 'out of order', value: figures.outOfOrder, unit: '', goal: none },
  { line: '', what: 'reconnections', value: figures.reconnections, unit: '' },
  { line: '', what: 'answers meanwhile', value: stored?.answers ?? 0, unit: '' },
  ...(rush
    ? [
        {
          line: 'V8',
          what: `stored and echoed, ${hurried} clients as fast as they are answered`,
          value: Math.round((rush.echo.steady?.count ?? 0) / hurrySeconds),
          unit: '/s',
          goal: { rule: '≥', value: 2500 },
        } satisfies Figure,
      ]
    : []),
  ...costs,
  {
    line: 'V8',
    what: 'memory of a connection in its chat node',
    value: Math.round((1000 * between('before', 'connected', 'chat', 'megabytes')) / clients),
    unit: 'KB',
    goal: { rule: '≤', value: 60 },
  },
  {
    line: '',
    what: 'memory of a connection in the gateway',
    value: Math.round((1000 * between('before', 'connected', 'gateway', 'megabytes')) / clients),
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
      // What is sent while a node or Redis is away waits for it.
      ...(phase === 'steady' ? { goal: { rule: '≤', value: 150 } } : {}),
    },
  ]),
]);
