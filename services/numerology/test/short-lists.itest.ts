import { deleteAnalysis } from '@sefira/contracts/numerology/analyses';
import { analyzeBaby } from '@sefira/contracts/numerology/baby/analysis';
import { shortListLimits } from '@sefira/contracts/numerology/baby/input';
import * as routes from '@sefira/contracts/numerology/baby/short-lists';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { Identity } from '@sefira/contracts/shared/identity';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { definition } from '../src/definition.ts';
import { startBilling } from './start-billing.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let numerology: ServiceUnderTest;
let now = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const clock = () => now;
  const billing = stack.use(await startBilling(testEnvironment, { clock }));
  const environment = { BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock }));
});
afterAll(() => stack.disposeAsync());

const body = {
  surnames: ['Souza', 'Lima'],
  from: '2027-03-01',
  to: '2027-03-20',
  parents: ['Ana Paula Souza'],
  siblings: ['Pedro'],
  gender: 'female' as const,
  ideas: ['Helena'],
};

async function study(as: Identity): Promise<string> {
  const { status, body: answer } = await numerology.send(analyzeBaby, { as, body });
  expect(status, JSON.stringify(answer)).toBe(200);
  expect(z.parse(analyzeBaby.response, answer)).toEqual(answer);
  return (answer as z.infer<typeof analyzeBaby.response>).data.analysisId;
}

type Answer = { readonly status: number; readonly body: unknown };
const errorOf = ({ body: answer }: Answer) => (answer as { error: string }).error;

function listIn(answer: Answer): routes.ShortListWire {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return z.parse(routes.shortList, (answer.body as { data: unknown }).data);
}

const put = (as: Identity, id: string, name: string, note = '') =>
  numerology.send(routes.putShortListName, { as, params: { id }, body: { name, note } });
const read = async (as: Identity, id: string) =>
  listIn(await numerology.send(routes.readShortList, { as, params: { id } }));
const open = async (as: Identity, id: string, days: 7 | 30 | 90 = 30) =>
  listIn(await numerology.send(routes.openShortList, { as, params: { id }, body: { days, title: 'Nossa menina' } }));
const visit = (slug: string) => numerology.send(routes.readPublicShortList, { params: { slug } });

type Vote = z.input<typeof routes.castVotes.body>['votes'][number];
const vote = (slug: string, votes: Vote[], visitor: string | null = null, firstName = 'Vó Lúcia') =>
  numerology.send(routes.castVotes, { params: { slug }, body: { visitor, firstName, votes } });
const visitorOf = (answer: Answer) => (answer.body as { data: { visitor: string } }).data.visitor;

/** An account with a list of two names, open to the family. */
async function openList() {
  const userId = newId();
  const as = person(userId);
  const id = await study(as);
  await put(as, id, 'Helena', 'nome da bisavó');
  await put(as, id, 'Clarice');
  const list = await open(as, id);
  const slug = list.link?.slug ?? '';
  const [helena, clarice] = list.names.map((name) => name.id);
  return { as, userId, id, slug, helena: helena ?? '', clarice: clarice ?? '' };
}

test('puts names on a short list, judged in their family, changes a note, and takes a name off', async () => {
  const as = person(newId());
  const id = await study(as);
  expect(await read(as, id)).toMatchObject({ title: 'Um nome para o bebê', link: null, names: [], visitors: [] });
  await put(as, id, '  Helena ');
  const list = listIn(await put(as, id, 'Helena', 'nome da bisavó'));
  expect(list.names).toHaveLength(1);
  expect(list.names[0]).toMatchObject({ note: 'nome da bisavó', name: { fullName: 'Helena Souza Lima' } });
  const { body: analysis } = await numerology.send(readAnalysis, { as, params: { id } });
  const { names } = (analysis as { data: { content: { result: { names: { name: string; score: number }[] } } } }).data
    .content.result;
  expect(names.find(({ name }) => name === 'Helena')?.score).toBe(list.names[0]?.name.score);
  const refused = await put(as, id, 'Юлия');
  expect([refused.status, errorOf(refused)]).toEqual([400, 'NAME_LETTER_UNKNOWN']);
  const nameId = list.names[0]?.id ?? '';
  const removed = await numerology.send(routes.removeShortListName, { as, params: { id, nameId } });
  expect(listIn(removed).names).toEqual([]);
});

test('takes up to twelve names, and none for another person or another kind of analysis', async () => {
  const as = person(newId());
  const id = await study(as);
  const names = [...'ABCDEFGHIJKL'].map((letter) => `Ana ${letter}ia`);
  expect(names).toHaveLength(shortListLimits.names);
  for (const name of names) listIn(await put(as, id, name));
  const more = await put(as, id, 'Helena');
  expect([more.status, errorOf(more)]).toEqual([409, 'CONFLICT']);
  for (const answer of [await put(person(newId()), id, 'Helena'), await put(as, newId(), 'Helena')]) {
    expect([answer.status, errorOf(answer)]).toEqual([404, 'NOT_FOUND']);
  }
});

