import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBestDays } from '../src/best-days/best-days.ts';
import { businessTypes } from '../src/block-results.ts';
import { collisionsOf, isKnownMark, knownMarkCount } from '../src/brand/known-marks.ts';
import { soundKey } from '../src/brand/sound-key.ts';
import { speakName } from '../src/brand/spoken-name.ts';
import { type BrandQuery, longestOpeningRange, studyBrand } from '../src/brand/study-brand.ts';
import { syllablesOf } from '../src/brand/syllables.ts';
import { refusalOf } from '../src/errors.ts';
import { readBrand } from '../src/interpretations/brand/read-brand.ts';
import { computeMap } from '../src/map.ts';
import { toDigit } from '../src/reduction.ts';
import { foldText } from '../src/search/folding.ts';
import ownersTexts from '../texts/company/donoEEmpresa.json' with { type: 'json' };

const bakery: BrandQuery = {
  sector: 'Alimentação',
  values: ['Acolhimento', 'Tradição'],
  words: [],
  style: 'classic',
  ideas: ['Trigo da Serra', 'Padaria Azul', 'Cacau Xou'],
  founders: [
    { name: 'Maria Helena Duarte', birthDate: '1983-04-17' },
    { name: 'Paulo Moura', birthDate: '1979-09-30' },
  ],
  from: '2027-01-04',
  to: '2027-03-31',
  onlyWorkdays: true,
  state: null,
  referenceDate: '2026-11-23',
};

function refused(change: Partial<BrandQuery>) {
  try {
    studyBrand({ ...bakery, ...change });
  } catch (error) {
    const { code, field } = refusalOf(error);
    return { code, field };
  }
  return null;
}

