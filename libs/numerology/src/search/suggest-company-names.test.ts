import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quickNameNumbers } from '../../test/quick-name.ts';
import { NumerologyError } from '../errors.ts';
import type { System } from '../rules/rule-set.ts';
import { sectorNumbers } from '../tables/sectors.ts';
import { allParts, companyIndustries, companyLengths, companyStyles } from './company-parts.ts';
import { foldText } from './folding.ts';
import { isPronounceable } from './pronounceable.ts';
import { holdsRefusedWord } from './refused-names.ts';
import { type CompanyNameQuery, suggestCompanyNames } from './suggest-company-names.ts';
import { offeredNumbers } from './target-numbers.ts';

const sampleKeywords = ['sol', 'Café', 'pão de mel', 'VERDE', 'Ávila', 'raiz', 'Nova Era', 'ÔMEGA', 'janela', 'TI'];

const queries: fc.Arbitrary<CompanyNameQuery> = fc.record({
  targetNumbers: fc.uniqueArray(fc.constantFrom(...offeredNumbers), { minLength: 1, maxLength: 4 }),
  industry: fc.constantFrom(...companyIndustries),
  style: fc.constantFrom(...companyStyles),
  length: fc.constantFrom(...companyLengths),
  requestedCount: fc.integer({ min: 1, max: 30 }),
  keywords: fc.uniqueArray(fc.constantFrom(...sampleKeywords), { maxLength: 3 }),
  excludeKeywords: fc.uniqueArray(fc.constantFrom('luz', 'CASA', 'marca', 'ora'), { maxLength: 2 }),
  system: fc.constantFrom<System>('cabalistica', 'pitagorica'),
});

const letterRanges = { short: [3, 6], medium: [7, 12], long: [13, 120] } as const;
const runs = { numRuns: 25 };

it('always hits a target by the same calculation as the map, and scores by docs/numerology.md section 8', () => {
  fc.assert(
    fc.property(queries, (query) => {
      for (const { name, numerologyNumber, matchScore } of suggestCompanyNames(query).names) {
        const numbers = quickNameNumbers(name, query.system);
        expect(numbers?.expressao, name).toBe(numerologyNumber);
        expect(query.targetNumbers).toContain(numerologyNumber);
        const hasVowels = query.targetNumbers.includes(numbers?.motivacao ?? 0);
        const hasConsonants = query.targetNumbers.includes(numbers?.impressao ?? 0);
        const rest = matchScore - 7 - Number(hasVowels) - Number(hasConsonants);
        expect([0, 1], `${name} ${matchScore}`).toContain(rest);
      }
    }),
    runs,
  );
});

it('gives the point of the sector to its own numbers, and to every number where the sector is general', () => {
  const sure = (industry: 'technology' | 'general', number: number) =>
    suggestCompanyNames({ targetNumbers: [number], industry, style: 'modern' }).names.map(({ name, matchScore }) => {
      const numbers = quickNameNumbers(name);
      return matchScore - 7 - Number(numbers?.motivacao === number) - Number(numbers?.impressao === number);
    });
  expect(sectorNumbers('Tecnologia')).toEqual([7]);
  expect(new Set(sure('technology', 7))).toEqual(new Set([1]));
  expect(new Set(sure('technology', 8))).toEqual(new Set([0]));
  expect(new Set(sure('general', 8))).toEqual(new Set([1]));
});

it('holds length, unwanted words and count, repeats nothing and puts the best first', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const { names } = suggestCompanyNames(query);
      expect(names.length).toBeLessThanOrEqual(query.requestedCount ?? 10);
      expect(new Set(names.map(({ name }) => foldText(name))).size).toBe(names.length);
      expect(new Set(names.map(({ id }) => id)).size).toBe(names.length);
      expect(names.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
      const scores = names.map(({ matchScore }) => matchScore);
      expect(scores).toEqual([...scores].sort((first, second) => second - first));
      for (const { name } of names) {
        const letters = name.replace(/[^\p{L}]/gu, '').length;
        const [shortest, longest] = letterRanges[query.length ?? 'medium'];
        expect(letters >= shortest && letters <= longest, name).toBe(true);
        expect(holdsRefusedWord(foldText(name)), name).toBe(false);
        for (const word of query.excludeKeywords ?? []) expect(foldText(name)).not.toContain(foldText(word));
      }
    }),
    runs,
  );
});

