import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameSequences, quickNameNumbers } from '../../../test/quick-name.ts';
import { NumerologyError } from '../../errors.ts';
import { computeMap } from '../../map.ts';
import { analyzeName } from '../../name-analysis.ts';
import type { System } from '../../rules/rule-set.ts';
import { foldText } from '../folding.ts';
import { offeredNumbers } from '../target-numbers.ts';
import { spellingEdits } from './spelling-edits.ts';
import { otherSpellings } from './spelling-key.ts';
import { type SpellingQuery, suggestSpellings } from './suggest-spellings.ts';

const sampleNames = [
  'Maria Aparecida dos Santos',
  'João Pedro Álvares Cabral',
  'ANA CÉLIA VASCONCELOS',
  "Rafaela Cristina D'Ávila Queiroz",
  'Luís Carlos de Souza e Mello',
  'Thiago Victor',
  'Yara',
  'Jean-Luc da Silva',
];
const reference = '2026-11-21';

const queries: fc.Arbitrary<SpellingQuery> = fc.record({
  name: fc.constantFrom(...sampleNames),
  wantedNumbers: fc.uniqueArray(fc.constantFrom(...offeredNumbers), { minLength: 1, maxLength: 2 }),
  position: fc.constantFrom('expressao', 'motivacao', 'impressao'),
  birthDate: fc.constantFrom(undefined, '1980-03-14', '1999-12-29'),
  limit: fc.integer({ min: 1, max: 50 }),
  system: fc.constantFrom<System>('cabalistica', 'pitagorica'),
});
const runs = { numRuns: 40 };

it('lists spellings that meet no goal after the others, where they are asked for', () => {
  const query = { name: 'Carlos Eduardo Pereira', birthDate: '1977-03-28', raiseHarmony: true, onlyBorne: true };
  const { current, suggestions } = suggestSpellings({ ...query, withUnmet: true });
  expect(suggestSpellings(query).suggestions).toEqual([]);
  expect(suggestions.map(({ name }) => name)).toEqual(['Carlos E. Pereira', 'Carlos Pereira']);
  expect(suggestions.every(({ harmony }) => (harmony ?? 0) <= (current.harmony ?? 0))).toBe(true);
});

it('reaches the wanted number with every suggestion, by the same calculation as the map', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { suggestions } = suggestSpellings(query);
      for (const { name, numbers, reachesWanted } of suggestions) {
        const { expressao, motivacao, impressao } = numbers;
        expect({ expressao, motivacao, impressao }).toEqual(quickNameNumbers(name, query.system));
        expect(query.wantedNumbers).toContain(numbers[query.position ?? 'expressao']);
        expect(reachesWanted).toBe(true);
      }
    }),
    runs,
  );
});

it('repeats no spelling nor the name itself, changes something each time, and puts the best first', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { current, suggestions } = suggestSpellings(query);
      const names = suggestions.map(({ name }) => name);
      expect(new Set([current.name, ...names]).size).toBe(names.length + 1);
      expect(names.length).toBeLessThanOrEqual(query.limit ?? 12);
      const scores = suggestions.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((first, second) => second - first));
      for (const { changes, score } of suggestions) {
        expect(changes.length).toBeGreaterThanOrEqual(1);
        expect(changes.length).toBeLessThanOrEqual(3);
        expect(score >= 0 && score <= 100).toBe(true);
      }
      expect(suggestSpellings(query)).toEqual({ ...suggestSpellings(query), current, suggestions });
    }),
    runs,
  );
});

it('keeps the first word and the last, in their place', () => {
  const { suggestions } = suggestSpellings({ name: 'Maria Aparecida dos Santos', clearSequences: true, limit: 50 });
  for (const { name } of suggestions) {
    expect(foldText(name)).toMatch(/^mar\p{L}+ (.* )?s\p{L}+$/u);
  }
});

it('clears negative sequences of the triângulo da vida, and lists the remaining ones', () => {
  const query = { name: 'Maria Aparecida dos Santos', clearSequences: true } as const;
  const { current, suggestions } = suggestSpellings(query);
  expect(current.negativeSequences.map(({ sequence }) => sequence).sort()).toEqual(nameSequences(query.name));
  expect(suggestions[0]?.negativeSequences).toEqual([]);
  for (const { name, negativeSequences, clearedSequences } of suggestions) {
    expect(negativeSequences.map(({ sequence }) => sequence).sort()).toEqual(nameSequences(name));
    expect(negativeSequences.length).toBeLessThan(current.negativeSequences.length);
    expect(clearedSequences.length).toBeGreaterThan(0);
  }
});

it('reads the four triangles, Destino, Missão and harmony as the map does when the birth date is given', () => {
  const birthDate = '1990-07-21';
  const query = { name: 'Maria Aparecida dos Santos', clearSequences: true, birthDate, limit: 5 } as const;
  for (const { name, numbers, harmony, negativeSequences } of suggestSpellings(query).suggestions) {
    const map = computeMap({ name, birthDate, referenceDate: reference });
    expect([numbers.destino, numbers.missao]).toEqual([map.destino, map.missao]);
    expect(harmony).toBe(analyzeName({ name, birthDate, referenceDate: reference }).nameCompatibility.score);
    const inMap = Object.entries(map.triangulos).flatMap(([triangle, { sequenciasNegativas }]) =>
      sequenciasNegativas.map(({ sequence }) => `${triangle} ${sequence}`),
    );
    expect(new Set(negativeSequences.map(({ triangle, sequence }) => `${triangle} ${sequence}`))).toEqual(
      new Set(inMap),
    );
  }
});

