import * as routes from '@sefira/contracts/numerology/analyses';
import { analyzeDates, readDatesCalendar } from '@sefira/contracts/numerology/dates/dates';
import { analyzeAtlas } from '@sefira/contracts/numerology/life/atlas';
import { atlasResult } from '@sefira/contracts/numerology/life/atlas-result';
import { analyzeYearBook } from '@sefira/contracts/numerology/life/year-book';
import { yearBookResult } from '@sefira/contracts/numerology/life/year-book-result';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { atlasTrackIds } from '@sefira/numerology/atlas/life-atlas';
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
const now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const billing = stack.use(await startBilling(testEnvironment, { clock: () => now }));
  const environment = { ROLE: 'http', BILLING_URL: billing.running.url };
  numerology = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
});
afterAll(() => stack.disposeAsync());

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const rui = { name: 'Rui Barbosa', birthDate: '1949-11-05' };
const others = [
  'Bia Souza',
  'Caio Lima',
  'Dora Nunes',
  'Eva Prado',
  'Félix Rosa',
  'Gil Melo',
  'Hugo Reis',
  'Iara Luz',
].map((name, index) => ({ name, birthDate: `198${index}-0${index + 1}-1${index}` }));
const wedding = {
  occasion: 'wedding' as const,
  people: [ana, rui],
  from: '2027-05-01',
  to: '2027-05-31',
  avoidWeekdays: [1, 2, 3, 4, 5],
  avoidHolidays: false,
};
let as: Identity = person(newId());
const count = async () =>
  (await testEnvironment.database.query('SELECT count(*) FROM numerology.analysis')).rows[0].count;
const codeOf = (body: unknown) => (body as { error: string }).error;

/** Sends a call and checks its response against the strict contract. */
async function ask<Route extends RouteShape>(route: Route, body: object) {
  const { status, body: answer } = await numerology.send(route, { as, body } as never);
  expect(status, JSON.stringify(answer)).toBe(200);
  expect(z.parse(route.response as z.ZodMiniType, answer)).toEqual(answer);
  return answer as { success: true; message: string; data: Record<string, unknown> };
}

test('two people in the old shape and in the new one are the same pair', async () => {
  const old = await ask(routes.analyzeCompatibility, {
    person1: ana,
    person2: rui,
    type: 'compatibility',
    language: 'pt',
  });
  const young = await ask(routes.analyzeCompatibility, { people: [ana, rui] });
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
  const { data } = await ask(routes.analyzeCompatibility, { people: [ana, rui, ...others.slice(0, 3)] });
  expect(data.compatibilityPairs).toHaveLength(10);
  const before = await count();
  const one = await numerology.send(routes.analyzeCompatibility, { as, body: { person1: ana } });
  expect([one.status, codeOf(one.body)]).toEqual([400, 'TOO_FEW_PEOPLE']);
  expect((one.body as { message: string }).message).toBe('Por favor, preencha os dados de pelo menos duas pessoas.');
  const six = await numerology.send(routes.analyzeCompatibility, {
    as,
    body: { people: [ana, rui, ...others.slice(0, 4)] },
  });
  expect([six.status, codeOf(six.body)]).toEqual([400, 'TOO_MANY_PEOPLE']);
  const wrong = await numerology.send(routes.analyzeCompatibility, {
    as,
    body: { people: [ana, { ...rui, name: 'Анна' }] },
  });
  expect(wrong.body).toMatchObject({ error: 'NAME_LETTER_UNKNOWN', data: { issues: [{ path: 'people.1.name' }] } });
  expect(await count()).toBe(before);
});