it('answers the same question the same way, and gives other names when those shown are excluded', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const first = suggestCompanyNames(query);
      expect(suggestCompanyNames(query)).toEqual(first);
      const shown = first.names.map(({ name }) => foldText(name));
      const more = suggestCompanyNames({ ...query, exclude: shown }).names.map(({ name }) => foldText(name));
      expect(more.filter((name) => shown.includes(name))).toEqual([]);
    }),
    runs,
  );
});

/** Words that the lists or the caller gave. */
function givenWords(): Set<string> {
  const { sectors, styles } = allParts();
  const gendered = ({ m, f }: { m: string[]; f: string[] }) => [...m, ...f];
  return new Set([
    ...Object.values(sectors).flatMap(({ institutions, kinds, descriptors, nouns, shorts }) => [
      ...gendered(institutions),
      ...gendered(kinds),
      ...descriptors,
      ...gendered(shorts),
      ...Object.values(nouns).flatMap(gendered),
    ]),
    ...Object.values(styles).flatMap(({ adjectives, evocatives }) => [...adjectives.flat(), ...gendered(evocatives)]),
  ]);
}

it('coins only words that read well, with capitals at the beginning of words alone, and fits an address', () => {
  const given = givenWords();
  fc.assert(
    fc.property(queries, (query) => {
      for (const { name, domain, handle } of suggestCompanyNames(query).names) {
        expect(name).toMatch(
          /^(?:\p{Lu}[\p{Ll}-]+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}{2}|e|d[aoe])(?: (?:\p{Lu}[\p{Ll}-]+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}{2}|e|d[aoe]))*$/u,
        );
        const own = name.split(' ').filter((word) => !given.has(word) && !/^(?:e|d[aoe])$/.test(word));
        const typed = (query.keywords ?? []).flatMap((keyword) => foldText(keyword).split(' '));
        for (const word of own) expect(typed.includes(foldText(word)) || isPronounceable(word), name).toBe(true);
        expect(domain).toMatch(/^[a-z]{3,26}\.com\.br$/);
        expect(handle).toBe(`@${domain.replace('.com.br', '')}`);
      }
    }),
    runs,
  );
});

it('makes at least half of ten short names of words of the language', () => {
  const given = givenWords();
  for (const industry of companyIndustries) {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const query = { targetNumbers: [number], industry, style: 'modern', length: 'short' } as const;
      const words = suggestCompanyNames(query).names.filter(({ name }) => given.has(name));
      expect(words.length, `${industry} ${number}`).toBeGreaterThanOrEqual(5);
    }
  }
});

it('offers no two names of the same words, in whatever order', () => {
  const content = (name: string) =>
    foldText(name)
      .split(' ')
      .filter((word) => !['e', 'de', 'da', 'do'].includes(word))
      .sort()
      .join(' ');
  fc.assert(
    fc.property(queries, (query) => {
      const names = suggestCompanyNames(query).names.map(({ name }) => name);
      const more = suggestCompanyNames({ ...query, exclude: names }).names.map(({ name }) => name);
      expect(new Set([...names, ...more].map(content)).size).toBe(names.length + more.length);
    }),
    runs,
  );
});

