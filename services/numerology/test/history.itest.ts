import * as routes from '@sefira/contracts/numerology/analyses';
import { analyzeDates } from '@sefira/contracts/numerology/dates/dates';
import { exampleMap } from '@sefira/contracts/numerology/example';
import { readPortrait } from '@sefira/contracts/numerology/portrait';
import { readShared, readSharedPortrait } from '@sefira/contracts/numerology/shared';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { Identity } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let numerology: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  // A day that is not the birthday of the people: a public page shows the day of its reading.
  const clock = () => new Date('2026-11-21T12:00:00Z');
  const billing = stack.use(await startBilling(testEnvironment, { clock }));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock }));
});
afterAll(() => stack.disposeAsync());

const birthDate = '1955-11-29';
const ana = { name: 'Ana Célia Vasconcelos', birthDate };

interface Item {
  id: string;
  kind: string;
  title: string;
  reportId: string | null;
  reportStatus: string | null;
  isShared: boolean;
}

async function analyze(as: Identity, name = ana.name): Promise<string> {
  const { body } = await numerology.send(routes.analyzePersonal, {
    as,
    body: { ...ana, name, email: 'ana@sefira.test' },
  });
  return (body as { data: { analysisId: string } }).data.analysisId;
}
async function list(as: Identity, query: object = {}): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { status, body } = await numerology.send(routes.listAnalyses, { as, query } as never);
  expect(status).toBe(200);
  expect(z.parse(routes.listAnalyses.response, body)).toEqual(body);
  return (body as { data: { items: Item[]; nextCursor: string | null } }).data;
}
async function share(as: Identity, id: string, body: object = {}): Promise<string> {
  const answer = await numerology.send(routes.shareAnalysis, { as, params: { id }, body });
  expect(answer.status).toBe(200);
  return (answer.body as { data: { slug: string } }).data.slug;
}

test('pages the history newest first, by kind and by words without accents', async () => {
  const as = person(newId());
  for (const name of ['Ana Célia', 'Bia Conceição', 'Caio', 'Dora', 'Célia Ana']) await analyze(as, name);
  await numerology.send(routes.analyzeName, { as, body: ana });
  const titles = ({ items }: { items: Item[] }) => items.map(({ title }) => title.split(' de ').at(-1));
  const first = await list(as, { limit: 4 });
  expect(titles(first)).toEqual(['Análise do nome Ana Célia Vasconcelos', 'Célia Ana', 'Dora', 'Caio']);
  const rest = await list(as, { limit: 4, cursor: first.nextCursor });
  expect([titles(rest), rest.nextCursor]).toEqual([['Bia Conceição', 'Ana Célia'], null]);
  expect((await list(as, { type: 'name' })).items.map(({ kind }) => kind)).toEqual(['name']);
  expect(titles(await list(as, { search: 'CONCEICAO bia' }))).toEqual(['Bia Conceição']);
  expect(titles(await list(as, { search: '_' }))).toEqual([]);
  expect(titles(await list(as, { search: '%' }))).toEqual([]);
  expect((await list(as, { search: 'celia' })).items).toHaveLength(3);
});

test('the long texts belong to a personal analysis of an account; a guest and another person do not get them', async () => {
  const owner = person(newId());
  const id = await analyze(owner);
  const read = (as: Identity, analysisId: string) =>
    numerology.send(readPortrait, { as, params: { id: analysisId } } as never);
  const { status, body } = await read(owner, id);
  expect(status).toBe(200);
  expect(z.parse(readPortrait.response, body)).toEqual(body);
  const { opening, areas, pairs, life, years, arcana } = (body as z.infer<typeof readPortrait.response>).data;
  expect([opening.length, Object.keys(areas).length, years.length]).toEqual([6, 5, 3]);
  expect([pairs.length >= 4, life.ciclos.length, arcana.filter(({ tense }) => tense === 'present').length]).toEqual([
    true,
    3,
    1,
  ]);

  const stranger = await read(person(newId()), id);
  expect(stranger.status).toBe(404);
  const named = await numerology.send(routes.analyzeName, { as: owner, body: ana });
  expect((await read(owner, (named.body as { data: { analysisId: string } }).data.analysisId)).status).toBe(404);
  const guest = person(newId(), { role: 'guest' });
  expect((await read(guest, id)).status).toBe(403);
});