test('opens a list only with names, keeps its address, and shows the family first names without the family', async () => {
  const as = person(newId());
  const id = await study(as);
  const empty = await numerology.send(routes.openShortList, { as, params: { id }, body: {} });
  expect([empty.status, errorOf(empty)]).toEqual([409, 'CONFLICT']);
  await put(as, id, 'Helena', 'segredo do casal');
  const first = await open(as, id, 7);
  const again = await open(as, id, 90);
  expect(again.link?.slug).toBe(first.link?.slug);
  expect(again.link?.expiresAt).toBe('2027-02-21T12:00:00.000Z');
  const { status, body: shown } = await visit(again.link?.slug ?? '');
  expect(status).toBe(200);
  expect(z.parse(routes.readPublicShortList.response, shown)).toEqual(shown);
  expect(shown).toMatchObject({ data: { title: 'Nossa menina', names: [{ name: 'Helena', meaning: 'tocha, luz' }] } });
  expect(JSON.stringify(shown)).not.toMatch(/Souza|Lima|segredo|Pedro|2027-03/u);
});

test('counts one vote of a visitor for each name, who may change it, and shows comments to the couple alone', async () => {
  const { as, id, slug, helena, clarice } = await openList();
  const first = await vote(slug, [
    { nameId: helena, choice: 'heart', comment: 'Lindo!' },
    { nameId: clarice, choice: 'no' },
    { nameId: helena, choice: 'maybe', comment: 'Lindo!' },
  ]);
  expect(first.body).toMatchObject({ data: { counted: 2 } });
  const visitor = visitorOf(first);
  await vote(slug, [{ nameId: clarice, choice: 'heart', comment: '<b>Sim</b>\u0007' }], visitor, 'Lúcia');
  await vote(slug, [{ nameId: clarice, choice: 'no' }], null, 'Tio Beto');
  const list = await read(as, id);
  expect(list.names.map(({ votes }) => votes)).toEqual([
    { heart: 0, maybe: 0, no: 0 },
    { heart: 1, maybe: 0, no: 1 },
  ]);
  expect(list.names[1]?.comments).toEqual([{ visitor: 'Lúcia', choice: 'heart', comment: '<b>Sim</b>' }]);
  expect(list.visitors.map(({ firstName }) => firstName)).toEqual(['Lúcia', 'Tio Beto']);
  const { body: shown } = await visit(slug);
  expect(JSON.stringify(shown)).not.toMatch(/Lúcia|Beto|Sim/u);
  const [lucia] = list.visitors;
  const after = await numerology.send(routes.removeVisitor, { as, params: { id, visitorId: lucia?.id ?? '' } });
  expect(listIn(after).visitors.map(({ firstName }) => firstName)).toEqual(['Tio Beto']);
  const late = await vote(slug, [{ nameId: helena, choice: 'heart' }], visitor);
  expect([late.status, errorOf(late)]).toEqual([404, 'NOT_FOUND']);
});

test('ignores names of another list and refuses the token of another list', async () => {
  const one = await openList();
  const other = await openList();
  const visitor = visitorOf(await vote(one.slug, [{ nameId: one.helena, choice: 'heart' }]));
  const foreign = await vote(other.slug, [{ nameId: other.helena, choice: 'no' }], visitor);
  expect([foreign.status, errorOf(foreign)]).toEqual([404, 'NOT_FOUND']);
  const mixed = await vote(one.slug, [{ nameId: other.helena, choice: 'no' }], visitor);
  expect(mixed.body).toMatchObject({ data: { counted: 0 } });
  expect((await read(other.as, other.id)).names[0]?.votes).toEqual({ heart: 0, maybe: 0, no: 0 });
});

test.each([
  ['a name without letters', { firstName: '123' }],
  ['a long name', { firstName: 'a'.repeat(31) }],
  ['no vote', { votes: [] }],
  ['an unknown vote', { votes: [{ nameId: newId(), choice: 'love' }] }],
  ['a long comment', { votes: [{ nameId: newId(), choice: 'no', comment: 'a'.repeat(161) }] }],
  ['more votes than a list has names', { votes: Array(13).fill({ nameId: newId(), choice: 'no' }) }],
  ['a token of another form', { visitor: 'abc' }],
])('refuses %s', async (_title, change) => {
  const given = { visitor: null, firstName: 'Lúcia', votes: [{ nameId: newId(), choice: 'no' }], ...change };
  const answer = await numerology.send(routes.castVotes, {
    params: { slug: 'a'.repeat(24) },
    body: given as z.input<typeof routes.castVotes.body>,
  });
  expect([answer.status, errorOf(answer)]).toEqual([400, 'VALIDATION_FAILED']);
});

