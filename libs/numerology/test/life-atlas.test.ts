import { describe, expect, it } from 'vitest';
import { atlasTrackIds, lifeAtlas } from '../src/atlas/life-atlas.ts';
import { momentIn, momentOfAge, segmentsAt, withinLine } from '../src/atlas/moment.ts';
import { addDays, ageOn, formatDate, parseDate } from '../src/calendar/calendar.ts';
import { personalTime } from '../src/calendar/personal-time.ts';
import { readAtlas } from '../src/interpretations/atlas/read-atlas.ts';
import { readArcana } from '../src/interpretations/book/arcano-line.ts';
import { toDigit } from '../src/reduction.ts';
import infancia from '../texts/arcanos/infancia.json' with { type: 'json' };
import lembranca from '../texts/arcanos/lembranca.json' with { type: 'json' };

const referenceDate = '2026-11-23';
const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1975-11-29', referenceDate };
const systems = ['cabalistica', 'pitagorica', 'caldaica'] as const;
const people = [
  ana,
  { name: 'Léo', birthDate: '1992-02-29', referenceDate },
  { name: 'Bia Sá', birthDate: '2026-11-23', referenceDate },
  { name: 'Inês de Castro Avelar', birthDate: '1905-01-01', referenceDate },
  { name: 'Wanderley Figueiredo dos Santos Queiroz', birthDate: '1961-12-31', referenceDate },
  { name: 'Maria Aparecida Nunes', birthDate: '1999-10-19', referenceDate },
];

describe('the line of a life', () => {
  it.each(systems)('puts every day of a life into exactly one segment of each track (%s)', (system) => {
    for (const person of people) {
      const { tracks, birthDate, endDate } = lifeAtlas({ ...person, system });
      for (const { id, segments } of tracks) {
        const where = `${person.name} ${id}`;
        expect(segments[0]?.fromDate, where).toBe(birthDate);
        expect(segments.at(-1)?.toDate, where).toBe(endDate);
        segments.forEach(({ fromDate, toDate, index }, position) => {
          expect(index).toBe(position);
          expect(fromDate < toDate, where).toBe(true);
          if (position > 0) expect(fromDate, where).toBe(segments[position - 1]?.toDate);
        });
      }
    }
  });

  it('reads the arcana of childhood in the days of a child, and to an adult as a memory', () => {
    const davi = { name: 'Davi Lucca Ferreira Mendes', birthDate: '2020-04-09', referenceDate };
    for (const person of [davi, ana]) {
      const atlas = lifeAtlas(person);
      const { tracks, readings } = readAtlas(atlas);
      const arcana = tracks.filter(({ id }) => ['vida', 'pessoal', 'social', 'destino'].includes(id));
      const texts: Readonly<Record<string, string>> = person === davi ? infancia : lembranca;
      const segments = arcana.flatMap((track) => track.segments);
      const isOfChild = ({ reading, number }: (typeof segments)[number]) =>
        readings[reading]?.paragraphs.at(-1) === texts[number];
      const isLivedNow = (tense: string) => tense === 'present' && person === davi;
      const childhood = segments.filter(
        ({ tense, toAge }) => isLivedNow(tense) || (tense !== 'present' && toAge <= 13),
      );
      expect(childhood.filter((segment) => !isOfChild(segment))).toEqual([]);
      // What begins in childhood is read by its middle.
      expect(segments.filter(({ tense, toAge }) => !isLivedNow(tense) && toAge > 16).filter(isOfChild)).toEqual([]);
    }
    const { triangulos } = lifeAtlas(davi).map;
    expect(readArcana(lifeAtlas(davi).map, 'vida')[triangulos.vida.vigente?.index ?? 0]?.text).toContain(
      'torre de blocos',
    );
  });

  it('finds one segment for each of 2,000 days spread over a life', () => {
    const { tracks, birthDate, endDate } = lifeAtlas(ana);
    const birth = parseDate(birthDate, 'birthDate');
    const days = Array.from({ length: 2000 }, (_, index) => formatDate(addDays(birth, index * 18)));
    const found = days
      .filter((day) => day < endDate)
      .flatMap((day) => tracks.map(({ segments }) => segmentsAt(segments, { from: day, to: day }).length));
    expect(new Set(found)).toEqual(new Set([1]));
  });

  it('has eight tracks, four of them without triangles, to the end of the 99th year or of a longer life', () => {
    expect(lifeAtlas(ana).tracks.map(({ id }) => id)).toEqual(atlasTrackIds);
    expect(lifeAtlas(ana)).toMatchObject({ endDate: '2075-11-29', lastAge: 99 });
    expect(lifeAtlas({ ...ana, system: 'pitagorica' }).tracks).toHaveLength(4);
    expect(lifeAtlas({ ...ana, birthDate: '1905-01-01' }).lastAge).toBe(121);
  });

  it.each(systems)('gives each personal year the number of its days (%s)', (system) => {
    for (const { name, birthDate } of people) {
      const years = lifeAtlas({ name, birthDate, referenceDate, system }).tracks.find(({ id }) => id === 'anos');
      for (const { number, fromDate, toDate } of years?.segments ?? []) {
        const last = formatDate(addDays(parseDate(toDate, 'toDate'), -1));
        const numbers = [fromDate, last].map((date) => personalTime(birthDate, date, system).anoPessoal);
        expect(numbers).toEqual([number, number]);
      }
    }
  });

  it('has one present segment on each track, the arcano of the map', () => {
    const atlas = lifeAtlas(ana);
    for (const { id, segments } of atlas.tracks) {
      const present = segments.filter(({ tense }) => tense === 'present');
      expect(present, id).toHaveLength(1);
      expect(segmentsAt(segments, { from: referenceDate, to: referenceDate })).toEqual(present);
    }
    const arcano = atlas.tracks[0]?.segments.find(({ tense }) => tense === 'present');
    expect(arcano?.number).toBe(atlas.map.arcanoVigente);
    expect(atlas.tracks[0]?.segments.map(({ number, fromDate }) => [number, fromDate])).toEqual(
      readArcana(atlas.map, 'vida').map(({ arcano, fromDate }) => [arcano, fromDate]),
    );
  });
});

