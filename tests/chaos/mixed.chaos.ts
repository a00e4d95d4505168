/**
 * The running product, every part a process, under real journeys while everything fails once (docs/decisions/0036-credits-ledger.md, docs/decisions/0017-closing-and-erasing-an-account.md):
 * `node tests/chaos/mixed.chaos.ts [people] [seed]`. Each process is killed, stopped and restarted, each service cut off, what
 * they stand on killed, cut off, held up and filled, clocks go an hour astray. Afterwards the whole state is held against what was promised.
 */
import path from 'node:path';
import { verifyAudit } from '@sefira/admin-config-service/operations/verify-audit';
import { reservationMinutes } from '@sefira/contracts/billing/internal';
import pg from 'pg';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { allFaults, strayMinutes } from './mixed/faults.ts';
import { findBroken } from './mixed/invariants.ts';
import { startMixedProduct } from './mixed/mixed-product.ts';
import { searchEverywhere } from './mixed/remaining-work.ts';
import { runMixed, settle, untilErased } from './mixed/run.ts';
import { randomFrom } from './support/seeded-random.ts';

const [people = 6, seed = 20_261_121] = process.argv.slice(2).map(Number);
const none = { rule: '=', value: 0 } as const;
const began = performance.now();
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);

await using product = await startMixedProduct();
say(`${product.platform.processes.size} processes are ready`);
const { platform, stores, secrets, dataDir } = product;
const faults = allFaults([...platform.processes.keys()], randomFrom(seed));
const promised = await runMixed(product, product, { people, faults, calmMilliseconds: 400, report: say });
say(`${promised.journeys} journeys`);
const pool = new pg.Pool({ connectionString: stores.postgresUrl, max: 4 });
// A connection that the server closes at the end is no failure.
pool.on('error', () => undefined);
await using opened = new AsyncDisposableStack();
opened.defer(() => pool.end());
await untilErased(pool, promised);
// Reservations without a result expire after their minutes; an erased person is erased again after late events had
// their attempts. Either may have been stored with a wrong clock.
await product.clocks.set('billing', strayMinutes + reservationMinutes + 1);
await product.clocks.set('auth', strayMinutes + reservationMinutes + 1);
const { left, seconds } = await settle(pool, promised);
const findings = await findBroken(pool, promised);
const audit = await verifyAudit({
  databaseUrl: stores.postgresUrl,
  auditKey: await secrets.key('audit'),
  signingJwk: JSON.stringify((await secrets.identity('audit')).privateKey),
  checkpointFolder: path.join(dataDir, 'audit'),
});
const haystack = { pool, redisUrl: stores.redisUrl, redisFolder: path.join(dataDir, 'redis'), log: product.log() };
const personal = await searchEverywhere(
  haystack,
  promised.erased.flatMap(({ canaries }) => canaries),
);
const secret = await searchEverywhere(haystack, promised.secrets);
/** SIGKILL and SIGTERM are ours; whatever ended besides did so by itself. */
const signalled = faults.filter(
  ({ name }) => / (killed|restarted)$/.test(name) && !/^(Postgres|Redis) /.test(name),
).length;
const endings = [...platform.processes.values()].reduce((sum, { failures }) => sum + failures.length, 0);

const print = (title: string, some: readonly string[]) => {
  for (const line of some.slice(0, 10)) console.log(`  ${title}: ${line}`);
};
for (const { what, broken } of findings) print(what, broken);
print('still on its way', left);
print('wrong', [...promised.wrong, ...[...promised.counts.wrong].map(([what, count]) => `${what} × ${count}`)]);
print(
  'left',
  [...personal, ...secret].map(({ word, place }) => `${word} in ${place}`),
);
if (endings > signalled) for (const [name, { failures }] of platform.processes) print(name, failures);

reportFigures([
  { line: '', what: `faults, seed ${seed}`, value: faults.length, unit: '' },
  { line: '', what: `journeys of ${people} people at a time`, value: promised.journeys, unit: '' },
  { line: '', what: 'calls', value: promised.counts.calls, unit: '' },
  { line: '', what: 'calls sent again', value: promised.counts.retried, unit: '' },
  { line: '', what: 'analyses accepted', value: promised.analyses.length, unit: '' },
  { line: '', what: 'PDFs taken', value: promised.pdfs, unit: '' },
  { line: '', what: 'orders paid', value: promised.orders.length, unit: '' },
  { line: '', what: 'from the last call until nothing was on its way', value: seconds, unit: 's' },
  {
    line: '',
    what: 'answers that were wrong, and journeys given up',
    value: promised.wrong.length,
    unit: '',
    goal: none,
  },
  {
    line: '',
    what: "failures not told in the product's form, sessions lost",
    value: [...promised.counts.wrong.values()].reduce((sum, count) => sum + count, 0),
    unit: '',
    goal: none,
  },
  { line: 'S17', what: 'events, jobs, mails and erasures not finished', value: left.length, unit: '', goal: none },
  ...findings.map(({ line, what, broken }): Figure => ({ line, what, value: broken.length, unit: '', goal: none })),
  { line: 'S24', what: 'breaks in the chain of the audit trail', value: audit.broken ? 1 : 0, unit: '', goal: none },
  {
    line: 'S25',
    what: `personal data left of ${promised.erased.length} people erased`,
    value: personal.length,
    unit: '',
    goal: none,
  },
  {
    line: 'S26',
    what: `of ${promised.secrets.length} secrets found in the database, Redis, logs`,
    value: secret.length,
    unit: '',
    goal: none,
  },
  {
    line: '',
    what: 'processes that ended by themselves',
    value: Math.max(0, endings - signalled),
    unit: '',
    goal: none,
  },
]);