describe('the sound of a name', () => {
  it.each(
    Object.entries({
      pão: 1,
      casa: 2,
      guia: 2,
      água: 2,
      baú: 2,
      país: 2,
      raiz: 2,
      ruim: 2,
      leite: 2,
      ouro: 2,
      rainha: 3,
      saúde: 3,
      poeta: 3,
      coração: 3,
      avião: 3,
      viúva: 3,
      Maria: 3,
      história: 3,
      quiosque: 3,
      Uruguai: 3,
      ideia: 3,
      girassol: 3,
      padaria: 4,
      construção: 3,
      JBS: 5,
      BMW: 5,
    }),
  )('counts the syllables of %s', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  it('gives spellings of one sound one key, and different sounds different keys', () => {
    for (const [one, other] of [
      ['Caça', 'Cassa'],
      ['Kiosque', 'Quiosque'],
      ['Xarme', 'Charme'],
      ['Phitness', 'Fitnes'],
      ['Gelo', 'Jelo'],
      ['Hotel Sol', 'Otel Sou'],
    ] as const) {
      expect(soundKey(one)).toBe(soundKey(other));
    }
    expect(soundKey('Mala')).not.toBe(soundKey('Malha'));
    expect(soundKey('Gato')).not.toBe(soundKey('Jato'));
  });

  it('notes where a dictated name can be written otherwise, and spares the words that all spell alike', () => {
    expect(speakName('Padaria Trigo')).toMatchObject({
      doubts: [],
      hardWords: [],
      score: 100,
      syllables: 6,
      letters: 12,
    });
    expect(speakName('Kyzza').doubts.map(({ written }) => written)).toEqual(['z', 'k', 'y']);
    expect(speakName('Sysnexx').hardWords).toEqual(['Sysnexx']);
    expect(speakName('Associação Paulistana de Especialidades Gastronômicas').score).toBeLessThan(60);
  });
});

describe('well-known marks', () => {
  it('has at least 300 of them, each found again by its own name', () => {
    expect(knownMarkCount).toBeGreaterThanOrEqual(300);
    expect(isKnownMark(foldText('Cacau Show'))).toBe(true);
    expect(isKnownMark('trigo da serra')).toBe(false);
  });

  it.each([
    ['Brahmma', 'Alimentação', 'Brahma', 'same'],
    ['Padaria Nestlé Ltda', 'Alimentação', 'Nestlé', 'same'],
    ['Kazas Baía', 'Varejo', 'Casas Bahia', 'same'],
    ['Doces Bauducco da Vovó', 'Alimentação', 'Bauducco', 'holds'],
    ['Havaianos', 'Varejo', 'Havaianas', 'close'],
    ['Padaria Azul', 'Alimentação', 'Azul', 'word'],
    ['Azul Viagens', 'Serviços', 'Azul', 'same'],
  ] as const)('finds what %s meets', (name, sector, mark, degree) => {
    expect(collisionsOf(name, sector)[0]).toMatchObject({ mark, degree });
  });

  it.each(['Trigo da Serra', 'Marina Modas', 'Mercado da Vila', 'Natureza'])('lets %s pass', (name) => {
    expect(collisionsOf(name, 'Varejo')).toEqual([]);
  });
});

describe('names for a firm', () => {
  const study = studyBrand(bakery);

  it('gives each name, with and without its legal form, the numbers of its map', () => {
    for (const { name, numbers, forms } of study.candidates) {
      expect(computeMap({ name, birthDate: bakery.from, referenceDate: bakery.to })).toMatchObject(numbers);
      expect(forms.map((one) => one.name)).toEqual([name, `${name} Ltda`, `${name} SLU`]);
      for (const form of forms) {
        expect(computeMap({ name: form.name, birthDate: bakery.from, referenceDate: bakery.to })).toMatchObject(
          form.numbers,
        );
      }
    }
  });

  it('stands the names side by side, best first, with the days that “Data certa” finds for each', () => {
    const scores = study.candidates.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    for (const { name, openings } of study.candidates) {
      const { best } = findBestDays({
        occasion: 'opening',
        people: bakery.founders,
        companies: [{ name, foundationDate: null }],
        from: bakery.from,
        to: bakery.to,
        avoidWeekdays: [0, 6],
        avoidHolidays: true,
        state: null,
        referenceDate: bakery.referenceDate,
      });
      expect(openings.map(({ date, score }) => [date, score])).toEqual(
        best.slice(0, openings.length).map(({ date, score }) => [date, score]),
      );
    }
  });

  it('has a name that sounds like a known mark thought over', () => {
    const groups = Object.fromEntries(study.candidates.map(({ name, group }) => [name, group]));
    expect(groups['Cacau Xou']).toBe('think');
    expect(groups['Trigo da Serra']).not.toBe('think');
  });

  it('proposes names of more than one number where none was typed', () => {
    const proposed = studyBrand({ ...bakery, ideas: [] }).candidates;
    expect(new Set(proposed.map(({ numbers }) => numbers.expressao)).size).toBeGreaterThanOrEqual(3);
    const beside = studyBrand({ ...bakery, ideas: ['Trigo da Serra'] }).candidates.filter(({ isIdea }) => !isIdea);
    expect(new Set(beside.map(({ numbers }) => numbers.expressao)).size).toBe(2);
  });

  it('proposes names without ideas and fills up to three, none of a known mark', () => {
    const alone = studyBrand({ ...bakery, ideas: [] }).candidates;
    expect(alone).toHaveLength(5);
    expect(
      studyBrand({ ...bakery, ideas: ['Trigo da Serra'] })
        .candidates.map(({ isIdea }) => isIdea)
        .sort(),
    ).toEqual([false, false, true]);
    for (const { collisions, address, isIdea } of alone) {
      expect({ collisions, isShort: address.isShort, isIdea }).toEqual({
        collisions: [],
        isShort: true,
        isIdea: false,
      });
    }
  });

  it('repeats no slogan among the names', () => {
    const slogans = studyBrand({ ...bakery, ideas: [] }).candidates.flatMap(({ slogans: own }) =>
      own.map(({ text }) => text),
    );
    expect(slogans.length).toBeGreaterThan(12);
    expect(new Set(slogans).size).toBe(slogans.length);
  });

  it('refuses what it cannot judge, by the field', () => {
    expect(refused({ founders: [] })).toEqual({ code: 'TOO_FEW_PEOPLE', field: 'founders' });
    expect(refused({ founders: [{ name: 'Ana', birthDate: '2030-01-01' }] })?.field).toBe('founders.0.birthDate');
    expect(refused({ ideas: ['Trigo', '123'] })?.field).toBe('ideas.1');
    expect(refused({ ideas: 'abcdef'.split('').map((letter) => `Nome ${letter}`) })?.field).toBe('ideas');
    expect(refused({ to: '2027-12-31' })).toEqual({ code: 'RANGE_INVALID', field: 'to' });
    expect(refused({ from: '2027-01-09', to: '2027-01-10' })).toEqual({ code: 'NO_DAY_LEFT', field: 'avoidWeekdays' });
    expect(refused({ from: '2026-01-01', to: '2026-02-01' })?.code).toBe('RANGE_INVALID');
    expect(refused({ ideas: [], words: ['merda'] })?.field).toBe('words.0');
    expect(longestOpeningRange).toBe(184);
  });
});

it('reads any firm without a blank or a repeated reason, the same each time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...businessTypes),
      fc.constantFrom('cabalistica', 'pitagorica', 'caldaica'),
      fc.uniqueArray(fc.constantFrom('Luz Sistemas', 'Kodefy', 'Casa Vivo', 'Ateliê Lia & Cia', 'Nó'), {
        minLength: 1,
        maxLength: 4,
      }),
      (sector, system, ideas) => {
        const query = { ...bakery, sector, system, ideas, to: '2027-01-15' };
        const reading = readBrand(studyBrand(query));
        expect(reading).toEqual(readBrand(studyBrand(query)));
        expect(reading.names.length).toBeGreaterThanOrEqual(1);
        for (const { score, reasons, openings, founders } of reading.names) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(new Set(reasons.map(({ text }) => text)).size).toBe(reasons.length);
          expect(openings.length).toBeGreaterThan(0);
          expect(founders.every(({ text }) => text.length > 40)).toBe(true);
        }
        expect(JSON.stringify(reading)).not.toMatch(/undefined|NaN|\{\w+\}/u);
      },
    ),
    { numRuns: 20 },
  );
});

it('reads each founder by the Destino that the heading shows', () => {
  const [best] = readBrand(studyBrand(bakery)).names;
  const directors: Record<string, Record<string, string>> = ownersTexts;
  expect(best?.founders).not.toHaveLength(0);
  for (const { destino, text } of best?.founders ?? []) {
    expect(text).toBe(directors[toDigit(destino)]?.[toDigit(best?.numbers.expressao ?? 0)]);
  }
});
