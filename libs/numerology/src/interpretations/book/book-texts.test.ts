import { describe, expect, it } from 'vitest';
import vivido from '../../../texts/arcanos/vivido.json' with { type: 'json' };
import { computeMap } from '../../map.ts';
import type { Period } from '../../map-result.ts';
import { ageBands } from '../book-schema.ts';
import { interpretMap } from '../map-texts.ts';
import { interpretYearAreas, textsOfQuarter } from '../personal-time.ts';
import type { Choose } from '../variants.ts';
import { arcanaOfBook } from './arcana-of-book.ts';
import { readArcana } from './arcano-line.ts';
import { interpretBook } from './book-texts.ts';
import { ageBandOf, readChallenge, readCycle, readMoment, tenseOf } from './life-line.ts';
import { interpretNumberPairs } from './number-pairs.ts';
import { yearWords } from './year-words.ts';
import { readYears } from './years.ts';

const referenceDate = '2026-11-23';

function mapOf(name: string, birthDate: string, system: 'cabalistica' | 'pitagorica' = 'cabalistica') {
  return computeMap({ name, birthDate, referenceDate, system });
}

describe('the tense of a period', () => {
  const period = { fromAge: 28, toAge: 55 };

  it.each([
    [27, 'future'],
    [28, 'present'],
    [54, 'present'],
    [55, 'past'],
  ] as const)('at age %d is %s', (age, tense) => {
    expect(tenseOf(period, age)).toBe(tense);
  });

  it('is never past for the last period', () => {
    expect(tenseOf({ fromAge: 55, toAge: null }, 110)).toBe('present');
  });
});

describe('the age bands', () => {
  it('begin at 0, 12, 25, 45 and 60', () => {
    expect([0, 11, 12, 24, 25, 44, 45, 59, 60, 110].map(ageBandOf)).toEqual([
      'child',
      'child',
      'young',
      'young',
      'adult',
      'adult',
      'mature',
      'mature',
      'elder',
      'elder',
    ]);
    expect(new Set(Array.from({ length: 111 }, (_, age) => ageBandOf(age)))).toEqual(new Set(ageBands));
  });
});

describe('the life line', () => {
  it('reads a cycle as past, present or to come, and adds a passage for the age to the present one only', () => {
    const { periodos } = mapOf('Maria Aparecida de Souza', '1980-05-17');
    const [first, second, third] = periodos.ciclos.map((period: Period) => readCycle(period, 46));
    expect([first?.tense, second?.tense, third?.tense]).toEqual(['past', 'present', 'future']);
    expect([first?.ageText, third?.ageText]).toEqual([null, null]);
    expect(second?.ageText?.length).toBeGreaterThan(50);
    expect(readCycle({ ...periodos.ciclos[1], number: 5, position: 2 } as Period, 46).text).not.toBe(
      readCycle({ ...periodos.ciclos[1], number: 5, position: 2 } as Period, 20).text,
    );
  });

  it('gives something to train in the challenges that run or come, and in none that is over', () => {
    const { desafios } = mapOf('Zilda Moraes', '1936-05-07').periodos;
    const readings = desafios.map((period: Period) => readChallenge(period, 45));
    expect(readings.map(({ tense, practice }) => [tense, practice !== null])).toEqual([
      ['past', false],
      ['present', true],
      ['future', true],
    ]);
  });

  it('speaks to each age in its own words', () => {
    const { periodos } = mapOf('Ana', '2020-05-17');
    const cycle = { ...periodos.ciclos[0], toAge: null } as Period;
    const texts = [5, 15, 30, 50, 70].map((age) => readCycle(cycle, age).ageText);
    expect(new Set(texts).size).toBe(5);
  });

  it('speaks of no school to an adult in the first periods', () => {
    const period = { position: 1, fromAge: 0, toAge: 36 } as Period;
    const [cycle, moment] = [readCycle, readMoment].map((read) => (age: number) => read({ ...period, number: 5 }, age));
    const challenge = (age: number) => readChallenge({ ...period, number: 4 }, age);
    for (const read of [cycle, moment, challenge]) expect(read?.(24).text).not.toBe(read?.(25).text);
    for (let number = 1; number <= 9; number += 1) {
      const texts = [readCycle, readMoment].map((read) => read({ ...period, number }, 34).text);
      expect(texts.join(' ')).not.toMatch(/mesada|recreio|skate|feira de ciências|campeonato|grêmio|da turma/u);
    }
  });
});

