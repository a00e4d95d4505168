import * as routes from '@sefira/contracts/numerology/generators';
import { newId } from '@sefira/platform/time/identifiers';
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
  const billing = stack.use(await startBilling(testEnvironment));
  const environment = { ROLE: 'http', BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

const as = person(newId());
const codeOf = (body: unknown) => (body as { error: string }).error;

interface CompanyNames {
  success: true;
  message: string;
  data: { names: { name: string; numerologyNumber: number; matchScore: number; position: number; reading: string }[] };
}
const companyBody = {
  targetNumbers: [8, 1] as (8 | 1)[],
  industry: 'technology' as const,
  language: 'pt' as const,
  style: 'modern' as const,
  length: 'medium' as const,
  requestedCount: 10,
  excludeExisting: true,
  keywords: [] as string[],
  excludeKeywords: [] as string[],
};

test('returns ten company names of a target, and more without repeats', async () => {
  const answer = await numerology.send(routes.suggestCompanyNames, { as, body: companyBody });
  expect(z.parse(routes.suggestCompanyNames.response, answer.body)).toEqual(answer.body);
  const { data, message } = answer.body as CompanyNames;
  expect([data.names.length, message]).toEqual([10, '10 nomes gerados com sucesso!']);
  for (const { numerologyNumber } of data.names) expect([8, 1]).toContain(numerologyNumber);
  expect(new Set(data.names.map(({ reading }) => reading)).size).toBe(10);
  const shown = data.names.map(({ name }) => name);
  const more = await numerology.send(routes.suggestCompanyNames, { as, body: { ...companyBody, exclude: shown } });
  const others = (more.body as CompanyNames).data.names.map(({ name }) => name);
  expect(others).toHaveLength(10);
  expect(others.filter((name) => shown.includes(name))).toEqual([]);
});

test('returns child names at top level, with their numbers and meanings', async () => {
  const answer = await numerology.send(routes.suggestChildNames, {
    as,
    body: { targetNumbers: [5], gender: 'female', language: 'pt' },
  });
  expect(z.parse(routes.suggestChildNames.response, answer.body)).toEqual(answer.body);
  const { suggestions, total } = answer.body as {
    suggestions: { number: number; gender: string; style: string }[];
    total: number;
  };
  expect(suggestions.length).toBe(Math.min(20, total));
  for (const { number, gender } of suggestions) expect([number, gender]).toEqual([5, 'female']);
  const classic = await numerology.send(routes.suggestChildNames, {
    as,
    body: { targetNumbers: [5], gender: 'female', style: 'classic', origin: 'any', meaning: 'any' },
  });
  const found = (classic.body as { suggestions: { style: string }[] }).suggestions;
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ style }) => style === 'classic')).toBe(true);
});

test('judges whole names in their family, best first, with reasons of their own', async () => {
  const body = {
    targetNumbers: [6] as [6],
    gender: 'female' as const,
    surnames: 'Ribeiro Falcão',
    expectedDate: '2027-03-12',
    siblings: ['Miguel'],
  };
  const answer = await numerology.send(routes.suggestChildNames, { as, body });
  expect(z.parse(routes.suggestChildNames.response, answer.body)).toEqual(answer.body);
  const { suggestions, familyNotes } = answer.body as {
    suggestions: {
      name: string;
      fit: { fullName: string; score: number; band: 'high' | 'good' | 'partial'; reasons: string[] };
    }[];
    familyNotes: string[];
  };
  expect(suggestions).toHaveLength(20);
  for (const { name, fit } of suggestions) expect(fit.fullName).toBe(`${name} Ribeiro Falcão`);
  const bands = suggestions.map(({ fit }) => ['high', 'good', 'partial'].indexOf(fit.band));
  expect(bands).toEqual(bands.toSorted((first, second) => first - second));
  expect(suggestions.every(({ fit }) => fit.reasons.some((reason) => reason.startsWith('Com Miguel: ')))).toBe(true);
  expect(familyNotes[0]).toContain('A ordem: ');
  expect(familyNotes[1]).toContain('Na data prevista, 12/03/2027, o Destino é 8: com ele o 6 combina.');
  const unreadable = await numerology.send(routes.suggestChildNames, { as, body: { ...body, surnames: 'Иванов' } });
  expect(codeOf(unreadable.body)).toBe('NAME_LETTER_UNKNOWN');
});