test("another person's analysis has the response of one that does not exist", async () => {
  const [owner, other] = [person(newId()), person(newId())];
  const id = await analyze(owner);
  const before = (await testEnvironment.database.query('SELECT count(*) FROM numerology.analysis')).rows;
  for (const route of [readAnalysis, routes.deleteAnalysis, routes.unshareAnalysis, routes.shareAnalysis] as const) {
    const body = route === routes.shareAnalysis ? { body: {} } : {};
    const send = async (wanted: string) => {
      const answer = await numerology.send(route, { as: other, params: { id: wanted }, ...body } as never);
      const { requestId: _requestId, ...rest } = answer.body as Record<string, unknown>;
      return [answer.status, rest];
    };
    const foreign = await send(id);
    expect(foreign).toEqual([404, { success: false, error: 'NOT_FOUND', message: 'Recurso não encontrado.' }]);
    expect(await send(newId())).toEqual(foreign);
  }
  expect((await list(other)).items).toEqual([]);
  expect((await list(other, { cursor: id })).items).toEqual([]);
  expect((await testEnvironment.database.query('SELECT count(*) FROM numerology.analysis')).rows).toEqual(before);
});

test('deletes an analysis with its public page', async () => {
  const as = person(newId());
  const id = await analyze(as);
  const slug = await share(as, id);
  expect((await numerology.send(routes.deleteAnalysis, { as, params: { id } })).status).toBe(200);
  expect((await list(as)).items).toEqual([]);
  expect((await numerology.send(readShared, { params: { slug } })).status).toBe(404);
});

test('hides birth date and e-mail on a public page unless its owner shows them', async () => {
  const as = person(newId());
  const id = await analyze(as);
  const slug = await share(as, id);
  expect(slug).toMatch(/^[A-Za-z0-9_-]{24}$/);
  const page = await numerology.send(readShared, { params: { slug } });
  expect(page.status).toBe(200);
  expect(z.parse(readShared.response, page.body)).toEqual(page.body);
  expect(page.body).toMatchObject({
    data: {
      kind: 'personal',
      full: null,
      email: null,
      discreet: { map: { name: ana.name, motivacao: 4, destino: 6, explanations: { motivacao: { value: 4 } } } },
    },
  });
  const text = page.bytes.toString();
  for (const secret of ['1955', '29/11', '-11-29', 'ana@sefira.test', as.subject ?? '', id]) {
    expect(text, secret).not.toContain(secret);
  }
  expect((await list(as)).items).toMatchObject([{ id, isShared: true }]);
  expect(await share(as, id, { showBirthDate: true, showEmail: true })).toBe(slug);
  const open = await numerology.send(readShared, { params: { slug } });
  expect(open.body).toMatchObject({
    data: { discreet: null, email: 'ana@sefira.test', full: { kind: 'personal', result: { map: { birthDate } } } },
  });
  await share(as, id, { showBirthDate: true });
  const half = await numerology.send(readShared, { params: { slug } });
  expect(half.bytes.toString()).toContain('1955-11-29');
  expect(half.bytes.toString()).not.toContain('ana@sefira.test');
});

test('a public page of a personal map has the long texts, without the birth date those of the numbers alone', async () => {
  const as = person(newId());
  const id = await analyze(as);
  const slug = await share(as, id);
  const read = async () => {
    const answer = await numerology.send(readSharedPortrait, { params: { slug } });
    expect(z.parse(readSharedPortrait.response, answer.body)).toEqual(answer.body);
    return (answer.body as z.infer<typeof readSharedPortrait.response>).data;
  };
  const { full, discreet } = await read();
  expect([full, Object.keys(discreet ?? {})]).toEqual([null, ['areas', 'pairs']]);
  expect(discreet?.pairs.map(({ kind }) => kind)).toContain('pair');
  expect(discreet?.pairs.map(({ kind }) => kind)).not.toContain('debtAnswered');
  await share(as, id, { showBirthDate: true });
  expect(await read()).toMatchObject({ discreet: null, full: { appointments: [{}, {}, {}] } });
  const named = await numerology.send(routes.analyzeName, { as, body: ana });
  const other = await share(as, (named.body as { data: { analysisId: string } }).data.analysisId);
  expect((await numerology.send(readSharedPortrait, { params: { slug: other } })).status).toBe(404);
});