test('analyses a company with and without its owner', async () => {
  const { data } = await ask(routes.analyzeCompany, {
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
  const alone = await ask(routes.analyzeCompany, { companyName: 'Padaria Estrela', foundationDate: '2010-03-15' });
  expect(alone.data).toMatchObject({ ownerNumber: null, ownerMap: null, nameWithOwner: null });
  const wrong = await numerology.send(routes.analyzeCompany, {
    as,
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
  const { data } = await ask(routes.analyzeCompany, body);
  expect(data).toMatchObject({
    names: [{ name: body.companyName }, { name: 'Clínica Sereno' }, { name: 'Instituto Camomila' }],
    reading: { partners: [{ name: rui.name }], candidates: [{}, {}, {}] },
  });
  expect((data.names as { isBest: boolean }[]).filter(({ isBest }) => isBest)).toHaveLength(1);
  const wrong = await numerology.send(routes.analyzeCompany, { as, body: { ...body, otherNames: ['Клиника'] } });
  expect(wrong.body).toMatchObject({ error: 'NAME_LETTER_UNKNOWN', data: { issues: [{ path: 'otherNames.0' }] } });
});

test('reads a company to be founded within two years, with the days to open', async () => {
  const body = { companyName: 'Lumen Sistemas', businessType: 'Tecnologia', foundationDate: '2027-08-16' } as const;
  const { data } = await ask(routes.analyzeCompany, body);
  expect(data).toMatchObject({
    isFounded: false,
    openingDays: expect.arrayContaining([expect.objectContaining({ date: expect.stringMatching(/^2027-/) })]),
    reading: { months: expect.arrayContaining([expect.objectContaining({ month: '2027-08' })]) },
  });
  const late = await numerology.send(routes.analyzeCompany, { as, body: { ...body, foundationDate: '2999-01-01' } });
  expect(late.body).toMatchObject({ error: 'DATE_IN_FUTURE', data: { issues: [{ path: 'foundationDate' }] } });
});

test('computes the cycles of a year with its phase', async () => {
  const { data, message } = await ask(routes.analyzeCycles, { birthDate: ana.birthDate, currentYear: 2026 });
  expect(message).toBe('Análise de ciclos realizada com sucesso!');
  expect(data).toMatchObject({
    weekly: {
      day: expect.any(String),
      planet: 'Saturno',
      energy: expect.any(String),
      bestFor: expect.any(String),
      avoid: expect.any(String),
    },
    yearly: { year: 2026, opportunities: expect.any(Array), challenges: expect.any(Array) },
  });
  expect((data.calendar as unknown[]).length).toBe(365);
  expect([
    'Início e Novos Começos',
    'Cooperação e Parcerias',
    'Criatividade e Expressão',
    'Trabalho e Construção',
    'Mudanças e Liberdade',
    'Responsabilidade e Família',
    'Reflexão e Espiritualidade',
    'Conquistas Materiais',
    'Conclusão e Finalização',
  ]).toContain((data.yearly as { phase: string }).phase);
  for (const currentYear of [1899, 2101]) {
    const wrong = await numerology.send(routes.analyzeCycles, { as, body: { birthDate: ana.birthDate, currentYear } });
    expect([wrong.status, codeOf(wrong.body)]).toEqual([400, 'YEAR_OUT_OF_RANGE']);
  }
});

test('reads the cycles as a turn of nine years, three years by quarters and twelve months', async () => {
  const { data } = await ask(routes.analyzeCycles, { birthDate: ana.birthDate, currentYear: 2026 });
  const { periods, reading } = data as {
    periods: Record<string, unknown[]>;
    reading: { ring: unknown[]; years: { quarters: unknown[] }[]; life: Record<string, unknown[]>; months: unknown[] };
  };
  expect(reading.ring).toHaveLength(9);
  expect(reading.years.map(({ quarters }) => quarters.length)).toEqual([4, 4, 4]);
  expect(reading.months).toHaveLength(12);
  for (const [kind, texts] of Object.entries(reading.life)) expect(texts).toHaveLength(periods[kind]?.length ?? 0);
});

test('names the person of the cycles where a name is given', async () => {
  const titleOf = async (body: object) => {
    const { data } = await ask(routes.analyzeCycles, { birthDate: ana.birthDate, currentYear: 2026, ...body });
    const read = await numerology.send(readAnalysis, {
      as,
      params: { id: (data as { analysisId: string }).analysisId },
    });
    return [data.name, (read.body as { data: { analysis: { title: string } } }).data.analysis.title];
  };
  expect(await titleOf({ name: ana.name })).toEqual([ana.name, `Ciclos de ${ana.name} em 2026`]);
  expect(await titleOf({ name: '' })).toEqual([null, 'Ciclos de 2026 para quem nasceu em 29/11/1955']);
});

test('a name with the spellings that agree better with the birth', async () => {
  const { data } = await ask(routes.analyzeName, { ...ana, language: 'pt' });
  const { nameCompatibility } = data as {
    nameCompatibility: { score: number; suggestions: { name: string; score: number }[] };
  };
  expect(data).toMatchObject({ expressionNumber: 5, soulUrgeNumber: 4, personalityNumber: 1 });
  expect(nameCompatibility.suggestions.length).toBeGreaterThan(0);
  for (const { score } of nameCompatibility.suggestions) expect(score).toBeGreaterThan(nameCompatibility.score);
});

test('returns a group at top level; ten members are forty-five pairs', async () => {
  const answer = await ask(routes.analyzeGroup, { groupName: 'Equipe', members: [ana, rui, ...others] });
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
  const namesakes = await ask(routes.analyzeGroup, { members: [ana, { ...ana, birthDate: '1990-02-05' }] });
  const said = z.object({ members: z.array(z.object({ contextRole: z.string() })) }).parse(namesakes).members;
  expect(new Set(said.map(({ contextRole }) => contextRole)).size).toBe(2);
  const one = await numerology.send(routes.analyzeGroup, { as, body: { members: [ana] } });
  expect(one.body).toMatchObject({ error: 'TOO_FEW_MEMBERS', message: 'Adicione pelo menos 2 membros válidos' });
  const eleven = await numerology.send(routes.analyzeGroup, { as, body: { members: [ana, rui, ana, ...others] } });
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
  const answer = await ask(routes.analyzeGroup, { groupName: 'Equipe', members });
  expect(JSON.stringify(answer).length).toBeLessThan(100_000);
  const { compatibilityPairs, relationTexts } = groupTexts.parse(answer);
  expect(compatibilityPairs.map(({ relationText }) => relationText in relationTexts)).toEqual(
    compatibilityPairs.map(() => true),
  );
  expect(compatibilityPairs).toHaveLength(45);
});

test('ranks the days of a wedding with a reason for each person', async () => {
  const { data } = await ask(analyzeDates, wedding);
  expect(data).toMatchObject({
    occasionName: 'Casamento',
    participants: [{ name: ana.name }, { name: rui.name }],
    days: Array.from({ length: 31 }, () => ({ personalDays: [expect.any(Number), expect.any(Number)] })),
  });
  const best = data.best as { weekday: number; reasons: unknown[] }[];
  expect(best).toHaveLength(10);
  expect(best.every(({ weekday, reasons }) => [0, 6].includes(weekday) && reasons.length === 2)).toBe(true);
});

test('refuses dates without a free day or with a turned range, and stores nothing', async () => {
  const before = await count();
  const refuse = async (change: object) => {
    const { status, body } = await numerology.send(analyzeDates, { as, body: { ...wedding, ...change } });
    return [status, codeOf(body)];
  };
  expect(await refuse({ from: '2027-05-03', to: '2027-05-07' })).toEqual([400, 'NO_DAY_LEFT']);
  expect(await refuse({ to: '2027-04-30' })).toEqual([400, 'DATE_RANGE_INVALID']);
  expect(await refuse({ people: [] })).toEqual([400, 'TOO_FEW_PEOPLE']);
  expect(await refuse({ people: [ana, rui, ...others.slice(0, 4)] })).toEqual([400, 'TOO_MANY_PEOPLE']);
  expect(await refuse({ occasion: 'divorce' })).toEqual([400, 'VALIDATION_FAILED']);
  expect(await count()).toBe(before);
});

test('writes the ranked days as a calendar, for its owner only', async () => {
  const { data } = await ask(analyzeDates, { ...wedding, companies: [{ name: 'Festa & Cia' }] });
  const params = { id: String(data.analysisId) };
  const calendar = await numerology.send(readDatesCalendar, { as, params });
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const text = calendar.bytes.toString();
  expect(text.match(/BEGIN:VEVENT/gu)).toHaveLength(10);
  expect(text).toContain('SUMMARY:Casamento: 1ª opção');
  const other = await numerology.send(readDatesCalendar, { as: person(newId()), params });
  expect(other.status).toBe(404);
  const name = await ask(routes.analyzeName, ana);
  const wrong = await numerology.send(readDatesCalendar, { as, params: { id: String(name.data.analysisId) } });
  expect(wrong.status).toBe(404);
});

test('puts a life on one line, and refuses a birth in the future', async () => {
  const { data } = await ask(analyzeAtlas, ana);
  const { tracks, readings } = z.parse(atlasResult, data);
  expect(tracks.map(({ id }) => id)).toEqual(atlasTrackIds);
  for (const { segments } of tracks) {
    expect(segments.filter(({ tense }) => tense === 'present')).toHaveLength(1);
    expect(segments.every(({ reading }) => reading in readings)).toBe(true);
  }
  expect(JSON.stringify(data).length).toBeLessThan(150_000);
  const late = await numerology.send(analyzeAtlas, { as, body: { ...ana, birthDate: '2190-01-01' } });
  expect([late.status, codeOf(late.body)]).toEqual([400, 'DATE_IN_FUTURE']);
});

test('writes a year book day by day, and its days as a calendar', async () => {
  const { data } = await ask(analyzeYearBook, { ...ana, from: '2027-01-01' });
  const { months, to } = z.parse(yearBookResult, data);
  expect(to).toBe('2027-12-31');
  expect(months.flatMap(({ days }) => days)).toHaveLength(365);
  const calendar = await numerology.send(readDatesCalendar, { as, params: { id: String(data.analysisId) } });
  expect(calendar.bytes.toString().match(/BEGIN:VEVENT/gu)).toHaveLength(365);
  expect(calendar.headers.get('content-disposition')).toContain('sefira-livro-do-ano.ics');
  const wrong = await numerology.send(analyzeYearBook, { as, body: { ...ana, from: '2027-01-02' } });
  expect([wrong.status, codeOf(wrong.body)]).toEqual([400, 'DATE_RANGE_INVALID']);
});

test('reads every kind again from its stored input with the same result', async () => {
  as = person(newId());
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
    const answer = await ask(route, body);
    const { analysisId, ...result } = (answer.data ?? { ...answer, success: undefined, message: undefined }) as {
      analysisId: string;
    };
    const read = await numerology.send(readAnalysis, { as, params: { id: analysisId } });
    expect(read.status).toBe(200);
    expect(z.parse(readAnalysis.response, read.body)).toEqual(read.body);
    expect((read.body as { data: { content: { result: unknown } } }).data.content.result).toEqual(
      JSON.parse(JSON.stringify(result)),
    );
  }
});
