import * as routes from '@sefira/contracts/numerology/analyses';
import { analyzeDates } from '@sefira/contracts/numerology/dates/dates';
import { analyzeAtlas } from '@sefira/contracts/numerology/life/atlas';
import { analyzeYearBook } from '@sefira/contracts/numerology/life/year-book';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnalysesFixture, ana, codeOf, others, rui, startAnalyses, wedding } from './analyses-fixture.ts';

let fixture: AnalysesFixture;

beforeAll(async () => {
  fixture = await startAnalyses();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('two people in the old shape and in the new one are the same pair', async () => {
  const old = await fixture.ask(routes.analyzeCompatibility, {
    person1: ana,
    person2: rui,
    type: 'compatibility',
    language: 'pt',
  });
  const young = await fixture.ask(routes.analyzeCompatibility, { people: [ana, rui] });
  expect({ ...old.data, analysisId: '' }).toEqual({ ...young.data, analysisId: '' });
  expect(old.data).toMatchObject({
    overallScore: expect.any(Number),
    people: [
      { id: '1', name: ana.name, lifePath: 6 },
      { id: '2', name: rui.name },
    ],
    compatibilityPairs: [
      {
        person1: { name: ana.name, lifePath: 6 },
        person2: { name: rui.name },
        level: expect.any(String),
        color: expect.any(String),
      },
    ],
    recommendations: expect.arrayContaining([expect.any(String)]),
  });
});

test('five people are ten pairs; one is too few, six are too many', async () => {
  const { data } = await fixture.ask(routes.analyzeCompatibility, { people: [ana, rui, ...others.slice(0, 3)] });
  expect(data.compatibilityPairs).toHaveLength(10);
  const before = await fixture.count();
  const one = await fixture.numerology.send(routes.analyzeCompatibility, { as: fixture.as, body: { person1: ana } });
  expect([one.status, codeOf(one.body)]).toEqual([400, 'TOO_FEW_PEOPLE']);
  expect((one.body as { message: string }).message).toBe('Por favor, preencha os dados de pelo menos duas pessoas.');
  const six = await fixture.numerology.send(routes.analyzeCompatibility, {
    as: fixture.as,
    body: { people: [ana, rui, ...others.slice(0, 4)] },
  });
  expect([six.status, codeOf(six.body)]).toEqual([400, 'TOO_MANY_PEOPLE']);
  const wrong = await fixture.numerology.send(routes.analyzeCompatibility, {
    as: fixture.as,
    body: { people: [ana, { ...rui, name: 'Анна' }] },
  });
  expect(wrong.body).toMatchObject({ error: 'NAME_LETTER_UNKNOWN', data: { issues: [{ path: 'people.1.name' }] } });
  expect(await fixture.count()).toBe(before);
});

test('analyses a company with and without its owner', async () => {
  const { data } = await fixture.ask(routes.analyzeCompany, {
    companyName: 'Padaria Estrela',
    foundationDate: '2010-03-15',
    businessType: 'Alimentação',
    ownerName: ana.name,
    ownerBirthDate: ana.birthDate,
    email: 'ana@sefira.test',
    language: 'pt',
  });
  expect(data).toMatchObject({
    calculations: { destino: { value: expect.any(Number), display: expect.stringMatching(/^\d+ · /) } },
    interpretations: { destino: expect.any(String), setor: expect.any(String), ownerNumber: expect.any(String) },
    ownerNumber: 6,
    companyProfile: { recommendations: expect.arrayContaining([expect.any(String)]) },
    bestDays: expect.arrayContaining([expect.stringMatching(/^2026-/)]),
  });
  const alone = await fixture.ask(routes.analyzeCompany, {
    companyName: 'Padaria Estrela',
    foundationDate: '2010-03-15',
  });
  expect(alone.data).toMatchObject({ ownerNumber: null, ownerMap: null, nameWithOwner: null });
  const wrong = await fixture.numerology.send(routes.analyzeCompany, {
    as: fixture.as,
    body: { companyName: 'Padaria', foundationDate: '2010-03-15', ownerName: 'Анна', ownerBirthDate: ana.birthDate },
  });
  expect(wrong.body).toMatchObject({ error: 'NAME_LETTER_UNKNOWN', data: { issues: [{ path: 'ownerName' }] } });
});

test('compares further names of a company and reads a second partner', async () => {
  const body = {
    companyName: 'Clínica Vida Plena',
    foundationDate: '2027-03-01',
    businessType: 'Saúde' as const,
    ownerName: ana.name,
    ownerBirthDate: ana.birthDate,
    partners: [rui],
    otherNames: ['Clínica Sereno', 'Instituto Camomila'],
  };
  const { data } = await fixture.ask(routes.analyzeCompany, body);
  expect(data).toMatchObject({
    names: [{ name: body.companyName }, { name: 'Clínica Sereno' }, { name: 'Instituto Camomila' }],
    reading: { partners: [{ name: rui.name }], candidates: [{}, {}, {}] },
  });
  expect((data.names as { isBest: boolean }[]).filter(({ isBest }) => isBest)).toHaveLength(1);
  const wrong = await fixture.numerology.send(routes.analyzeCompany, {
    as: fixture.as,
    body: { ...body, otherNames: ['Клиника'] },
  });
  expect(wrong.body).toMatchObject({ error: 'NAME_LETTER_UNKNOWN', data: { issues: [{ path: 'otherNames.0' }] } });
});

test('reads a company to be founded within two years, with the days to open', async () => {
  const body = { companyName: 'Lumen Sistemas', businessType: 'Tecnologia', foundationDate: '2027-08-16' } as const;
  const { data } = await fixture.ask(routes.analyzeCompany, body);
  expect(data).toMatchObject({
    isFounded: false,
    openingDays: expect.arrayContaining([expect.objectContaining({ date: expect.stringMatching(/^2027-/) })]),
    reading: { months: expect.arrayContaining([expect.objectContaining({ month: '2027-08' })]) },
  });
  const late = await fixture.numerology.send(routes.analyzeCompany, {
    as: fixture.as,
    body: { ...body, foundationDate: '2999-01-01' },
  });
  expect(late.body).toMatchObject({ error: 'DATE_IN_FUTURE', data: { issues: [{ path: 'foundationDate' }] } });
});

test('a name with the spellings that agree better with the birth', async () => {
  const { data } = await fixture.ask(routes.analyzeName, { ...ana, language: 'pt' });
  const { nameCompatibility } = data as {
    nameCompatibility: { score: number; suggestions: { name: string; score: number }[] };
  };
  expect(data).toMatchObject({ expressionNumber: 5, soulUrgeNumber: 4, personalityNumber: 1 });
  expect(nameCompatibility.suggestions.length).toBeGreaterThan(0);
  for (const { score } of nameCompatibility.suggestions) expect(score).toBeGreaterThan(nameCompatibility.score);
});

test('returns a group at top level; ten members are forty-five pairs', async () => {
  const answer = await fixture.ask(routes.analyzeGroup, { groupName: 'Equipe', members: [ana, rui, ...others] });
  expect(answer).toMatchObject({
    success: true,
    message: 'Análise de grupo realizada com sucesso!',
    analysisId: expect.any(String),
    groupName: 'Equipe',
    groupNumber: expect.any(Number),
    groupDynamics: { description: expect.any(String) },
    recommendations: expect.arrayContaining([{ title: expect.any(String), description: expect.any(String) }]),
  });
  expect(answer).toHaveProperty('members.length', 10);
  expect(answer).toHaveProperty('compatibilityPairs.length', 45);
  const namesakes = await fixture.ask(routes.analyzeGroup, { members: [ana, { ...ana, birthDate: '1990-02-05' }] });
  const said = z.object({ members: z.array(z.object({ contextRole: z.string() })) }).parse(namesakes).members;
  expect(new Set(said.map(({ contextRole }) => contextRole)).size).toBe(2);
  const one = await fixture.numerology.send(routes.analyzeGroup, { as: fixture.as, body: { members: [ana] } });
  expect(one.body).toMatchObject({ error: 'TOO_FEW_MEMBERS', message: 'Adicione pelo menos 2 membros válidos' });
  const eleven = await fixture.numerology.send(routes.analyzeGroup, {
    as: fixture.as,
    body: { members: [ana, rui, ana, ...others] },
  });
  expect(eleven.body).toMatchObject({ error: 'TOO_MANY_MEMBERS', message: 'Máximo de 10 membros permitido' });
});

const groupTexts = z.object({
  compatibilityPairs: z.array(z.object({ relationText: z.string() })),
  relationTexts: z.record(
    z.string(),
    z.object({ description: z.string(), strengths: z.array(z.string()), care: z.array(z.string()) }),
  ),
});

test('returns the largest group in less than 100 KB: no triangles, each shared text once', async () => {
  const longest = (index: number) =>
    `${'Anastácia Guimarães Vasconcelos '.repeat(4).slice(0, 116)} ${'abcdefghij'[index]}x`;
  const members = Array.from({ length: 10 }, (_, index) => ({
    name: longest(index),
    birthDate: `198${index}-03-1${index}`,
  }));
  const answer = await fixture.ask(routes.analyzeGroup, { groupName: 'Equipe', members });
  expect(JSON.stringify(answer).length).toBeLessThan(100_000);
  const { compatibilityPairs, relationTexts } = groupTexts.parse(answer);
  expect(compatibilityPairs.map(({ relationText }) => relationText in relationTexts)).toEqual(
    compatibilityPairs.map(() => true),
  );
  expect(compatibilityPairs).toHaveLength(45);
});

test('reads every kind again from its stored input with the same result', async () => {
  const asked: [RouteShape, object][] = [
    [routes.analyzePersonal, { ...ana, email: 'ana@sefira.test' }],
    [routes.analyzeCompatibility, { people: [ana, rui, others[0]] }],
    [routes.analyzeCompany, { companyName: 'Padaria Estrela', foundationDate: '2010-03-15', businessType: 'Outros' }],
    [
      routes.analyzeCompany,
      { companyName: 'Padaria Estrela', foundationDate: '2010-03-15', partners: [rui], otherNames: ['Pão do Vale'] },
    ],
    [routes.analyzeCycles, { birthDate: ana.birthDate, currentYear: 2027 }],
    [routes.analyzeName, { ...ana, system: 'pitagorica' }],
    [routes.analyzeGroup, { members: [ana, rui] }],
    [analyzeDates, { ...wedding, system: 'pitagorica' }],
    [analyzeAtlas, ana],
    [analyzeYearBook, { ...ana, from: '2027-01-01' }],
    [analyzeAtlas, { ...rui, system: 'pitagorica' }],
  ];
  for (const [route, body] of asked) {
    const answer = await fixture.ask(route, body);
    const { analysisId, ...result } = (answer.data ?? { ...answer, success: undefined, message: undefined }) as {
      analysisId: string;
    };
    const read = await fixture.numerology.send(readAnalysis, { as: fixture.as, params: { id: analysisId } });
    expect(read.status).toBe(200);
    expect(z.parse(readAnalysis.response, read.body)).toEqual(read.body);
    expect((read.body as { data: { content: { result: unknown } } }).data.content.result).toEqual(
      JSON.parse(JSON.stringify(result)),
    );
  }
});