test('no public page of any kind reveals a birth date', async () => {
  const as = person(newId());
  const people = [ana, { name: 'Rui Barbosa', birthDate: '1949-11-05' }];
  const sent = [
    await numerology.send(routes.analyzeCompatibility, { as, body: { people } }),
    await numerology.send(routes.analyzeCycles, { as, body: { birthDate, currentYear: 2026 } }),
    await numerology.send(routes.analyzeName, { as, body: ana }),
    await numerology.send(routes.analyzeGroup, { as, body: { members: people } }),
    await numerology.send(analyzeDates, {
      as,
      body: {
        occasion: 'travel',
        people,
        companies: [{ name: 'Padaria', foundationDate: '1949-11-05' }],
        from: '2027-02-01',
        to: '2027-03-31',
      },
    }),
    await numerology.send(routes.analyzeCompany, {
      as,
      body: { companyName: 'Padaria', foundationDate: '1949-11-05', ownerBirthDate: birthDate, ownerName: ana.name },
    }),
  ];
  expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200));
  for (const { id, kind } of (await list(as)).items) {
    const page = await numerology.send(readShared, { params: { slug: await share(as, id) } });
    expect(z.parse(readShared.response, page.body)).toEqual(page.body);
    expect(page.body).toMatchObject({ data: { kind, full: null, discreet: { kind } } });
    for (const secret of ['1955', '1949', '29/11', '05/11', '-11-29', '-11-05']) {
      expect(page.bytes.toString(), `${kind} ${secret}`).not.toContain(secret);
    }
  }
});

test('anyone reads the example map, with its birth date and without a stored row', async () => {
  const page = await numerology.send(readShared, { params: { slug: exampleMap.slug } });
  expect(page.status).toBe(200);
  expect(z.parse(readShared.response, page.body)).toEqual(page.body);
  expect(page.body).toMatchObject({
    data: { kind: 'personal', discreet: null, email: null, full: { result: { map: exampleMap.input } } },
  });
  const rows = await testEnvironment.database.query('SELECT title FROM numerology.analysis WHERE title LIKE $1', [
    `%${exampleMap.input.name}%`,
  ]);
  expect(rows.rows).toEqual([]);
});

test('a revoked page is not found, and a new one has another address', async () => {
  const as = person(newId());
  const id = await analyze(as);
  const slug = await share(as, id);
  await numerology.send(routes.unshareAnalysis, { as, params: { id } });
  expect((await numerology.send(readShared, { params: { slug } })).status).toBe(404);
  expect(await share(as, id)).not.toBe(slug);
  expect((await numerology.send(readShared, { params: { slug: 'x'.repeat(24) } })).status).toBe(404);
});

test('shows the report of an analysis once, in its owner’s history only', async () => {
  const [as, other] = [person(newId()), person(newId())];
  const [good, bad, foreign] = [await analyze(as), await analyze(as), await analyze(other)];
  const done = {
    reportId: newId(),
    userId: as.subject ?? '',
    analysisId: good,
    pages: 24,
    completedAt: new Date().toISOString(),
  };
  const eventId = await deliverEvent(testEnvironment, 'numerology', 'report.completed', done);
  const failed = {
    reportId: newId(),
    userId: as.subject ?? '',
    reason: 'sem memória',
    failedAt: new Date().toISOString(),
  };
  await deliverEvent(testEnvironment, 'numerology', 'report.failed', { ...failed, analysisId: bad });
  await deliverEvent(testEnvironment, 'numerology', 'report.failed', { ...failed, analysisId: foreign });
  await deliverEvent(testEnvironment, 'numerology', 'report.completed', { ...done, analysisId: null });
  await numerology.idle();
  const status = async (who: Identity) =>
    Object.fromEntries((await list(who)).items.map(({ id, reportId, reportStatus }) => [id, [reportId, reportStatus]]));
  expect(await status(as)).toEqual({ [good]: [done.reportId, 'completed'], [bad]: [failed.reportId, 'failed'] });
  expect(await status(other)).toEqual({ [foreign]: [null, null] });
  await testEnvironment.database.query('UPDATE numerology.analysis SET report_status = NULL WHERE id = $1', [good]);
  await deliverEvent(testEnvironment, 'numerology', 'report.completed', done, eventId);
  await numerology.idle();
  expect((await status(as))[good]).toEqual([done.reportId, null]);
});