describe('the words of the line', () => {
  it.each(systems)('say each segment in its tense with its origin (%s)', (system) => {
    for (const person of people) {
      const { tracks, readings } = readAtlas(lifeAtlas({ ...person, system }));
      for (const { id, segments } of tracks) {
        for (const segment of segments) {
          const reading = readings[segment.reading];
          expect(reading?.paragraphs.every((text) => text.length > 20)).toBe(true);
          expect(segment.title).toBe(reading?.title);
          expect(segment.origin).not.toContain('undefined');
          if (id === 'anos') expect(segment.reading).toBe(`anos/${toDigit(segment.number)}/${segment.tense}`);
        }
      }
    }
  });

  it('names the letters of an arcano', () => {
    const { tracks } = readAtlas(lifeAtlas(ana));
    expect(tracks[0]?.segments[0]?.origin).toMatch(/^Letras A e N, que aqui valem \d e \d$/u);
  });
});

describe('a moment that a person types', () => {
  it.each([
    ['2009', '2009-01-01', '2009-12-31'],
    ['em que período eu estava em 2009?', '2009-01-01', '2009-12-31'],
    ['12/03/2009', '2009-03-12', '2009-03-12'],
    ['2009-03-12', '2009-03-12', '2009-03-12'],
    ['12 de março de 2009', '2009-03-12', '2009-03-12'],
    ['1º de marco de 2009', '2009-03-01', '2009-03-01'],
    ['03/2009', '2009-03-01', '2009-03-31'],
    ['fev 2008', '2008-02-01', '2008-02-29'],
    ['34', '2009-11-29', '2010-11-28'],
    ['aos 34 anos', '2009-11-29', '2010-11-28'],
    ['0', '1975-11-29', '1976-11-28'],
  ])('reads “%s”', (typed, from, to) => {
    expect(momentIn(typed, ana.birthDate)).toEqual({ from, to });
  });

  it.each(['', 'quando casei', '31/02/2009', '13/2009'])('reads nothing in “%s”', (typed) => {
    expect(momentIn(typed, ana.birthDate)).toBeNull();
  });

  it('is cut to the line, and lies beside it before the birth', () => {
    const { birthDate, endDate } = lifeAtlas(ana);
    expect(withinLine({ from: '1975-01-01', to: '1975-12-31' }, birthDate, endDate)).toEqual({
      from: '1975-11-29',
      to: '1975-12-31',
    });
    expect(withinLine({ from: '1974-01-01', to: '1974-12-31' }, birthDate, endDate)).toBeNull();
    expect(withinLine(momentOfAge(birthDate, 130), birthDate, endDate)).toBeNull();
  });

  it('has the age in completed years', () => {
    const { from, to } = momentOfAge('1992-02-29', 10);
    const birth = parseDate('1992-02-29', 'birthDate');
    expect([from, to].map((date) => ageOn(birth, parseDate(date, 'date')))).toEqual([10, 10]);
  });
});