describe('the personal years', () => {
  it.each(['cabalistica', 'pitagorica'] as const)('follow each other without a gap, month by month: %s', (system) => {
    for (const birthDate of ['1975-12-31', '1996-02-29', '2001-11-23', '1990-11-24', '1960-01-01']) {
      const map = mapOf('Maria Aparecida de Souza', birthDate, system);
      const years = readYears(map, 3);
      expect(years[0]?.number).toBe(map.anoPessoal);
      expect(years.slice(1).map(({ fromDate }) => fromDate)).toEqual(years.slice(0, -1).map(({ toDate }) => toDate));
      for (const { months, fromDate, toDate } of years) {
        expect([months[0]?.fromDate, months.at(-1)?.toDate]).toEqual([fromDate, toDate]);
        expect(months.slice(1).map((month) => month.fromDate)).toEqual(
          months.slice(0, -1).map((month) => month.toDate),
        );
        expect(months.length).toBeLessThanOrEqual(13);
      }
    }
  });

  it.each(['1996-02-29', '2001-02-14', '2001-02-15', '1975-12-31', '1960-01-01'])(
    'of a birth on %s have four different quarters each, in their order',
    (birthDate) => {
      for (const { quarters } of readYears(mapOf('Ana', birthDate), 9)) {
        expect(new Set(quarters.map(({ quarter }) => quarter)).size).toBe(4);
        const order = quarters.map(({ year, quarter }) => year * 4 + quarter);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }
    },
  );

  it.each([
    ['1990-05-07', 0, 2, '2026-05-07'],
    ['1990-05-07', 3, 1, null],
    ['1990-06-20', 0, 3, null],
    ['1990-06-20', 3, 2, '2027-06-20'],
    ['1990-04-01', 0, 2, null],
    ['1990-04-01', 3, 1, null],
  ] as const)(
    'of a birth on %s, in place %d, read quarter %d with the turn on %s',
    (birthDate, place, quarter, turnsOn) => {
      const [year] = readYears(mapOf('Ana', birthDate), 1);
      const found = year?.quarters[place];
      expect([found?.quarter, found?.turnsOn]).toEqual([quarter, turnsOn]);
      expect(textsOfQuarter(year?.number ?? 0, quarter).includes(found?.text ?? '')).toBe(turnsOn === null);
    },
  );

  it('never turn before a birth', () => {
    const years = readYears(mapOf('Ana', '2026-05-07'), 2);
    expect(years.map(({ quarters }) => quarters[0]?.turnsOn)).toEqual([null, '2027-05-07']);
  });

  it('speak of school and toys to a child and of projects to an elder, by the age at the start of each', () => {
    const bandsOf = (birthDate: string) => readYears(mapOf('Ana', birthDate), 3).map(({ ageBand }) => ageBand);
    expect(bandsOf('2015-05-17')).toEqual(['child', 'teen', 'teen']);
    expect(bandsOf('2008-12-01')).toEqual(['teen', 'young', 'young']);
    expect(bandsOf('1967-11-24')).toEqual(['mature', 'mature', 'elder']);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const [child, teen, adult, elder] = (['child', 'teen', 'adult', 'elder'] as const).map((band) =>
        Object.values(interpretYearAreas(number, band, ([first = '']) => first)),
      );
      expect(new Set([child, teen, adult, elder].flatMap((texts) => texts ?? [])).size).toBe(16);
      expect((teen ?? []).join(' ')).not.toMatch(/salário|cliente|emprego|cônjuge/u);
      expect((child ?? []).join(' ')).not.toMatch(/chefe|salário|currículo|cliente|emprego|namoro|casamento/u);
      expect((elder ?? []).join(' ')).not.toMatch(/chefe|salário|currículo|promoção de cargo/u);
    }
  });

  it('have the year, quarters and months of a minor in words of its own, no text twice', () => {
    const children = ['2018-08-14', '2020-02-29', '2021-01-01', '2022-11-23', '2023-06-30'];
    for (const birthDate of [...children, '2014-03-01', '2012-08-09', '2011-12-31']) {
      const years = readYears(mapOf('Theo Martins', birthDate), 3);
      const texts = years.flatMap(({ year, areas, quarters, months }) => [
        year.description,
        ...Object.values(areas),
        ...quarters.map(({ text }) => text),
        ...months.flatMap(({ text }) => text ?? []),
      ]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.join(' ')).not.toMatch(/salário|promoção de|cliente|emprego/u);
    }
  });

  it('give an elder no month and no quarter that supposes a job or parents, and a choice of two everywhere', () => {
    const fromFirst: Choose = (variants) => variants[0] as (typeof variants)[number];
    const counted: Choose = (variants, topic) => {
      if (/^(mes|trimestre)NoAno/u.test(topic)) expect(variants.length, topic).toBeGreaterThanOrEqual(2);
      expect(variants.join(' '), topic).not.toMatch(
        /chefe|salário|currículo|expediente|demissão|à sua mãe|aos pais|reunião da escola/u,
      );
      return fromFirst(variants, topic);
    };
    const words = yearWords('elder', counted);
    for (const year of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      words.year(year);
      for (const quarter of [1, 2, 3, 4]) words.quarter(year, quarter);
      for (const month of [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22]) words.month(year, month);
    }
  });

  it('give the text of a month once: a later month of the same number points to it', () => {
    const [year] = readYears(mapOf('Ana', '1990-05-17'), 1);
    const repeated = year?.months.filter(({ sameAs }) => sameAs !== null) ?? [];
    expect(repeated.length).toBeGreaterThan(0);
    expect(year?.months.filter(({ text }) => text !== null).length).toBe(13 - repeated.length);
    for (const { sameAs, number, text } of repeated) {
      expect([year?.months[sameAs ?? 0]?.number, text]).toEqual([number, null]);
    }
  });
});

