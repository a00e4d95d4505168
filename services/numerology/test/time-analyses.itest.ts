import { analyzeCycles, analyzeName } from '@sefira/contracts/numerology/analyses';
import { analyzeDates, readDatesCalendar } from '@sefira/contracts/numerology/dates/dates';
import { analyzeAtlas } from '@sefira/contracts/numerology/life/atlas';
import { atlasResult } from '@sefira/contracts/numerology/life/atlas-result';
import { analyzeYearBook } from '@sefira/contracts/numerology/life/year-book';
import { yearBookResult } from '@sefira/contracts/numerology/life/year-book-result';
import { readAnalysis } from '@sefira/contracts/numerology/stored-analysis';
import { atlasTrackIds } from '@sefira/numerology/atlas/life-atlas';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnalysesFixture, ana, codeOf, others, rui, startAnalyses, wedding } from './analyses-fixture.ts';

let fixture: AnalysesFixture;

beforeAll(async () => {
  fixture = await startAnalyses();
});
afterAll(() => fixture?.[Symbol.asyncDispose]());

test('computes the cycles of a year with its phase', async () => {
  const { data, message } = await fixture.ask(analyzeCycles, { birthDate: ana.birthDate, currentYear: 2026 });
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
    const wrong = await fixture.numerology.send(analyzeCycles, {
      as: fixture.as,
      body: { birthDate: ana.birthDate, currentYear },
    });
    expect([wrong.status, codeOf(wrong.body)]).toEqual([400, 'YEAR_OUT_OF_RANGE']);
  }
});

test('reads the cycles as a turn of nine years, three years by quarters and twelve months', async () => {
  const { data } = await fixture.ask(analyzeCycles, { birthDate: ana.birthDate, currentYear: 2026 });
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
    const { data } = await fixture.ask(analyzeCycles, { birthDate: ana.birthDate, currentYear: 2026, ...body });
    const read = await fixture.numerology.send(readAnalysis, {
      as: fixture.as,
      params: { id: (data as { analysisId: string }).analysisId },
    });
    return [data.name, (read.body as { data: { analysis: { title: string } } }).data.analysis.title];
  };
  expect(await titleOf({ name: ana.name })).toEqual([ana.name, `Ciclos de ${ana.name} em 2026`]);
  expect(await titleOf({ name: '' })).toEqual([null, 'Ciclos de 2026 para quem nasceu em 29/11/1955']);
});

test('ranks the days of a wedding with a reason for each person', async () => {
  const { data } = await fixture.ask(analyzeDates, wedding);
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
  const before = await fixture.count();
  const refuse = async (change: object) => {
    const { status, body } = await fixture.numerology.send(analyzeDates, {
      as: fixture.as,
      body: { ...wedding, ...change },
    });
    return [status, codeOf(body)];
  };
  expect(await refuse({ from: '2027-05-03', to: '2027-05-07' })).toEqual([400, 'NO_DAY_LEFT']);
  expect(await refuse({ to: '2027-04-30' })).toEqual([400, 'DATE_RANGE_INVALID']);
  expect(await refuse({ people: [] })).toEqual([400, 'TOO_FEW_PEOPLE']);
  expect(await refuse({ people: [ana, rui, ...others.slice(0, 4)] })).toEqual([400, 'TOO_MANY_PEOPLE']);
  expect(await refuse({ occasion: 'divorce' })).toEqual([400, 'VALIDATION_FAILED']);
  expect(await fixture.count()).toBe(before);
});

test('writes the ranked days as a calendar, for its owner only', async () => {
  const { data } = await fixture.ask(analyzeDates, { ...wedding, companies: [{ name: 'Festa & Cia' }] });
  const params = { id: String(data.analysisId) };
  const calendar = await fixture.numerology.send(readDatesCalendar, { as: fixture.as, params });
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  const text = calendar.bytes.toString();
  expect(text.match(/BEGIN:VEVENT/gu)).toHaveLength(10);
  expect(text).toContain('SUMMARY:Casamento: 1ª opção');
  const other = await fixture.numerology.send(readDatesCalendar, { as: person(newId()), params });
  expect(other.status).toBe(404);
  const name = await fixture.ask(analyzeName, ana);
  const wrong = await fixture.numerology.send(readDatesCalendar, {
    as: fixture.as,
    params: { id: String(name.data.analysisId) },
  });
  expect(wrong.status).toBe(404);
});

test('puts a life on one line, and refuses a birth in the future', async () => {
  const { data } = await fixture.ask(analyzeAtlas, ana);
  const { tracks, readings } = z.parse(atlasResult, data);
  expect(tracks.map(({ id }) => id)).toEqual(atlasTrackIds);
  for (const { segments } of tracks) {
    expect(segments.filter(({ tense }) => tense === 'present')).toHaveLength(1);
    expect(segments.every(({ reading }) => reading in readings)).toBe(true);
  }
  expect(JSON.stringify(data).length).toBeLessThan(150_000);
  const late = await fixture.numerology.send(analyzeAtlas, {
    as: fixture.as,
    body: { ...ana, birthDate: '2190-01-01' },
  });
  expect([late.status, codeOf(late.body)]).toEqual([400, 'DATE_IN_FUTURE']);
});

test('writes a year book day by day, and its days as a calendar', async () => {
  const { data } = await fixture.ask(analyzeYearBook, { ...ana, from: '2027-01-01' });
  const { months, to } = z.parse(yearBookResult, data);
  expect(to).toBe('2027-12-31');
  expect(months.flatMap(({ days }) => days)).toHaveLength(365);
  const calendar = await fixture.numerology.send(readDatesCalendar, {
    as: fixture.as,
    params: { id: String(data.analysisId) },
  });
  expect(calendar.bytes.toString().match(/BEGIN:VEVENT/gu)).toHaveLength(365);
  expect(calendar.headers.get('content-disposition')).toContain('sefira-livro-do-ano.ics');
  const wrong = await fixture.numerology.send(analyzeYearBook, {
    as: fixture.as,
    body: { ...ana, from: '2027-01-02' },
  });
  expect([wrong.status, codeOf(wrong.body)]).toEqual([400, 'DATE_RANGE_INVALID']);
});
