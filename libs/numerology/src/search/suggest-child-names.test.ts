import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quickNameNumbers } from '../../test/quick-name.ts';
import { recentPeople } from '../baby/name-popularity.ts';
import { NumerologyError } from '../errors.ts';
import type { System } from '../rules/rule-set.ts';
import { fitBands } from './child-name-fit.ts';
import { childNameGenders, childNameOrigins, childNameStyles, childNameThemes } from './child-name-schema.ts';
import { childNames } from './child-names.ts';
import { type ChildNameLength, type ChildNameQuery, suggestChildNames } from './suggest-child-names.ts';
import { offeredNumbers } from './target-numbers.ts';

const optional = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const queries: fc.Arbitrary<ChildNameQuery> = fc.record({
  targetNumbers: fc.uniqueArray(fc.constantFrom(...offeredNumbers), { minLength: 1, maxLength: 4 }),
  gender: fc.constantFrom(...childNameGenders),
  origin: optional(childNameOrigins),
  theme: optional(childNameThemes),
  style: optional(childNameStyles),
  length: optional<ChildNameLength>(['any', 'short', 'medium', 'long']),
  limit: fc.integer({ min: 1, max: 100 }),
  system: optional<System>(['cabalistica', 'pitagorica']),
});

const letters: Record<ChildNameLength, RegExp> = {
  any: /./,
  short: /^.{3,5}$/u,
  medium: /^.{6,8}$/u,
  long: /^.{9,}$/u,
};

it('offers only names with a target as the number of all letters, by the same calculation as the map', () => {
  fc.assert(
    fc.property(queries, (query) => {
      for (const { name, number, calculations, matchScore, matchingNumbers } of suggestChildNames(query).suggestions) {
        const numbers = quickNameNumbers(name, query.system);
        expect(calculations).toEqual({
          destino: numbers?.expressao,
          anseiosDaAlma: numbers?.motivacao,
          personalidade: numbers?.impressao,
        });
        expect(number).toBe(calculations.destino);
        expect(query.targetNumbers).toContain(number);
        const matches = Object.values(calculations).filter((value) => query.targetNumbers.includes(value));
        expect(matchScore).toBe(matches.length);
        expect(matchingNumbers).toEqual([...new Set(matches)]);
      }
    }),
  );
});

it('holds every filter and repeats no name', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { suggestions } = suggestChildNames(query);
      expect(new Set(suggestions.map(({ name }) => name)).size).toBe(suggestions.length);
      for (const suggestion of suggestions) {
        expect(suggestion.gender).toBe(query.gender);
        expect(suggestion.origin).toBe(query.origin ?? suggestion.origin);
        expect(suggestion.theme).toBe(query.theme ?? suggestion.theme);
        expect(suggestion.style).toBe(query.style ?? suggestion.style);
        expect(suggestion.name.replaceAll(' ', '')).toMatch(letters[query.length ?? 'any']);
      }
    }),
  );
});

it('pages through all that fits: best score first, nothing twice, nothing left out', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const names: string[] = [];
      const scores: number[] = [];
      let offset: number | null = 0;
      let total = 0;
      while (offset !== null) {
        const page = suggestChildNames({ ...query, offset });
        names.push(...page.suggestions.map(({ name }) => name));
        scores.push(...page.suggestions.map(({ matchScore }) => matchScore));
        total = page.total;
        offset = page.nextOffset;
      }
      expect(names).toHaveLength(total);
      expect(new Set(names).size).toBe(total);
      expect(scores).toEqual([...scores].sort((first, second) => second - first));
    }),
  );
});

it('answers the same question the same way, and goes on where the names shown are excluded', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const first = suggestChildNames(query);
      expect(suggestChildNames(query)).toEqual(first);
      const shown = first.suggestions.map(({ name }) => name.toUpperCase().normalize('NFD'));
      const more = suggestChildNames({ ...query, exclude: shown });
      expect(more.suggestions).toEqual(suggestChildNames({ ...query, offset: shown.length }).suggestions);
    }),
  );
});

it('finds every name of the list under its own number', () => {
  const found = offeredNumbers.flatMap((number) =>
    childNameGenders.map((gender) => suggestChildNames({ targetNumbers: [number], gender }).total),
  );
  expect(found.reduce((sum, total) => sum + total, 0)).toBe(childNames().length);
});

it('keeps Luís and Luis apart: the accent changes the number', () => {
  const numberOf = (name: string) => quickNameNumbers(name)?.expressao;
  expect([numberOf('Luis'), numberOf('Luís')]).toEqual([4, 6]);
  const all = (target: number, exclude: string[]) => {
    const query = { targetNumbers: [target], gender: 'male', length: 'short', limit: 100, exclude } as const;
    return suggestChildNames(query).suggestions.map(({ name }) => name);
  };
  expect(all(4, ['Luís'])).toContain('Luis');
  expect(all(6, ['Luis'])).toContain('Luís');
});

it('says that no name has 33 in the Kabbalistic system, where it is a 6', () => {
  expect(suggestChildNames({ targetNumbers: [33], gender: 'female' })).toMatchObject({
    suggestions: [],
    total: 0,
    nextOffset: null,
    unreachableTargets: [33],
  });
  expect(suggestChildNames({ targetNumbers: [33], gender: 'female', system: 'pitagorica' }).total).toBeGreaterThan(0);
});

