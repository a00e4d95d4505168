import { expect, it } from 'vitest';
import { suggestChildNames } from '../../search/suggest-child-names.ts';
import { readingsOf, reasonsOf } from './child-name-words.ts';

function reasonsFor(surnames: string): Map<string, string> {
  const { suggestions } = suggestChildNames({
    targetNumbers: [1, 6],
    gender: 'female',
    family: { surnames },
    limit: 100,
  });
  return new Map(
    suggestions.map(({ name, fit, calculations: { anseiosDaAlma: motivacao, personalidade: impressao } }) => [
      name,
      fit
        ? reasonsOf(fit, { motivacao, impressao })
            .map(({ text }) => text)
            .join('\n')
        : '',
    ]),
  );
}

it('says of every name in its family something of its own', () => {
  const reasons = reasonsFor('Ribeiro Falcão');
  expect(reasons.size).toBe(100);
  expect(new Set(reasons.values()).size).toBe(reasons.size);
});

it('says where a name ends as the surname begins, rhymes, and its initials', () => {
  const all = [...reasonsFor('Almeida Arruda')].flatMap(([name, text]) => (/a$/u.test(name) ? [text] : []));
  expect(all.length).toBeGreaterThan(0);
  for (const text of all) expect(text).toMatch(/termina no som em que Almeida começa|rima com Arruda/u);
  const [first] = reasonsFor('da Silva Prado').values();
  expect(first).toMatch(/ as iniciais (?:\p{Lu}\. ){1,2}S\. P\.$/mu);
  expect(first).toMatch(/ (?:a|em) da Silva| que da Silva/u);
});

it('says how both words of a first name meet the surname', () => {
  const reasons = reasonsFor('Almeida Arruda');
  expect(reasons.get('Ana Laura')).toMatch(/^Ana Laura termina no som em que Almeida começa/mu);
});

it('reads every name of a page differently, also those with the same numbers', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22];
  for (const motivacao of [0, ...numbers]) {
    for (const impressao of [0, ...numbers]) {
      const readings = readingsOf(Array.from({ length: 60 }, () => ({ motivacao, impressao })));
      expect(new Set(readings).size).toBe(60);
      for (const text of readings)
        expect(text).toMatch(/^(?:Por dentro|À primeira vista|De perto), \p{Ll}.*[;,] .+\.$/u);
    }
  }
});

it('repeats no half of a sentence more than four times on a page of twenty names', () => {
  const { suggestions } = suggestChildNames({ targetNumbers: [6], gender: 'female', limit: 20 });
  const readings = readingsOf(
    suggestions.map(({ calculations: { anseiosDaAlma: motivacao, personalidade: impressao } }) => ({
      motivacao,
      impressao,
    })),
  );
  expect(readings).toHaveLength(20);
  expect(new Set(readings).size).toBe(20);
  const halves = readings.flatMap((text) => text.replace(/\.$/u, '').toLowerCase().split('; '));
  const most = Math.max(...halves.map((half) => halves.filter((other) => other === half).length));
  expect(most).toBeLessThanOrEqual(4);
});
