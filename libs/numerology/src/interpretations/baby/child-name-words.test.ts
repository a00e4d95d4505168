import { expect, it } from 'vitest';
import { suggestChildNames } from '../../search/suggest-child-names.ts';
import { reasonsOf } from './child-name-words.ts';

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
  expect(first).toMatch(/ as iniciais \p{Lu}\. S\. P\.$/mu);
});
