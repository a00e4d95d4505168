/**
 * The cost of a unit of work with ten times the data, against docs/goals.md V16 (at most 1.1 times as much): `node
 * tests/bench/growth.bench.ts [scale] [rounds]`. Rows of real analyses, reports and conversations are copied for other
 * people and deleted again: the cost with copies is compared with the mean of before and after, since processes get
 * faster as they run. The kernel counts the processor time of all parts but the browser, so other work on the machine
 * changes it little. Copies are vacuumed at once and autovacuum is off: that work belongs to writing them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';
import { readUsage } from './sizing/processes.ts';
import { startSizingProduct } from './sizing/sizing-product.ts';
import { startSockets } from './sizing/sockets.ts';

const [scale = 1, rounds = 5] = process.argv.slice(2).map(Number);
const [originals, copies] = [20, Math.round(1000 * scale)];
/** Units of a round: enough that hundredths of a second, in which each process is counted, are small against them. */
const perRound = { analyses: 10, messages: 60 } as const;
/** Each writes once in a round, within the limit of messages of a minute. */
const sockets = perRound.messages;
const [atOnce, restSeconds] = [10, 10];

await using stage = await startSizingProduct();
const database = new pg.Client({ connectionString: stage.databaseUrl });
database.on('error', () => undefined);
await database.connect();
await database.query('ALTER SYSTEM SET autovacuum = off');
await database.query('SELECT pg_reload_conf()');

const other = (column: string) => `md5(o.${column}::text || k)::uuid`;
const originalsOf = (table: string) => `original_${table.replace('.', '_')}`;
const tables = ['numerology.analysis', 'reports.document', 'reports.report', 'chat.conversation', 'chat.message'];
const schemas = ['numerology', 'reports', 'chat'];
/** Copied events were published and processed so long ago. */
const [copiedEvent, settledAge] = ['user.erased', '1 hour'];

/** Copies of the kept rows for other people: `${from}` to `${to}` of each. */
async function copy(from: number, to: number): Promise<void> {
  const rows = async (table: string, changes: string) => {
    await database.query(
      `INSERT INTO ${table} SELECT r.* FROM ${originalsOf(table)} o CROSS JOIN generate_series(${from}, ${to}) k
       CROSS JOIN LATERAL jsonb_populate_record(o, jsonb_build_object(${changes})) r`,
    );
    await database.query(`VACUUM ANALYZE ${table}`);
  };
  const same = `'id', ${other('id')}, 'user_id', ${other('user_id')}`;
  await rows('numerology.analysis', `${same}, 'expires_at', NULL`);
  await rows('reports.document', `'id', ${other('id')}, 'content_key', md5(o.content_key || k)`);
  await rows(
    'reports.report',
    `${same}, 'document_id', ${other('document_id')}, 'analysis_id', ${other('analysis_id')}`,
  );
  await rows('chat.conversation', `${same}, 'expires_at', NULL`);
  await rows(
    'chat.message',
    `${same}, 'conversation_id', ${other('conversation_id')}, 'question_id', ${other('question_id')}`,
  );
  for (const schema of schemas) {
    await database.query(
      `INSERT INTO ${schema}.outbox_event (id, name, payload, occurred_at, published_at)
       SELECT uuidv7(-$2::interval), '${copiedEvent}', '{}', now() - $2::interval, now() - $2::interval
       FROM generate_series(1, $1::int)`,
      [(to - from + 1) * originals, settledAge],
    );
    await database.query(
      `INSERT INTO ${schema}.inbox_event (event_id, processed_at)
       SELECT uuidv7(-$2::interval), now() - $2::interval FROM generate_series(1, $1::int)`,
      [(to - from + 1) * originals, settledAge],
    );
    await database.query(`VACUUM ANALYZE ${schema}.outbox_event, ${schema}.inbox_event`);
  }
}

/** Waits until reconciliation has confirmed newer events than the copies, which it would publish again otherwise. */
async function waitUntilConfirmed(): Promise<void> {
  for (const schema of schemas) {
    for (;;) {
      const { rows } = await database.query<{ confirmed: boolean }>(
        `SELECT bool_and(published_at > now() - $1::interval) AS confirmed FROM ${schema}.event_confirmation`,
        [settledAge],
      );
      if (rows[0]?.confirmed === true) break;
      await wait(1000);
    }
  }
}

