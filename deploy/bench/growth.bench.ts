/**
 * What a unit of work costs once there is ten times the data, against GOALS.md V16 (at most 1.1 times as much):
 * `node deploy/bench/growth.bench.ts [scale]`. Rows of real analyses, reports and conversations are copied for other people
 * until there are as many; processor time is counted by the kernel, over all parts, so a busy machine changes it little.
 */
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { readUsage } from './sizing/processes.ts';
import { startSockets } from './sizing/sockets.ts';
import { openStage } from './sizing/stage.ts';

const scale = Number(process.argv[2] ?? 1);
const sized = (count: number) => Math.max(10, Math.round(count * scale));
const [originals, copies, analyses, messages, sockets] = [20, sized(1000), sized(100), sized(600), 20];

await using stage = await openStage();
const database = new pg.Client({ connectionString: stage.databaseUrl });
database.on('error', () => undefined);
await database.connect();

/** Copies of the kept rows for other people: `${from}` to `${to}` of each. */
async function copy(from: number, to: number): Promise<void> {
  const other = (column: string) => `md5(o.${column}::text || k)::uuid`;
  const rows = async (table: string, changes: string) => {
    await database.query(
      `INSERT INTO ${table} SELECT r.* FROM kept_${table.replace('.', '_')} o CROSS JOIN generate_series(${from}, ${to}) k
       CROSS JOIN LATERAL jsonb_populate_record(o, jsonb_build_object(${changes})) r`,
    );
    await database.query(`ANALYZE ${table}`);
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
  for (const schema of ['numerology', 'reports', 'chat'])
    await database.query(
      `INSERT INTO ${schema}.outbox_event (id, name, payload, published_at)
       SELECT uuidv7(), 'user.erased', '{}', now() FROM generate_series(1, ${(to - from + 1) * originals})`,
    );
}

/** Processor time of one, in milliseconds, when all that follows is done too. */
async function costOf(count: number, run: (index: number) => Promise<void>): Promise<number> {
  const used = async () =>
    [...(await readUsage()).values()].reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0);
  for (let index = 0; index < 10; index += 1) await run(index);
  await stage.settled();
  const [before, began] = [await used(), performance.now()];
  for (let index = 0; index < count; index += 1) await run(index);
  await stage.settled();
  const [after, ended] = [await used(), performance.now()];
  // What rest costs meanwhile is none of its cost.
  const restBegan = await used();
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const restPerMillisecond = ((await used()) - restBegan) / 10_000;
  return (after - before - restPerMillisecond * (ended - began)) / count;
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
await stage.settled();
for (const table of ['numerology.analysis', 'reports.document', 'reports.report', 'chat.conversation', 'chat.message'])
  await database.query(`CREATE TABLE kept_${table.replace('.', '_')} AS SELECT * FROM ${table}`);

await copy(1, copies);
const first = { analysis: await costOf(analyses, analyse), message: await costOf(messages, ask) };
await copy(copies + 1, copies * 10);
const grown = { analysis: await costOf(analyses, analyse), message: await costOf(messages, ask) };
const { rows } = await database.query<{ analyses: string; messages: string }>(
  'SELECT (SELECT count(*) FROM numerology.analysis) AS analyses, (SELECT count(*) FROM chat.message) AS messages',
);
people.close();
await database.end();

reportFigures([
  { line: '', what: 'analyses with reports in the end', value: Number(rows[0]?.analyses), unit: 'rows' },
  { line: '', what: 'messages in the end', value: Number(rows[0]?.messages), unit: 'rows' },
  { line: '', what: 'CPU of an analysis with its PDF at first', value: first.analysis, unit: 'ms' },
  { line: '', what: 'CPU of a message with its answer at first', value: first.message, unit: 'ms' },
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
