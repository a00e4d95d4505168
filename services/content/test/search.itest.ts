import { searchEverything, suggestSearches } from '@sefira/contracts/content/search';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person, type ServiceUnderTest, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './site.ts';

const stack = new AsyncDisposableStack();
let content: ServiceUnderTest;
let testEnvironment: TestEnvironment;

beforeAll(async () => {
  ({ content, testEnvironment } = await startSite(stack));
});
afterAll(() => stack.disposeAsync());

interface Found {
  readonly query: string;
  readonly corrected: boolean;
  readonly groups: { group: string; hits: { path: string; title: string; excerpt: string }[] }[];
}
async function search(q: string, as?: ReturnType<typeof person>): Promise<Found> {
  const answer = await content.send(searchEverything, { query: { q, limit: 8 }, ...(as ? { as } : {}) });
  expect(answer.status).toBe(200);
  return (answer.body as { data: Found }).data;
}
const pathsOf = (found: Found) => found.groups.flatMap(({ hits }) => hits.map(({ path }) => path));

test.each([
  ['ano pessoal', '/blog/ano-pessoal'],
  ['licoes carmicas', '/blog/licoes-carmicas'],
  ['numerolojia cabalistca', '/blog/o-que-e-numerologia-cabalistica'],
  ['conpatibilidade', '/compatibilidade'],
  ['cancelar plano', '/help/cancelar-plano'],
  ['calculadora', '/calculators'],
  ['nome de empreza', '/blog/nome-de-empresa'],
])('%s finds %s', async (text, path) => {
  expect(pathsOf(await search(text))).toContain(path);
});

test('reports a corrected word, marks matches, and treats signs as text', async () => {
  const found = await search('trianglo invertdo');
  expect(found).toMatchObject({ corrected: true, query: 'triangulo invertido' });
  expect(found.groups.flatMap(({ hits }) => hits)[0]?.title).toContain('**');
  expect(await search("'); DROP TABLE x; -- & | ! :* <->")).toMatchObject({ corrected: expect.any(Boolean) });
  expect(await search('   ')).toMatchObject({ groups: [] });
  expect((await search('destino')).corrected).toBe(false);
});

test('finds and marks a name as a whole word, and words that a typed beginning begins', async () => {
  const userId = newId();
  await deliverEvent(testEnvironment, 'content', 'analysis.completed', {
    analysisId: newId(),
    userId,
    kind: 'personal',
    title: 'Análise de Ana Íris Prado',
    input: {},
    system: 'cabalistica',
    referenceDate: '2026-11-21',
    completedAt: new Date().toISOString(),
  });
  await content.idle();
  const { groups } = await search('ana', person(userId));
  expect(groups[0]?.hits.map(({ title }) => title)).toEqual(['Análise de **Ana** Íris Prado']);
  expect(JSON.stringify(groups)).not.toContain('**Análise');
  // A name in an own document is not mistyped.
  expect(await search('iris')).toMatchObject({ corrected: true });
  expect(await search('iris', person(userId))).toMatchObject({ corrected: false, groups: [{ group: 'own' }] });
  // The similar title of an own document stops no search by a beginning.
  expect(pathsOf(await search('anali', person(userId)))).toContain('/analise-numerologica');
  expect(JSON.stringify(await search('anali'))).toContain('**Análise');
  // An inflection is the same word.
  const inflected = JSON.stringify(await search('carmico'));
  expect(inflected).toContain('**cármicas**');
});

test('suggests titles for a prefix', async () => {
  const answer = await content.send(suggestSearches, { query: { q: 'harmon' } });
  expect(answer.bytes.toString()).toContain('/blog/harmonia-conjugal');
  const mistyped = await content.send(suggestSearches, { query: { q: 'calculdora' } });
  expect(mistyped.bytes.toString()).toContain('/calculators');
});

test('an erased analysis is no longer found', async () => {
  const userId = newId();
  const analysisIds = [newId(), newId()];
  for (const analysisId of analysisIds) {
    await deliverEvent(testEnvironment, 'content', 'analysis.completed', {
      analysisId,
      userId,
      kind: 'personal',
      title: 'Mapa de Eufrásia Quintela',
      input: {},
      system: 'cabalistica',
      referenceDate: '2026-11-21',
      completedAt: new Date().toISOString(),
    });
  }
  const found = async () => pathsOf(await search('eufrasia', person(userId))).length;
  await expect.poll(found).toBe(2);
  const erasedAt = new Date().toISOString();
  const erased = { userId, analysisIds: analysisIds.slice(0, 1), withReports: false, erasedAt };
  await deliverEvent(testEnvironment, 'content', 'analyses.erased', erased);
  await expect.poll(found).toBe(1);
});

test('finds own documents for their owner only, also mistyped, until the account is erased', async () => {
  const userId = newId();
  const analysisId = newId();
  await deliverEvent(testEnvironment, 'content', 'analysis.completed', {
    analysisId,
    userId,
    kind: 'personal',
    title: 'Mapa de Gumercindo Tavares',
    input: {},
    system: 'cabalistica',
    referenceDate: '2026-11-21',
    // Still the evening of the 21st in São Paulo.
    completedAt: '2026-11-22T01:30:00.000Z',
  });
  await content.idle();
  const own = `/my-analyses/${analysisId}`;
  const found = await search('gumercindo', person(userId));
  expect(pathsOf(found)).toContain(own);
  expect(JSON.stringify(found)).toContain('relatório de 21/11/2026');
  expect(pathsOf(await search('gumersindo tavarez', person(userId)))).toContain(own);
  expect(pathsOf(await search('gumercindo', person(newId())))).not.toContain(own);
  expect(pathsOf(await search('gumercindo'))).not.toContain(own);
  await deliverEvent(testEnvironment, 'content', 'user.erased', { userId, erasedAt: new Date().toISOString() });
  await content.idle();
  expect(pathsOf(await search('gumercindo', person(userId)))).not.toContain(own);
});
