import { shareAnalysis } from '@sefira/contracts/numerology/analyses';
import { readShared } from '@sefira/contracts/numerology/shared';
import { analyzeSignature, changeSignature } from '@sefira/contracts/numerology/signature/signature';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
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
const now = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const billing = stack.use(await startBilling(testEnvironment, { clock: () => now }));
  const environment = { ROLE: 'http', BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
});
afterAll(() => stack.disposeAsync());

const maria = {
  birthDate: '1990-07-21',
  names: [
    { use: 'birth' as const, name: 'Maria Aparecida dos Santos' },
    { use: 'brand' as const, name: 'Ateliê Cida' },
  ],
  language: 'pt' as const,
};
const sheet = {
  trials: [{ title: 'Com h', name: 'Mariah Santos' }],
  typeface: 'sacramento' as const,
  drawing: {
    strokes: [
      [10, 20, 500, 380],
      [900, 100],
    ],
  },
};
const codeOf = (body: unknown) => (body as { error: string }).error;

async function analyzed(as = person(newId())) {
  const { status, body } = await numerology.send(analyzeSignature, { as, body: maria });
  expect(status, JSON.stringify(body)).toBe(200);
  return { as, data: z.parse(analyzeSignature.response, body).data };
}

async function eventsOf(analysisId: string) {
  const { rows } = await testEnvironment.database.query<{
    name: string;
    input: { revision: number; trials: object[] };
  }>(
    `SELECT name, payload->'input' AS input FROM numerology.outbox_event
     WHERE payload->>'analysisId' = $1 ORDER BY occurred_at, id`,
    [analysisId],
  );
  return rows;
}

test('compares the names of a person, with the letters of each sequence and the spellings that undo it', async () => {
  const { as, data } = await analyzed();
  expect(data.entries.map(({ title, name }) => [title, name])).toEqual([
    ['Nome de nascimento', 'Maria Aparecida dos Santos'],
    ['Marca', 'Ateliê Cida'],
  ]);
  expect(data.causes[0]).toMatchObject({ sequences: { vida: '111', pessoal: '444' }, places: [{ spelled: 'ia A' }] });
  expect(data.causes[0]?.remedies[0]?.name).toBe('Mariah Santos');
  const { body } = await numerology.send(readAnalysis, { as, params: { id: data.analysisId } });
  const { analysis, content } = z.parse(readAnalysis.response, body).data;
  expect(analysis).toMatchObject({ kind: 'signature', title: 'Assinatura de Maria Aparecida dos Santos' });
  const { analysisId: _, ...result } = data;
  expect(content).toMatchObject({ kind: 'signature', input: { revision: 0, drawing: null }, result });
});

test('stores trials and the drawing without a charge, one revision after the other', async () => {
  const { as, data } = await analyzed();
  const params = { id: data.analysisId };
  for (const revision of [1, 2]) {
    const { status, body } = await numerology.send(changeSignature, {
      as,
      params,
      body: { ...sheet, revision: revision - 1 },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const changed = z.parse(changeSignature.response, body).data;
    expect(changed).toMatchObject({ revision, recommendation: { title: 'Assine Mariah Santos' } });
    expect(changed.entries.map(({ title }) => title)).toEqual(['Nome de nascimento', 'Marca', 'Com h']);
  }
  const stale = await numerology.send(changeSignature, { as, params, body: { ...sheet, revision: 1 } });
  expect([stale.status, codeOf(stale.body)]).toEqual([409, 'CONFLICT']);
  const { body } = await numerology.send(readAnalysis, { as, params });
  const { content, analysis } = z.parse(readAnalysis.response, body).data;
  expect(content).toMatchObject({ input: { ...sheet, names: maria.names, revision: 2 } });
  expect(analysis.summary).toContainEqual({ label: 'Nomes comparados', value: 3, unit: 'number' });
  const events = await eventsOf(data.analysisId);
  expect(events.map(({ name, input }) => [name, input.revision, input.trials.length])).toEqual([
    ['analysis.completed', 0, 0],
    ['signature.changed', 1, 1],
    ['signature.changed', 2, 1],
  ]);
});

test('changes nothing of another person, nor with a name without value', async () => {
  const { as, data } = await analyzed();
  const params = { id: data.analysisId };
  const stranger = await numerology.send(changeSignature, {
    as: person(newId()),
    params,
    body: { ...sheet, revision: 0 },
  });
  expect([stranger.status, codeOf(stranger.body)]).toEqual([404, 'NOT_FOUND']);
  const trials = [{ title: 'Outra', name: 'Мария' }];
  const foreign = await numerology.send(changeSignature, { as, params, body: { ...sheet, trials, revision: 0 } });
  expect([foreign.status, codeOf(foreign.body)]).toEqual([400, 'NAME_LETTER_UNKNOWN']);
  expect(foreign.body).toMatchObject({ data: { issues: [{ path: 'trials.0.name' }] } });
  expect(await eventsOf(data.analysisId)).toHaveLength(1);
});

test.each([
  ['a first name that is not of birth', { names: [{ use: 'social', name: 'Ana' }] }],
  ['two names of one use', { names: [...maria.names, { use: 'brand', name: 'Outra' }] }],
  ['a stroke with half a point', { drawing: { strokes: [[1, 2, 3]] } }],
  ['a stroke outside the sheet', { drawing: { strokes: [[10, 401]] } }],
  ['a drawing without strokes', { drawing: { strokes: [] } }],
  ['more points than a drawing has', { drawing: { strokes: [Array(3000).fill(1), Array(3000).fill(1)] } }],
  [
    'two trials of one title',
    {
      trials: [
        { title: 'A', name: 'Ana' },
        { title: 'A', name: 'Bia' },
      ],
    },
  ],
  [
    'more than twelve trials',
    { trials: Array.from({ length: 13 }, (_, index) => ({ title: `${index}`, name: 'Ana' })) },
  ],
])('refuses %s before it is charged', async (_what, change) => {
  const { status, body } = await numerology.send(analyzeSignature, {
    as: person(newId()),
    body: { ...maria, ...change } as typeof maria,
  });
  expect([status, codeOf(body)]).toEqual([400, 'VALIDATION_FAILED']);
});

test('a public page shows the names and the drawing without numbers of the birth date', async () => {
  const { as, data } = await analyzed();
  const params = { id: data.analysisId };
  await numerology.send(changeSignature, { as, params, body: { ...sheet, revision: 0 } });
  const shared = await numerology.send(shareAnalysis, { as, params, body: {} });
  const { slug } = z.parse(shareAnalysis.response, shared.body).data;
  const { body } = await numerology.send(readShared, { params: { slug } });
  const { discreet, full } = z.parse(readShared.response, body).data;
  expect(full).toBeNull();
  expect(discreet).toMatchObject({ kind: 'signature', drawing: sheet.drawing, typeface: 'sacramento' });
  const text = JSON.stringify(discreet);
  for (const hidden of ['harmony', 'missao', 'pessoal', 'destino', 'score', '1990']) expect(text).not.toContain(hidden);
});