it('gives each sector names of its own', () => {
  for (const style of companyStyles) {
    for (const length of ['medium', 'long'] as const) {
      const sectors = companyIndustries.filter((industry) => industry !== 'general');
      const names = sectors.flatMap((industry) =>
        suggestCompanyNames({ targetNumbers: [1, 5, 6, 8], industry, style, length, requestedCount: 20 }).names.map(
          ({ name }) => name,
        ),
      );
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  }
});

it('takes a keyword that says the kind of company as its kind', () => {
  const query = { targetNumbers: [1, 5, 8], industry: 'food', style: 'classic', length: 'long' } as const;
  const names = suggestCompanyNames({ ...query, keywords: ['padaria'] }).names.map(({ name }) => name);
  expect(names).toHaveLength(10);
  for (const name of names) expect(name).toMatch(/^Padaria /);
  const general = suggestCompanyNames({ ...query, industry: 'general', length: 'medium', keywords: ['PIZZARIA'] });
  expect(general.names).toHaveLength(10);
  expect(general.names.some(({ name }) => name.startsWith('Pizzaria '))).toBe(true);
  for (const { name, industry } of general.names) {
    expect(name).not.toMatch(/Padaria|Bistrô|Restaurante|Cantina/);
    expect(industry).toBe('general');
  }
});

it.each(companyIndustries)('finds ten names in %s of each style and length with the rarest numbers', (industry) => {
  const queries = companyStyles.flatMap((style) =>
    companyLengths.flatMap((length) => [2, 4, 11, 22].map((number) => ({ style, length, number }))),
  );
  const few = queries.filter(
    ({ number, ...query }) => suggestCompanyNames({ targetNumbers: [number], industry, ...query }).names.length < 10,
  );
  expect(few).toEqual([]);
});

it('uses the keywords in the composition, each in turn', () => {
  const keywords = ['sol', 'pão de mel', 'Café'];
  for (const length of ['medium', 'long'] as const) {
    const query = { targetNumbers: [1, 5, 8], industry: 'food', style: 'classic', length, keywords } as const;
    const names = suggestCompanyNames(query).names.map(({ name }) => name);
    expect(names).toHaveLength(10);
    for (const name of names) expect(name).toMatch(/Sol|Pão de Mel|Caf/);
    const written = length === 'medium' ? ['Sol', 'Caf'] : ['Sol', 'Pão de Mel', 'Caf'];
    for (const word of written) expect(names.some((name) => name.includes(word))).toBe(true);
  }
});

it('puts a quality given as a keyword behind a noun, in its gender', () => {
  const names = (['medium', 'long'] as const).flatMap((length) =>
    suggestCompanyNames({
      targetNumbers: [1, 4, 6, 8],
      industry: 'health',
      style: 'classic',
      length,
      requestedCount: 30,
      keywords: ['azul', 'claro'],
    }).names.map(({ name }) => name),
  );
  expect(names.some((name) => / Clara\b/.test(name)) && names.some((name) => / Claro\b/.test(name))).toBe(true);
  for (const name of names) expect(name).not.toMatch(/(?:Azul|Clar[oa]) (?:e|d[oa]) /);
});

it('coins no word that means something else', () => {
  const names = (['short', 'medium'] as const).flatMap((length) =>
    companyIndustries.flatMap((industry) =>
      suggestCompanyNames({
        targetNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        industry,
        style: 'creative',
        length,
        requestedCount: 50,
      }).names.map(({ name }) => name.toLowerCase()),
    ),
  );
  for (const word of allParts().misread) expect(names).not.toContain(word);
});

it('drops empty keywords and repetitions, and takes names without them when none can be used', () => {
  const query = { targetNumbers: [1], industry: 'food', style: 'classic', length: 'medium' } as const;
  const once = suggestCompanyNames({ ...query, keywords: ['Sol'] });
  expect(suggestCompanyNames({ ...query, keywords: [' ', 'sol', 'SOL', ''] })).toEqual(once);
  const short = suggestCompanyNames({ ...query, length: 'short', keywords: ['Paranapiacaba'] });
  expect(short.names).toHaveLength(10);
});

it('lets adjectives and articles agree with their noun', () => {
  const names = companyIndustries.flatMap((industry) =>
    suggestCompanyNames({
      targetNumbers: [1, 3, 5, 6, 7, 8, 9],
      industry,
      style: 'creative',
      length: 'long',
      requestedCount: 50,
    }).names.map(({ name }) => name),
  );
  expect(names.some((name) => / da /.test(name)) && names.some((name) => / do /.test(name))).toBe(true);
  for (const name of names) {
    expect(name).not.toMatch(/ do (Arara|Joaninha|Lua|Fábula|Laranja|Manga|Sereia|Borboleta)/);
    expect(name).not.toMatch(/ da (Tatu|Coqueiro|Cacto|Cometa|Carrossel|Tucano|Mandacaru)/);
    expect(name).not.toMatch(
      /(Arara|Joaninha|Lua|Fábula|Manga|Sereia|Borboleta) (Solto|Mágico|Curioso|Dançanto|Encantado)/,
    );
  }
});

const base = { industry: 'food', style: 'modern' } as const;

it('says that no company has 33 in the Kabbalistic system', () => {
  expect(suggestCompanyNames({ ...base, targetNumbers: [33] })).toEqual({
    names: [],
    tried: 0,
    unreachableTargets: [33],
  });
});

it.each([
  [{ targetNumbers: [] }, 'INVALID_INPUT', 'targetNumbers'],
  [{ targetNumbers: [12] }, 'INVALID_INPUT', 'targetNumbers'],
  [{ targetNumbers: [1], requestedCount: 0 }, 'INVALID_INPUT', 'requestedCount'],
  [{ targetNumbers: [1], keywords: ['ok', 'x'.repeat(31)] }, 'INVALID_INPUT', 'keywords.1'],
  [{ targetNumbers: [1], keywords: ['merda'] }, 'INVALID_INPUT', 'keywords.0'],
  [{ targetNumbers: [1], keywords: ['привет'] }, 'LETTER_WITHOUT_VALUE', 'keywords.0'],
  [{ targetNumbers: [1], keywords: ['123'] }, 'NAME_WITHOUT_LETTERS', 'keywords.0'],
  [
    { targetNumbers: [1], keywords: 'abcdefghijk'.split('').map((letter) => letter.repeat(2)) },
    'INVALID_INPUT',
    'keywords',
  ],
] as const)('refuses %o', (query, code, field) => {
  const refusal = () => suggestCompanyNames({ ...base, ...query });
  expect(refusal).toThrow(NumerologyError);
  expect(refusal).toThrow(expect.objectContaining({ code, field }));
});

it('has at least six readings in twenty names, and no word that does not suit the sector', () => {
  const { unfit, styles } = allParts();
  for (const industry of companyIndustries) {
    for (const style of companyStyles) {
      const feminine = new Map(styles[style].adjectives);
      const words = (unfit[industry] ?? []).flatMap((word) => [word, feminine.get(word) ?? word]);
      const ofSector = allParts().sectors[industry];
      const own = [...Object.values(ofSector.nouns), ofSector.shorts].flatMap(({ m, f }) => [...m, ...f]);
      const query = { targetNumbers: [6], industry, style, length: 'long', requestedCount: 20 } as const;
      const { names } = suggestCompanyNames(query);
      const readings = new Set(names.map(({ motivacao, impressao }) => `${motivacao}-${impressao}`));
      expect(readings.size, `${industry} ${style}`).toBeGreaterThanOrEqual(6);
      const found = names.filter(({ name }) =>
        name.split(' ').some((word) => words.includes(word) && !own.includes(word)),
      );
      expect(found.map(({ name }) => name)).toEqual([]);
    }
  }
});

it('makes no more than two of ten names of coined words, but for the rarest numbers', () => {
  const given = givenWords();
  for (const industry of companyIndustries) {
    for (const style of companyStyles) {
      for (const number of [1, 3, 5, 6, 7, 8, 9]) {
        const { names } = suggestCompanyNames({ targetNumbers: [number], industry, style, requestedCount: 10 });
        const coined = names.filter(({ name }) => name.split(' ').every((word) => !given.has(word)));
        expect(coined.length, `${industry} ${style} ${number}`).toBeLessThanOrEqual(2);
      }
    }
  }
});

it('puts an ingredient behind “da” or “do”, not right behind the kind of company', () => {
  const query = { industry: 'food', style: 'classic', keywords: ['pão', 'sol'] } as const;
  const names = suggestCompanyNames({ ...query, targetNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], requestedCount: 50 }).names;
  const { m, f } = allParts().sectors.food.institutions;
  const kinds = [...m, ...f].join('|');
  expect(names.filter(({ name }) => new RegExp(`^(?:${kinds}) Pão`, 'u').test(name))).toEqual([]);
  expect(names.some(({ name }) => new RegExp(`^(?:${kinds}) do Pão$`, 'u').test(name))).toBe(true);
});
