/**
 * People at work on a running installation, such as that of Compose, while an operator scales, upgrades or loses parts of it
 * (docs/runbooks): `SEFIRA_URL=http://localhost:8080 DATABASE_URL_FILE=… node tests/chaos/containers/containers.chaos.ts
 * <people> '<shell command>' …`. Commands run one after the other; the file names the database as it is reached afterwards. The
 * installation needs the demo accounts, the sandbox of payments, and limits that many people at one address do not reach.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { reportFigures } from '../../suites/figures.ts';
import type { Fault } from '../mixed/faults.ts';
import { findBroken } from '../mixed/invariants.ts';
import { runMixed, settle } from '../mixed/run.ts';

const [people = '4', ...commands] = process.argv.slice(2);
const url = process.env.SEFIRA_URL ?? 'http://localhost:8080';
const sandboxUrl = process.env.PAYMENT_SANDBOX_URL ?? 'http://localhost:8081';
const calmMilliseconds = 10_000;
/** The last kind ends its account, which is erased after a month only. */
const kinds = 3;

const faults = commands.map(
  (command): Fault<null> => ({
    name: command,
    async run() {
      const began = performance.now();
      const [code] = await once(spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
      console.log(`  ended with ${code} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    },
  }),
);
const calm: Fault<null> = { name: 'all is well again', run: () => Promise.resolve() };
async function openDatabase(): Promise<pg.Pool> {
  const connectionString = (await readFile(process.env.DATABASE_URL_FILE ?? '', 'utf8')).trim();
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return pool;
}

const atFirst = await openDatabase();
const { rows: earlier } = await atFirst.query<{ userId: string; analysisId: string }>(
  'SELECT user_id AS "userId", id AS "analysisId" FROM numerology.analysis',
);
await atFirst.end();
const promised = await runMixed({ url, sandboxUrl }, null, {
  people: Number(people),
  faults: [...faults, calm],
  kinds,
  calmMilliseconds,
  report: (line) => console.log(`${new Date().toISOString()} ${line}`),
});
promised.analyses.push(...earlier);
const pool = await openDatabase();
const { left, seconds } = await settle(pool, promised);
const findings = await findBroken(pool, promised);
await pool.end();
const wrong = [...promised.wrong, ...[...promised.counts.wrong].map(([what, count]) => `${what} × ${count}`)];
for (const line of [...left, ...wrong, ...findings.flatMap(({ broken }) => broken)].slice(0, 30))
  console.log(`  ${line}`);
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: 'journeys', value: promised.journeys, unit: '' },
  { line: '', what: 'calls', value: promised.counts.calls, unit: '' },
  { line: '', what: 'calls sent again', value: promised.counts.retried, unit: '' },
  { line: '', what: 'analyses accepted', value: promised.analyses.length - earlier.length, unit: '' },
  { line: '', what: 'orders paid', value: promised.orders.length, unit: '' },
  { line: '', what: 'from the last call until no work was left', value: seconds, unit: 's' },
  { line: 'S36', what: 'wrong answers, and journeys given up', value: wrong.length, unit: '', goal: none },
  { line: 'S34', what: 'events, jobs and mails not finished', value: left.length, unit: '', goal: none },
  ...findings.map(({ line, what, broken }) => ({ line, what, value: broken.length, unit: '', goal: none })),
]);
