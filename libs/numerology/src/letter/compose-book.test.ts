import { describe, expect, it } from 'vitest';
import { measureBook, repeatedPassages } from '../bank/book-measure.ts';
import { randomPeople } from '../bank/random-people.ts';
import { interpretArcano } from '../interpretations/arcana.ts';
import { interpretMain, mainPositions } from '../interpretations/main-positions.ts';
import { interpretYear } from '../interpretations/personal-time.ts';
import { computeMap } from '../map.ts';
import { composeBook } from './compose-book.ts';
import { letterFacts } from './letter-facts.ts';
import { themeOf } from './opening-letter.ts';
import { firstName, missingValues, repeatedValues } from './phrases.ts';

const referenceDate = '2026-11-23';
const people = randomPeople(150, referenceDate);
const maps = people.map((person) => computeMap({ ...person, referenceDate }));
const books = maps.map((map) => ({ map, book: composeBook(map) }));
const pythagorean = people.slice(0, 40).map((person) => computeMap({ ...person, referenceDate, system: 'pitagorica' }));

const wordCount = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/u).length;

function everyText(book: ReturnType<typeof composeBook>): string[] {
  return [
    ...book.opening,
    ...Object.values(book.chapters).flatMap(({ transition, thread }) => [transition, thread]),
    ...book.closing.opening,
    ...book.closing.appointments.map(({ text }) => text),
    ...book.closing.ending,
    ...book.closing.later,
  ];
}

/** What a wrong article, number or contraction would leave behind. */
const disagreement =
  /[{}]|undefined|null|NaN| {2}|(?<![\p{L}\d])(no (Motivação|Impressão|Expressão|Missão)|na Destino|do (Motivação|Impressão|Expressão|Missão)|da Destino|de (o|a|os|as) (Motivação|Impressão|Expressão|Missão|Destino)|1 anos|um anos|0 anos?|o o|em em|de de)(?!\p{L})/u;

describe('the opening letter', () => {
  it('has 300 to 400 words', () => {
    const counts = books.map(({ map, book }) => ({ name: map.name, words: wordCount(book.opening) }));
    expect(counts.filter(({ words }) => words < 300 || words > 400)).toEqual([]);
  });

  it('names the strongest number and where it stands, both ends of the tension, and the year', () => {
    const map = computeMap({ name: 'Maria Aparecida de Souza', birthDate: '1980-05-17', referenceDate });
    const [, strongest, tension, , year] = composeBook(map).opening;
    expect([map.motivacao, map.expressao, map.destino, map.anoPessoal]).toEqual([22, 5, 4, 5]);
    expect(strongest).toMatch(/o 4, .*no Destino/u);
    expect(tension).toMatch(/22.*Motivação.*5.*Expressão/u);
    expect(year).toMatch(/5/u);
  });

  it('introduces a master to the tension of its digit', () => {
    const withMaster = books.filter(({ book }) => book.opening[2]?.includes('ferramentas do 4'));
    expect(withMaster.length).toBeGreaterThan(0);
    for (const { book } of withMaster) expect(book.opening[2]).toContain('22');
  });
});