it('raises the harmony of name and birth, or says that nothing does', () => {
  const { current, suggestions } = suggestSpellings({
    name: 'Maria Aparecida dos Santos',
    birthDate: '1980-03-14',
    raiseHarmony: true,
  });
  expect(suggestions.length).toBeGreaterThan(0);
  for (const { harmony } of suggestions) expect(harmony).toBeGreaterThan(current.harmony ?? 100);
});

it('meets both goals when two are given', () => {
  const query = { name: 'Rafaela Cristina Queiroz', wantedNumbers: [1, 3], clearSequences: true, limit: 50 } as const;
  const { current, suggestions } = suggestSpellings(query);
  for (const { reachesWanted, negativeSequences } of suggestions) {
    expect(reachesWanted || negativeSequences.length < current.negativeSequences.length).toBe(true);
  }
  expect(suggestions.some(({ reachesWanted }) => reachesWanted)).toBe(true);
});

it('describes each change in Portuguese', () => {
  const { suggestions } = suggestSpellings({
    name: 'Luís Carlos de Souza Mello',
    wantedNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22],
    limit: 50,
  });
  const descriptions = suggestions.flatMap(({ changes }) => changes.map(({ description }) => description));
  expect(descriptions).toContain('“Luís” escrito “Luiz”');
  expect(descriptions).toContain('sem “de”');
  expect(descriptions).toContain('“Carlos” abreviado para “C.”');
  expect(descriptions).toContain('“Mello” escrito “Melo”');
  expect(descriptions).toContain('sem “Carlos”');
});

it('abbreviates a name with its particle before the apostrophe', () => {
  const { suggestions } = suggestSpellings({
    name: "Conceição Aparecida d'Ávila Gonçalves",
    wantedNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22],
    limit: 50,
  });
  const changes = suggestions.flatMap((suggestion) => suggestion.changes.map(({ to }) => to));
  expect(changes).toContain("d'Á.");
  expect(changes).not.toContain('d.');
});

it.each([
  ['Luís', ['Luis', 'Luiz']],
  ['Souza', ['Sousa']],
  ['Sofia', ['Sophia', 'Sofie']],
  ['Tiago', ['Thiago']],
  ['Iara', ['Yara']],
])('knows other spellings of %s that people bear', (word, others) => {
  for (const other of others.slice(0, 1)) expect(otherSpellings(word)).toContain(other);
  expect(otherSpellings(word)).not.toContain(word);
});

it('writes a word in its own case', () => {
  expect(spellingEdits('LUÍS').map(({ text }) => text)).toContain('LUIZ');
  expect(spellingEdits("D'Ávila").map(({ text }) => text)).toContain("D'Avila");
  expect(spellingEdits("d'Ávila").map(({ text }) => text)).toContain("d'Avila");
  expect(spellingEdits('souza').map(({ text }) => text)).toContain('sousa');
});

it('writes only spellings that people bear where they are wanted', () => {
  const names = (onlyBorne: boolean) =>
    suggestSpellings({
      name: "Luís Duarte d'Ávila",
      wantedNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22],
      onlyBorne,
      limit: 50,
    }).suggestions.map(({ name }) => name);
  expect(names(false).join()).toMatch(/Duartte|Duarthe|Duarty|Ávilah/u);
  expect(names(true).join()).not.toMatch(/tt|th|ah|Duarty|Dvarte/u);
  expect(names(true)).toContain("Luiz Duarte d'Ávila");
});

it('leaves out spellings that are too long for a name', () => {
  const name = `Ana ${'Isabela Camila Rafaela '.repeat(5)}C`;
  expect(name).toHaveLength(120);
  const { suggestions } = suggestSpellings({ name, wantedNumbers: [1, 3, 5, 7, 9], limit: 50 });
  expect(suggestions.length).toBeGreaterThan(0);
  for (const suggestion of suggestions) expect(suggestion.name.length).toBeLessThanOrEqual(120);
});

it('signs names with digits, short words and an end in a particle', () => {
  const options = { wantedNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22], limit: 50 };
  const signed = (name: string) => suggestSpellings({ name, ...options }).suggestions.map((each) => each.name);
  expect(signed('João Sá Lima 2')).toContain('João Lima');
  expect(signed('Ana Lia da')).not.toContain('Ana Lia');
  expect(signed('di Carla Melo')).toContain('di Karla Melo');
});

it('says which wanted number no name has', () => {
  expect(suggestSpellings({ name: 'Yara', wantedNumbers: [33] })).toMatchObject({
    suggestions: [],
    unreachableTargets: [33],
  });
});

it.each([
  [{ name: 'Yara' }, 'INVALID_INPUT', 'wantedNumbers'],
  [{ name: 'Yara', wantedNumbers: [] }, 'INVALID_INPUT', 'targetNumbers'],
  [{ name: 'Yara', raiseHarmony: true }, 'INVALID_INPUT', 'birthDate'],
  [{ name: 'Yara', clearSequences: true, birthDate: '2000-02-30' }, 'INVALID_DATE', 'birthDate'],
  [{ name: 'Yara', clearSequences: true, limit: 51 }, 'INVALID_INPUT', 'limit'],
  [{ name: '  ', clearSequences: true }, 'EMPTY_NAME', 'name'],
  [{ name: '12', clearSequences: true }, 'NAME_WITHOUT_LETTERS', 'name'],
  [{ name: 'Юрий', clearSequences: true }, 'LETTER_WITHOUT_VALUE', 'name'],
] as const)('refuses %o', (query, code, field) => {
  const refusal = () => suggestSpellings(query);
  expect(refusal).toThrow(NumerologyError);
  expect(refusal).toThrow(expect.objectContaining({ code, field }));
});