/** A statement may have helpers, children of the server that end with it. */
const used = async () =>
  [...(await readUsage())].reduce((sum, [name, { cpuMilliseconds, ownMilliseconds }]) => {
    if (name === 'chromium') return sum;
    return sum + (name === 'postgres' ? cpuMilliseconds : ownMilliseconds);
  }, 0);

/** Deletes those copies. */
async function remove(from: number, to: number): Promise<void> {
  for (const table of tables.toReversed()) {
    await database.query(
      `DELETE FROM ${table} WHERE id IN
         (SELECT ${other('id')} FROM ${originalsOf(table)} o CROSS JOIN generate_series(${from}, ${to}) k)`,
    );
    await database.query(`VACUUM ANALYZE ${table}`);
  }
  for (const schema of schemas) {
    await database.query(`DELETE FROM ${schema}.outbox_event WHERE name = '${copiedEvent}'`);
    await database.query(`DELETE FROM ${schema}.inbox_event WHERE processed_at < now() - $1::interval`, [settledAge]);
    await database.query(`VACUUM ANALYZE ${schema}.outbox_event, ${schema}.inbox_event`);
  }
}

/** Processor time that rest takes, in milliseconds of a millisecond. */
async function measureRest(): Promise<number> {
  await stage.waitUntilIdle();
  const before = await used();
  await wait(restSeconds * 1000);
  return ((await used()) - before) / (restSeconds * 1000);
}

/** Processor time of one with all that follows from it, in milliseconds: the median of the rounds after one that warms up. */
async function costOf(count: number, rest: number, run: (index: number) => Promise<void>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await stage.waitUntilIdle();
    const [before, began] = [await used(), performance.now()];
    let next = 0;
    const turns = async () => {
      while (next < count) await run(next++);
    };
    await Promise.all(Array.from({ length: atOnce }, turns));
    await stage.waitUntilIdle();
    const took = performance.now() - began;
    if (round > 0) costs.push(((await used()) - before - rest * took) / count);
  }
  return median(costs);
}

let person = 0;
const people = await startSockets(stage, sockets);
const analyse = () => {
  person += 1;
  return stage.analyse(person);
};
const ask = (index: number) => people.ask(index);
for (let index = 0; index < originals; index += 1) await analyse();
for (let index = 0; index < originals; index += 1) await ask(index);
await stage.waitUntilIdle();
for (const table of tables) await database.query(`CREATE TABLE ${originalsOf(table)} AS SELECT * FROM ${table}`);

await waitUntilConfirmed();
await copy(1, copies);
/** Rest is measured anew each time: it falls while the processes warm up. */
const costs = async () => {
  const rest = await measureRest();
  return {
    analysis: await costOf(perRound.analyses, rest, analyse),
    message: await costOf(perRound.messages, rest, ask),
  };
};
const before = await costs();
await copy(copies + 1, copies * 10);
const grown = await costs();
const { rows } = await database.query<{ analyses: string; messages: string }>(
  'SELECT (SELECT count(*) FROM numerology.analysis) AS analyses, (SELECT count(*) FROM chat.message) AS messages',
);
await remove(copies + 1, copies * 10);
const after = await costs();
const first = {
  analysis: (before.analysis + after.analysis) / 2,
  message: (before.message + after.message) / 2,
};
people.close();
await database.end();

reportFigures([
  { line: '', what: 'analyses with reports, ten times', value: Number(rows[0]?.analyses), unit: 'rows' },
  { line: '', what: 'messages, ten times', value: Number(rows[0]?.messages), unit: 'rows' },
  {
    line: '',
    what: 'CPU of an analysis with its PDF, without the browser, before',
    value: before.analysis,
    unit: 'ms',
  },
  { line: '', what: 'the same, after', value: after.analysis, unit: 'ms' },
  { line: '', what: 'CPU of a message with its answer, before', value: before.message, unit: 'ms' },
  { line: '', what: 'the same of a message, after', value: after.message, unit: 'ms' },
  {
    line: 'V16',
    what: 'cost of an analysis with its PDF at ten times the data',
    value: grown.analysis / first.analysis,
    unit: 'times',
    goal: { rule: '≤', value: 1.1 },
  },
  {
    line: 'V16',
    what: 'cost of a message with its answer at ten times the data',
    value: grown.message / first.message,
    unit: 'times',
    goal: { rule: '≤', value: 1.1 },
  },
]);