describe('the words of a book', () => {
  it('agree and leave no place unfilled, in both systems', () => {
    const found = [...maps, ...pythagorean].flatMap((map) =>
      everyText(composeBook(map))
        .filter((text) => disagreement.test(text))
        .map((text) => `${map.name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('are the same for the same map', () => {
    const input = { name: 'Ana Clara Nóbrega', birthDate: '1996-02-29', referenceDate };
    expect(composeBook(computeMap(input))).toEqual(composeBook(computeMap(input)));
  });

  it('print no paragraph twice', () => {
    const repeated = maps.slice(0, 40).flatMap((map) => repeatedPassages(measureBook(map)));
    expect(repeated).toEqual([]);
  });

  it.each([
    ['Abrão Vilas', '1979-09-09'],
    ['Vitalina Pena', '2024-09-18'],
    ['Zuleide Filipe', '2013-01-01'],
    ['Erica Cristo', '1953-09-05'],
    ['Ana Luz', '1990-02-03'],
  ])('have 15,000 words for %s, whose short name has few arcana, and none twice', (name, birthDate) => {
    const book = measureBook(computeMap({ name, birthDate, referenceDate }));
    expect(book.words).toBeGreaterThanOrEqual(15_000);
    expect(repeatedPassages(book)).toEqual([]);
  });

  it('differ between people with the same strongest number', () => {
    const letters = books.filter(({ book }) => !book.isChild).map(({ book }) => book.opening.join('\n'));
    expect(new Set(letters).size).toBe(letters.length);
  });

  it.each(['A', 'Ng', 'Aia', 'Óscar'])('exist for the name %s', (name) => {
    for (const birthDate of ['1996-02-29', '2026-11-23', '1900-01-01']) {
      const book = composeBook(computeMap({ name, birthDate, referenceDate }));
      expect(everyText(book).filter((text) => disagreement.test(text))).toEqual([]);
    }
  });
});

describe('how chapters begin', () => {
  it('recalls what the one before showed of this person', () => {
    for (const { map, book } of books) {
      const { pairs, lessons, life, arcana, years, days } = book.chapters;
      const { ciclo, momento } = map.vigentes;
      const titles = mainPositions.map((position) => `“${interpretMain(position, map[position]).title}”`);
      const says = (text: string, words: readonly string[]) => words.some((word) => text.includes(word));
      const strongest = letterFacts(map).strongest.number;
      expect(says(pairs.transition, [...titles, `o ${strongest} n`]), pairs.transition).toBe(true);
      expect(lessons.transition).toMatch(/ d[ao] (Motivação|Impressão|Expressão|Destino|Missão)|“.+”/u);
      expect(life.transition).toContain(repeatedValues(map.tendenciasOcultas));
      expect(says(arcana.transition, [themeOf(ciclo.number), themeOf(momento.number), `${momento.number}`])).toBe(true);
      const arcano = map.triangulos.vida.vigente?.arcano;
      const title = arcano === 13 ? 'Transformação e renovação' : arcano && interpretArcano(arcano).title;
      if (title) expect(years.transition).toContain(`“${title}”`);
      expect([years.transition, arcana.transition].join(' ')).not.toContain('A Morte');
      expect(says(days.transition, [`${map.anoPessoal}`, interpretYear(map.anoPessoal).phase])).toBe(true);
    }
  });

  it('differs among people', () => {
    const openings = books.map(({ book }) => book.chapters.lessons.transition);
    expect(new Set(openings).size).toBeGreaterThan(80);
  });
});

describe('the closing letter', () => {
  it('sets three dates in order, each named in its text', () => {
    for (const { map, book } of books) {
      const dates = book.closing.appointments.map(({ date }) => date);
      expect(dates, map.name).toEqual([...dates].sort());
      expect(new Set(dates).size).toBe(3);
      expect(dates[0]?.localeCompare(referenceDate)).toBe(1);
      for (const { date, text } of book.closing.appointments) expect(text).toContain(` de ${date.slice(0, 4)}`);
    }
  });

  it('ends on the first day of a personal year', () => {
    const map = computeMap({ name: 'Ana', birthDate: '1996-02-29', referenceDate });
    expect(composeBook(map).closing.appointments[2]?.date).toBe('2027-03-01');
    const soon = computeMap({ name: 'Ana', birthDate: '1990-12-01', referenceDate });
    expect(composeBook(soon).closing.appointments[2]?.date).toBe('2027-12-01');
  });
});

describe('the map of a child', () => {
  const child = (birthDate: string) => composeBook(computeMap({ name: 'BENTO LUZ', birthDate, referenceDate }));

  it('speaks to the adults until the twelfth birthday', () => {
    expect([child('2014-11-24').isChild, child('2014-11-23').isChild]).toEqual([true, false]);
    expect(child('2019-04-02').opening[0]).toContain('Bento');
    expect(child('2019-04-02').opening.join(' ')).toContain('criança');
  });
});

describe('phrases', () => {
  it('give a first name one capital where the name has none or only capitals', () => {
    expect(['ana clara', 'JOÃO DA SILVA', 'McKenzie Luz', 'D’Ávila'].map(firstName)).toEqual([
      'Ana',
      'João',
      'McKenzie',
      'D’Ávila',
    ]);
  });

  it('name the repeated values', () => {
    expect([[], [1], [1, 5]].map(repeatedValues)).toEqual([
      'nenhum se repete além da conta',
      'sobra o 1',
      'sobram o 1 e o 5',
    ]);
  });

  it('count the missing values', () => {
    expect([[], [9], [2, 9], [2, 4, 9]].map(missingValues)).toEqual([
      'não falta valor nenhum',
      'falta o 9',
      'faltam o 2 e o 9',
      'faltam o 2, o 4 e o 9',
    ]);
  });
});