it.each([
  [{ targetNumbers: [], gender: 'male' }, 'targetNumbers', 'Selecione um número alvo para gerar nomes'],
  [{ targetNumbers: [10], gender: 'male' }, 'targetNumbers', 'O número 10 não é um número alvo.'],
  [{ targetNumbers: [1], gender: 'male', offset: -1 }, 'offset', 'Informe um número inteiro a partir de 0.'],
  [{ targetNumbers: [1], gender: 'male', limit: 101 }, 'limit', 'Informe um número inteiro de 1 a 100.'],
] as const)('refuses %o', (query, field, message) => {
  const refusal = () => suggestChildNames(query);
  expect(refusal).toThrow(NumerologyError);
  expect(refusal).toThrow(expect.objectContaining({ code: 'INVALID_INPUT', field, message }));
});

const surnames = fc.constantFrom('Ribeiro Falcão', 'da Silva', 'Oliveira Santos', 'Ávila', 'de Souza Nunes Prado');
const families = fc.record({
  surnames,
  expectedDate: optional(['2027-03-12', '2026-12-31', '2028-02-29']),
  siblings: optional([['Miguel'], ['Helena', 'Theo'], ['Ana Clara de Souza']]),
});

it('judges the whole name: its number is a target, the best band of fit comes first and common use decides in it', () => {
  fc.assert(
    fc.property(queries, families, (query, family) => {
      const { suggestions } = suggestChildNames({ ...query, family });
      for (const { name, number, fit, calculations } of suggestions) {
        const numbers = quickNameNumbers(`${name} ${family.surnames}`, query.system);
        expect(fit?.fullName).toBe(`${name} ${family.surnames}`);
        expect(number).toBe(numbers?.expressao);
        expect(calculations.anseiosDaAlma).toBe(numbers?.motivacao);
        expect(query.targetNumbers).toContain(number);
        expect(fit?.siblings).toHaveLength(family.siblings?.length ?? 0);
        expect(family.siblings ?? []).not.toContain(name);
        expect(fit?.brings.filter((value) => fit.lacks.includes(value))).toEqual([]);
      }
      const bands = suggestions.flatMap(({ fit }) => (fit ? [fitBands.indexOf(fit.band)] : []));
      expect(bands).toHaveLength(suggestions.length);
      expect(bands).toEqual(bands.toSorted((one, other) => one - other));
      for (const band of fitBands) {
        const ofBand = suggestions.filter(({ fit }) => fit?.band === band);
        const people = ofBand.map(({ name }) => recentPeople(name));
        expect(people).toEqual(people.toSorted((one, other) => other - one));
        const [least, below] = { high: [80, 101], good: [70, 80], partial: [0, 70] }[band];
        for (const { fit } of ofBand) {
          expect(fit?.score).toBeGreaterThanOrEqual(least ?? 0);
          expect(fit?.score).toBeLessThan(below ?? 0);
        }
      }
    }),
    { numRuns: 40 },
  );
});

it('weighs the expected date and the fortnight around it', () => {
  const family = { surnames: 'Ribeiro Falcão', expectedDate: '2027-03-12' };
  const { expected } = suggestChildNames({ targetNumbers: [6, 1], gender: 'female', family });
  // 12/03/2027: 1+2+3+2+2+7 = 17, Destino 8.
  expect(expected?.destino).toBe(8);
  expect(expected?.days).toBe(15);
  expect(expected?.targets.map(({ number, relation }) => [number, relation])).toEqual([
    [6, 'favoravel'],
    [1, 'neutro'],
  ]);
});

it('names what to change where nothing fits', () => {
  const query = { targetNumbers: [4], gender: 'unisex', theme: 'Esperança', origin: 'Árabe' } as const;
  const { suggestions, advice } = suggestChildNames(query);
  expect(suggestions).toEqual([]);
  for (const { filter, total } of advice?.filters ?? []) {
    const relaxed = { ...query, [filter === 'meaning' ? 'theme' : filter]: undefined };
    expect(suggestChildNames(relaxed).total).toBe(total);
  }
  const found = suggestChildNames({ targetNumbers: [5], gender: 'female' });
  expect(found.advice).toBeNull();
});

it.each([
  [{ surnames: '123' }, 'surnames'],
  [{ surnames: 'Silva', siblings: ['Ана'] }, 'siblings.0'],
  [{ surnames: 'Silva', expectedDate: '2027-02-30' }, 'expectedDate'],
])('refuses the family %o', (family, field) => {
  const refusal = () => suggestChildNames({ targetNumbers: [1], gender: 'male', family });
  expect(refusal).toThrow(expect.objectContaining({ field }));
});

it('offers among equals the names that most people were given since 1990', () => {
  const { suggestions } = suggestChildNames({ targetNumbers: [8], gender: 'male', limit: 100 });
  const people = suggestions.filter(({ matchScore }) => matchScore === 1).map(({ name }) => recentPeople(name));
  expect(people.length).toBeGreaterThan(20);
  expect(people).toEqual(people.toSorted((one, other) => other - one));
});