test('finds names of other languages by their origin, and a theme only by a meaning that says it', async () => {
  const query = { targetNumbers: [5] as [5], gender: 'female' as const, limit: 100 };
  const other = await numerology.send(routes.suggestChildNames, { as, body: { ...query, origin: 'Outra' } });
  const origins = (other.body as { suggestions: { origin: string }[] }).suggestions.map(({ origin }) => origin);
  expect(origins.length).toBeGreaterThan(0);
  expect(new Set(origins)).toEqual(new Set(['Outra']));
  const light = await numerology.send(routes.suggestChildNames, { as, body: { ...query, meaning: 'Luz' } });
  const named = (light.body as { suggestions: { name: string; theme: string }[] }).suggestions;
  expect(named.every(({ theme }) => theme === 'Luz')).toBe(true);
});

test('refuses a search without a target', async () => {
  const company = await numerology.send(routes.suggestCompanyNames, {
    as,
    body: { ...companyBody, targetNumbers: [] },
  });
  expect(company.body).toMatchObject({
    error: 'TARGET_NUMBER_MISSING',
    message: 'Selecione pelo menos um número alvo',
  });
  const child = await numerology.send(routes.suggestChildNames, { as, body: { targetNumbers: [], gender: 'male' } });
  expect(child.body).toMatchObject({
    error: 'TARGET_NUMBER_MISSING',
    message: 'Selecione um número alvo para gerar nomes',
  });
  const strange = await numerology.send(routes.suggestChildNames, {
    as,
    body: { targetNumbers: [10 as 11], gender: 'male' },
  });
  expect([strange.status, codeOf(strange.body)]).toEqual([400, 'VALIDATION_FAILED']);
});

test('returns the same names for a repeated key, and 409 for another body', async () => {
  const headers = { 'idempotency-key': 'names' };
  const body = { targetNumbers: [3] as [3], gender: 'male' as const };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => numerology.send(routes.suggestChildNames, { as, headers, body })),
  );
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  const other = await numerology.send(routes.suggestChildNames, { as, headers, body: { ...body, gender: 'unisex' } });
  expect([other.status, codeOf(other.body)]).toEqual([409, 'IDEMPOTENCY_CLASH']);
});

test('stores favourites once, lists them newest first, and deletes them for their owner only', async () => {
  const [mine, other] = [person(newId()), person(newId())];
  const add = (kind: 'child' | 'company', name: string) =>
    numerology.send(routes.addFavourite, { as: mine, body: { kind, name, note: 'Latino · luz' } });
  const first = await add('child', 'Lúcia');
  expect([first.status, z.parse(routes.addFavourite.response, first.body)]).toEqual([201, first.body]);
  const again = await add('child', 'Lúcia');
  expect(again.body).toEqual(first.body);
  await add('company', 'Nova Luz');
  const list = async (who: typeof mine) =>
    (
      (await numerology.send(routes.listFavourites, { as: who })).body as {
        data: { items: { id: string; name: string }[] };
      }
    ).data.items;
  expect((await list(mine)).map(({ name }) => name)).toEqual(['Nova Luz', 'Lúcia']);
  expect(await list(other)).toEqual([]);
  const id = (await list(mine))[0]?.id ?? '';
  expect((await numerology.send(routes.removeFavourite, { as: other, params: { id } })).status).toBe(404);
  expect((await numerology.send(routes.removeFavourite, { as: mine, params: { id } })).status).toBe(200);
  expect((await list(mine)).map(({ name }) => name)).toEqual(['Lúcia']);
  const guest = await numerology.send(routes.listFavourites, { as: person(newId(), { role: 'guest' }) });
  expect(codeOf(guest.body)).toBe('FORBIDDEN');
  expect(codeOf((await add('child', 'Анна')).body)).toBe('NAME_LETTER_UNKNOWN');
});