describe('the arcana of a life', () => {
  it('cover it without a gap, the current one as the engine gives it', () => {
    const map = mapOf('Joaquim Maria Machado de Assis', '1980-06-21');
    const arcana = readArcana(map, 'vida');
    expect(arcana.map(({ arcano }) => arcano)).toEqual(map.arcanos);
    expect(arcana.slice(1).map(({ fromDate }) => fromDate)).toEqual(arcana.slice(0, -1).map(({ toDate }) => toDate));
    const { index, arcano, fromDate, toDate, fromAge, toAge } = arcana.find(({ tense }) => tense === 'present') ?? {};
    expect({ index, arcano, fromDate, toDate, fromAge, toAge }).toEqual(map.triangulos.vida.vigente);
  });

  it.each([
    ['Gregória de Vilela Correia', '1983-09-09'],
    ['Odete Portela', '2018-04-18'],
  ])('fill the book of %s, whose triangles repeat numbers, with no text twice', (name, birthDate) => {
    const { vida, others } = arcanaOfBook(interpretBook(mapOf(name, birthDate)).arcanos);
    const texts = [...vida, ...others].map(({ read }) => read.text);
    expect(texts.length).toBeGreaterThanOrEqual(30);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('read one that was lived and comes again as the one to come, in its place', () => {
    const { arcanos } = interpretBook(mapOf('Renata Moura Teixeira', '1985-06-19'));
    const { vida } = arcanaOfBook(arcanos);
    const ahead = vida.filter(({ read }) => read.tense !== 'past');
    expect(ahead.some(({ readings }) => readings[0]?.tense === 'past')).toBe(true);
    expect(ahead.map(({ read }) => read.index)).toEqual(ahead.map(({ read }) => read.index).toSorted((a, b) => a - b));
  });

  it('have texts in the past for what was lived after childhood', () => {
    const arcana = readArcana(mapOf('Renata Moura Teixeira', '1955-06-19'), 'vida');
    const over = arcana.filter(({ tense, toAge }) => tense === 'past' && (toAge ?? 0) > 12);
    const memories = Object.values(vivido).flat();
    expect(over.length).toBeGreaterThan(0);
    expect(over.filter(({ text }) => !memories.includes(text))).toEqual([]);
  });

  it('never address the parents of a reader who was a child then', () => {
    const map = mapOf('Renata Moura Teixeira', '1985-06-19');
    const childhood = readArcana(map, 'vida').filter(({ toAge }) => toAge !== null && toAge <= 12);
    expect(childhood.length).toBeGreaterThan(0);
    for (const { text } of childhood) expect(text).not.toMatch(/(?<!\p{L})(deem|deixem|conheçam|respirem|digam)/iu);
  });

  it('are none for a name of one letter', () => {
    expect(readArcana(mapOf('A', '1990-01-01'), 'vida')).toEqual([]);
  });
});

describe('the book of a child under 12', () => {
  const map = mapOf('Clara Beatriz Nogueira', '2018-05-27');

  it('speaks to the adults around of every period that runs', () => {
    const { ciclos, momentos, desafios } = interpretBook(map).life;
    const running = [...ciclos, ...momentos, ...desafios].filter(({ tense }) => tense === 'present');
    expect(running.length).toBe(3);
    for (const { text, practice } of running) {
      expect(`${text} ${practice ?? ''}`).not.toMatch(/(?<!\p{L})(você|seu trabalho|trabalha)(?!\p{L})/u);
    }
  });

  it('never calls the child você where it speaks of days, colours, planet and ruling arcano', () => {
    const { arcanoRegente, planeta, cores, coresEvitar, numerosHarmonicos, numerosNeutros, diasFavoraveis } =
      interpretMap(map);
    const texts = [arcanoRegente.text, planeta.text, cores, coresEvitar, numerosHarmonicos, numerosNeutros];
    expect([...texts, diasFavoraveis].join(' ')).not.toMatch(/(?<!\p{L})você(?!\p{L})/u);
  });
});

describe('the book of an adolescent', () => {
  it('supposes no marriage and no job in areas, pairs, debts and vocation', () => {
    for (const birthDate of ['2012-03-14', '2010-01-13', '2013-10-19', '2011-07-16', '2014-02-04']) {
      const map = mapOf('Miguel Araújo Fontes', birthDate);
      const { areas, pairs } = interpretBook(map);
      const { aptidaoProfissional, dividasCarmicas } = interpretMap(map);
      const texts = [
        ...Object.values(areas).flatMap((of) => of.map(({ text }) => text)),
        ...pairs.filter(({ kind }) => kind === 'pair').map(({ text }) => text),
        ...dividasCarmicas.map(({ text }) => text),
        aptidaoProfissional.text,
      ];
      expect(texts.join(' ')).not.toMatch(
        /cônjuge|seu marido|sua esposa|seu chefe|sócio em litígio|folha de pagamento/u,
      );
    }
  });
});

describe('the pairs of numbers', () => {
  const numbers = { motivacao: 11, impressao: 4, expressao: 11, destino: 4, missao: 6 };

  it('leave nothing to say twice', () => {
    const pairs = interpretNumberPairs({ ...numbers, licoesCarmicas: [4, 6, 9], dividasCarmicas: [13] });
    expect(new Set(pairs.map(({ text }) => text)).size).toBe(pairs.length);
  });

  it('read two equal masters as masters together, and a digit in two places as twice', () => {
    const kinds = interpretNumberPairs({ ...numbers, licoesCarmicas: [], dividasCarmicas: [] })
      .filter(({ kind }) => kind !== 'pair')
      .map(({ kind, numbers: found, positions }) => [kind, found, positions]);
    expect(kinds).toEqual([
      ['mastersTogether', [11, 11], ['motivacao', 'expressao']],
      ['twice', [4], ['impressao', 'destino']],
    ]);
  });

  it('find the number that answers a debt or fills a lesson, never the cause of the debt', () => {
    const found = interpretNumberPairs({ ...numbers, licoesCarmicas: [4, 6, 9], dividasCarmicas: [13] })
      .filter(({ kind }) => ['debtAnswered', 'lessonFilled'].includes(kind))
      .map(({ kind, numbers: [number], positions }) => [kind, number, positions]);
    expect(found).toEqual([
      ['debtAnswered', 13, ['impressao']],
      ['lessonFilled', 4, ['impressao', 'destino']],
      ['lessonFilled', 6, ['missao']],
    ]);
  });
});
