import { setTimeout as wait } from 'node:timers/promises';
import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { archiveClient, createClient, deleteClient, listClients } from '@sefira/contracts/numerology/clients';
import { readCalendarFile } from '@sefira/contracts/numerology/forecasts';
import { analyzeYearBook } from '@sefira/contracts/numerology/life/year-book';
import {
  createYearBookFeed,
  deleteYearBookFeed,
  readYearBookFeed,
} from '@sefira/contracts/numerology/life/year-book-feed';
import { listClientDates, readClientDates } from '@sefira/contracts/numerology/panel/client-dates';
import { exportClients, importClients, readPanelFigures } from '@sefira/contracts/numerology/panel/client-files';
import {
  createDelivery,
  extendDelivery,
  listDeliveries,
  revokeDelivery,
} from '@sefira/contracts/numerology/panel/deliveries';
import { openDelivery, readDeliveryPortrait } from '@sefira/contracts/numerology/panel/open-delivery';
import type { Identity } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';
import { runSchedule } from '@sefira/testing/run-schedule';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestAnswer,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let numerology: ServiceUnderTest;
let now = new Date('2026-11-23T15:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const clock = () => now;
  numerology = stack.use(await startService(definition, testEnvironment, { environment: unusedAddresses, clock }));
});
afterAll(() => stack.disposeAsync());

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const professional = () => person(newId(), { plan: 'professional' });
const dataOf = <Data>(answer: TestAnswer) => (answer.body as { data: Data }).data;
const errorOf = (answer: TestAnswer) => [answer.status, (answer.body as { error?: string }).error];

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}
interface DatedClient {
  readonly date: string;
  readonly kind: string;
  readonly number: number;
  readonly client: { readonly id: string; readonly name: string };
}

async function addClient(as: Identity, more: object = {}): Promise<string> {
  return dataOf<{ id: string }>(await numerology.send(createClient, { as, body: { ...ana, ...more } })).id;
}

async function analyzeFor(as: Identity, clientId: string): Promise<string> {
  const made = await numerology.send(analyzePersonal, { as, body: { ...ana, clientId } });
  return dataOf<{ analysisId: string }>(made).analysisId;
}

async function deliver(as: Identity, clientId: string, analysisId: string) {
  const body = { analysisId, days: 7 as const, sender: 'Estúdio Íris', message: 'Com carinho.' };
  const made = await numerology.send(createDelivery, { as, params: { id: clientId }, body });
  expect(made.status).toBe(201);
  return dataOf<{ id: string; slug: string }>(made);
}

const openingsOf = async (as: Identity) =>
  dataOf<Page<{ openings: number; state: string }>>(await numerology.send(listDeliveries, { as })).items.map(
    ({ openings, state }) => [state, openings],
  );

test('lists the coming dates of active clients only, page by page and by kind', async () => {
  const as = professional();
  await addClient(as);
  await addClient(as, { name: 'Bia Prado', birthDate: '1990-12-02' });
  const archived = await addClient(as, { name: 'Caio', birthDate: '1980-12-01' });
  await numerology.send(archiveClient, { as, params: { id: archived }, body: { isArchived: true } });
  await addClient(professional(), { name: 'De outra pessoa', birthDate: '1980-12-01' });
  const birthdays = dataOf<Page<DatedClient>>(
    await numerology.send(listClientDates, { as, query: { kind: 'birthday' } }),
  );
  expect(birthdays.items.map(({ date, number, client }) => [date, number, client.name])).toEqual([
    ['2026-11-29', 71, ana.name],
    ['2026-12-02', 36, 'Bia Prado'],
  ]);
  const all = dataOf<Page<DatedClient>>(await numerology.send(listClientDates, { as })).items;
  expect(all.map(({ kind }) => kind)).toContain('year');
  const seen: DatedClient[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = { limit: '1', ...(cursor === '' ? {} : { cursor }) };
    const page: Page<DatedClient> = dataOf(await numerology.send(listClientDates, { as, query }));
    seen.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all);
});