test('takes the votes of sixty people, also when they arrive together', async () => {
  const { as, id, slug, helena } = await openList();
  const together = 13;
  const votes: Awaited<ReturnType<typeof vote>>[] = [];
  while (votes.length < shortListLimits.visitors + 5) {
    const arrived = Array.from({ length: together }, () => vote(slug, [{ nameId: helena, choice: 'heart' }]));
    votes.push(...(await Promise.all(arrived)));
  }
  expect(votes.filter(({ status }) => status === 200)).toHaveLength(shortListLimits.visitors);
  expect(votes.filter(({ status }) => status === 409)).toHaveLength(votes.length - shortListLimits.visitors);
  expect((await read(as, id)).names[0]?.votes.heart).toBe(shortListLimits.visitors);
});

test('leaves out the vote for a name that is taken off meanwhile', async () => {
  const { id, slug, helena, clarice } = await openList();
  const connection = await testEnvironment.database.connect();
  await connection.query('BEGIN');
  await connection.query('SELECT FROM numerology.short_list WHERE analysis_id = $1 FOR UPDATE', [id]);
  const voting = vote(slug, [
    { nameId: helena, choice: 'heart' },
    { nameId: clarice, choice: 'no' },
  ]);
  await vi.waitFor(async () => {
    const { rows } = await testEnvironment.database.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    expect(rows).toHaveLength(1);
  }, 60_000);
  await connection.query('DELETE FROM numerology.short_list_name WHERE id = $1', [clarice]);
  await connection.query('COMMIT');
  connection.release();
  expect((await voting).body).toMatchObject({ data: { counted: 1 } });
});

test('closes a revoked, an expired and an unknown address, and keeps the votes', async () => {
  const { as, id, slug, helena } = await openList();
  await vote(slug, [{ nameId: helena, choice: 'heart' }]);
  const before = now;
  now = new Date(now.getTime() + 31 * 86_400_000);
  for (const answer of [await visit(slug), await vote(slug, [{ nameId: helena, choice: 'no' }])]) {
    expect([answer.status, errorOf(answer)]).toEqual([404, 'NOT_FOUND']);
  }
  now = before;
  expect((await visit(slug)).status).toBe(200);
  const closed = listIn(await numerology.send(routes.closeShortList, { as, params: { id } }));
  expect(closed).toMatchObject({ link: null, names: [{ votes: { heart: 1 } }, {}] });
  for (const address of [slug, 'a'.repeat(24)]) {
    expect((await visit(address)).status).toBe(404);
    expect((await vote(address, [{ nameId: helena, choice: 'no' }])).status).toBe(404);
  }
  expect((await open(as, id)).link?.slug).not.toBe(slug);
});

test('closes the list of a closed account and opens it again with the account', async () => {
  const { userId, slug, helena } = await openList();
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const closing = { userId, email: null, reason: 'deactivated', eraseAt: null, closedAt: at(1) } as const;
  await deliverEvent(testEnvironment, 'numerology', 'account.closed', closing);
  await numerology.idle();
  expect((await visit(slug)).status).toBe(404);
  expect((await vote(slug, [{ nameId: helena, choice: 'heart' }])).status).toBe(404);
  await deliverEvent(testEnvironment, 'numerology', 'account.reopened', { userId, email: null, reopenedAt: at(2) });
  await numerology.idle();
  expect((await visit(slug)).status).toBe(200);
});

test('exports the list of a person, and erases it with the analysis and with the account', async () => {
  const deleted = await openList();
  const erased = await openList();
  for (const { slug, helena } of [deleted, erased]) {
    await vote(slug, [{ nameId: helena, choice: 'heart', comment: 'Lindo!' }]);
  }
  const exported = await numerology.send(personalDataRoute('numerology'), {
    as: internalCaller,
    params: { userId: erased.userId },
  });
  expect(JSON.stringify(exported.body)).toMatch(/Listas curtas.*nome da bisavó.*Vó Lúcia.*Lindo!/u);
  await numerology.send(deleteAnalysis, { as: deleted.as, params: { id: deleted.id } });
  const erasedAt = now.toISOString();
  await deliverEvent(testEnvironment, 'numerology', 'user.erased', { userId: erased.userId, erasedAt });
  await numerology.idle();
  for (const { id, slug } of [deleted, erased]) {
    expect((await visit(slug)).status).toBe(404);
    for (const table of ['short_list', 'short_list_name', 'short_list_visitor']) {
      const { rows } = await testEnvironment.database.query(
        `SELECT count(*)::int FROM numerology.${table} WHERE analysis_id = $1`,
        [id],
      );
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
  }
});