test("computes a client's dates again when the card changes, and refuses another professional", async () => {
  const as = professional();
  const id = await addClient(as);
  const dates = async (by: Identity) => numerology.send(readClientDates, { as: by, params: { id } });
  expect(dataOf<Page<DatedClient>>(await dates(as)).items).toContainEqual({
    date: '2026-11-29',
    kind: 'birthday',
    number: 71,
  });
  expect(errorOf(await dates(professional()))).toEqual([404, 'NOT_FOUND']);
});

test('opens a delivery by its link, counts visits of others, and closes it at its end or when revoked', async () => {
  const as = professional();
  const clientId = await addClient(as, { email: 'ana@cliente.test', notes: 'segredo' });
  const { id, slug } = await deliver(as, clientId, await analyzeFor(as, clientId));
  const open = (by?: Identity) => numerology.send(openDelivery, { ...(by ? { as: by } : {}), params: { slug } });
  const opened = await open();
  expect(dataOf(opened)).toMatchObject({ kind: 'personal', sender: 'Estúdio Íris', content: { input: ana } });
  expect(JSON.stringify(opened.body)).not.toMatch(/segredo|cliente\.test/);
  expect((await numerology.send(readDeliveryPortrait, { params: { slug } })).status).toBe(200);
  await open(as);
  await open();
  expect(await openingsOf(as)).toEqual([['open', 2]]);
  const start = now;
  now = new Date(start.getTime() + 8 * 86_400_000);
  const expired = await open();
  expect(errorOf(expired)).toEqual([404, 'NOT_FOUND']);
  expect(expired.body).toMatchObject({
    message: 'O prazo deste link terminou. Peça um novo a Estúdio Íris.',
    data: { sender: 'Estúdio Íris', expiredAt: '2026-11-30T15:00:00.000Z' },
  });
  expect(await openingsOf(as)).toEqual([['expired', 2]]);
  await numerology.send(extendDelivery, { as, params: { id }, body: { days: 30 } });
  expect((await open()).status).toBe(200);
  await numerology.send(revokeDelivery, { as, params: { id } });
  const revoked = await open();
  expect([errorOf(revoked), revoked.body]).toEqual([
    [404, 'NOT_FOUND'],
    expect.not.objectContaining({ data: expect.anything() }),
  ]);
  expect(errorOf(await numerology.send(readDeliveryPortrait, { params: { slug } }))).toEqual([404, 'NOT_FOUND']);
  now = start;
  const { months } = dataOf<{ months: object[] }>(await numerology.send(readPanelFigures, { as }));
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: '2026-11', analyses: 1, deliveries: 1, openings: 2 });
});

test('delivers only an analysis made for that client, and only with the plan; revokes without it', async () => {
  const as = professional();
  const [clientId, other] = [await addClient(as), await addClient(as, { name: 'Bia' })];
  const analysisId = await analyzeFor(as, clientId);
  const body = { analysisId, days: 7 as const, sender: 'Íris' };
  const lapsed = { ...as, plan: 'free' as const };
  const send = (by: Identity, id: string) => numerology.send(createDelivery, { as: by, params: { id }, body });
  expect(errorOf(await send(as, other))).toEqual([404, 'NOT_FOUND']);
  expect(errorOf(await send(professional(), clientId))).toEqual([404, 'NOT_FOUND']);
  expect(errorOf(await send(lapsed, clientId))).toEqual([403, 'PLAN_REQUIRED']);
  const { id } = await deliver(as, clientId, analysisId);
  const extend = await numerology.send(extendDelivery, { as: lapsed, params: { id }, body: { days: 7 } });
  expect(errorOf(extend)).toEqual([403, 'PLAN_REQUIRED']);
  expect((await numerology.send(revokeDelivery, { as: lapsed, params: { id } })).status).toBe(200);
});

test('erasure by client leaves no row that names the client, their analyses or their links', async () => {
  const as = professional();
  const clientId = await addClient(as, { name: 'Zuleica Quaresma', notes: 'segredo de consultório' });
  const analysisId = await analyzeFor(as, clientId);
  const { id, slug } = await deliver(as, clientId, analysisId);
  await numerology.send(openDelivery, { params: { slug } });
  await numerology.send(deleteClient, { as, params: { id: clientId } });
  const { rows: tables } = await testEnvironment.database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'numerology' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'outbox_event%'`,
  );
  expect(tables.map(({ name }) => name)).toContain('delivery_opening');
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await testEnvironment.database.query(
      `SELECT 1 FROM numerology."${name}" AS stored WHERE stored::text ~* $1`,
      [[clientId, analysisId, id, slug, 'Quaresma', 'segredo de consultório'].join('|')],
    );
    if (rows.length > 0) traces.push(name);
  }
  expect(traces).toEqual([]);
  expect(errorOf(await numerology.send(openDelivery, { params: { slug } }))).toEqual([404, 'NOT_FOUND']);
});

test('imports the correct rows once, loses none, and finds Íris as "iris"; exports what it imports', async () => {
  const as = professional();
  const csv = 'Nome;Nascimento;Anotações\nÍris Prado;02/05/1990;=1+1\nRui;31/02/1990;\nAna;29/11/1955;';
  const send = (body: { csv: string; isTrial?: boolean }) => numerology.send(importClients, { as, body });
  const found = async (search: string) =>
    dataOf<Page<{ name: string }>>(await numerology.send(listClients, { as, query: { search } })).items.map(
      ({ name }) => name,
    );
  expect(dataOf(await send({ csv, isTrial: true }))).toMatchObject({ rows: 3, ready: 2, isDone: false });
  expect(await found('')).toEqual([]);
  const imported = dataOf<{ refused: object[] }>(await send({ csv }));
  expect(imported).toMatchObject({ rows: 3, ready: 2, refused: [{ line: 3, text: 'Rui;31/02/1990;' }] });
  expect(dataOf(await send({ csv }))).toMatchObject({ ready: 0, refused: [{ line: 2 }, { line: 3 }, { line: 4 }] });
  expect(await found('iris')).toEqual(['Íris Prado']);
  await runSchedule(testEnvironment, 'numerology.client_dates');
  const dates = dataOf<Page<DatedClient>>(await numerology.send(listClientDates, { as, query: { kind: 'birthday' } }));
  expect(dates.items.map(({ client }) => client.name)).toEqual(['Ana']);
  const file = await numerology.send(exportClients, { as });
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.bytes.toString()).toContain("Íris Prado;02/05/1990;;;'=1+1");
  const lapsed = await numerology.send(importClients, { as: { ...as, plan: 'free' }, body: { csv } });
  expect(errorOf(lapsed)).toEqual([403, 'PLAN_REQUIRED']);
});

test('two imports of one list at once add each row once', async () => {
  const as = professional();
  const rows = Array.from({ length: 300 }, (_, index) => `Cliente ${index};02/05/1990`);
  const body = { csv: ['Nome;Nascimento', ...rows].join('\n') };
  const sent = await Promise.all([1, 2].map(() => numerology.send(importClients, { as, body })));
  expect(sent.map((answer) => dataOf<{ ready: number }>(answer).ready).sort((one, other) => one - other)).toEqual([
    0, 300,
  ]);
  const { rows: stored } = await testEnvironment.database.query(
    'SELECT count(*)::int AS count FROM numerology.client WHERE user_id = $1',
    [as.subject],
  );
  expect(stored[0].count).toBe(300);
});

test('the schedule stores no dates of a card that changes meanwhile', async () => {
  const as = professional();
  const id = await addClient(as);
  await testEnvironment.database.query('UPDATE numerology.client SET dates_until = NULL WHERE id = $1', [id]);
  const change = await testEnvironment.database.connect();
  await change.query('BEGIN');
  await change.query("UPDATE numerology.client SET birth_date = '1990-05-02' WHERE id = $1", [id]);
  const run = runSchedule(testEnvironment, 'numerology.client_dates');
  await Promise.race([run, wait(1000)]);
  await change.query('COMMIT');
  change.release();
  await run;
  await runSchedule(testEnvironment, 'numerology.client_dates');
  const dates = dataOf<Page<DatedClient>>(await numerology.send(readClientDates, { as, params: { id } }));
  expect(dates.items.find(({ kind }) => kind === 'birthday')?.date).toBe('2027-05-02');
});

test('lists of 10,000 clients are read from indexes, and answer', async () => {
  const as = professional();
  await testEnvironment.database.query(
    `WITH stored AS (
       INSERT INTO numerology.client
         (id, user_id, name, folded_name, birth_date, phone, notes, consent_note, search_text, created_at, updated_at,
          dates_until)
       SELECT gen_random_uuid(), $1, 'Cliente ' || n, 'cliente ' || n, '1990-05-02', '', '', '',
         'cliente ' || n || CASE n % 97 WHEN 0 THEN ' iris' ELSE '' END, now(), now(), '2027-12-28'
       FROM generate_series(1, 10000) n RETURNING id, name)
     INSERT INTO numerology.client_date (client_id, user_id, date, kind, number)
     SELECT id, $1, to_char(date '2026-11-23' + (row_number() OVER () % 365)::int, 'YYYY-MM-DD'), kind, 1
     FROM stored, unnest(ARRAY['birthday', 'year', 'arcano', 'cycle', 'moment']) kind`,
    [as.subject],
  );
  await testEnvironment.database.query('VACUUM ANALYZE numerology.client, numerology.client_date');
  const planOf = async (sql: string) => {
    const { rows } = await testEnvironment.database.query(`EXPLAIN ${sql}`, [as.subject]);
    return JSON.stringify(rows);
  };
  const plans = [
    await planOf(
      `SELECT * FROM numerology.client_date AS day JOIN numerology.client ON client.id = day.client_id
       WHERE day.user_id = $1 AND date >= '2026-11-23' AND date <= '2027-02-21' AND archived_at IS NULL
         AND (date, client_id, kind) > ('2026-12-01', '00000000-0000-0000-0000-000000000000', '')
       ORDER BY date, client_id, kind LIMIT 31`,
    ),
  ];
  for (const plan of plans) {
    expect(plan).toMatch(/client_date_user_id/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
  const dates = dataOf<Page<DatedClient>>(await numerology.send(listClientDates, { as, query: { kind: 'moment' } }));
  expect([dates.items.length, dates.nextCursor === null]).toEqual([30, false]);
  const found = dataOf<Page<object>>(await numerology.send(listClients, { as, query: { search: 'Íris' } }));
  expect(found.items).toHaveLength(30);
});

test('a year book is subscribed to at a secret address until it is switched off', async () => {
  const as = person(newId(), { plan: 'premium' });
  const made = await numerology.send(analyzeYearBook, { as, body: { ...ana, from: '2027-01-01' } });
  const params = { id: dataOf<{ analysisId: string }>(made).analysisId };
  const since = async () =>
    dataOf<{ createdAt: string | null }>(await numerology.send(readYearBookFeed, { as, params })).createdAt;
  const address = async () =>
    dataOf<{ path: string }>(await numerology.send(createYearBookFeed, { as, params }))
      .path.split('/')
      .at(-1) ?? '';
  const read = (file: string) => numerology.send(readCalendarFile, { params: { file } });
  expect(await since()).toBeNull();
  const first = await address();
  const text = (await read(first)).bytes.toString();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(365);
  expect(text).not.toMatch(/Vasconcelos|1955/);
  const second = await address();
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect(await since()).not.toBeNull();
  await numerology.send(deleteYearBookFeed, { as, params });
  expect((await read(second)).status).toBe(404);
  const stranger = await numerology.send(createYearBookFeed, { as: person(newId()), params });
  expect(errorOf(stranger)).toEqual([404, 'NOT_FOUND']);
});
