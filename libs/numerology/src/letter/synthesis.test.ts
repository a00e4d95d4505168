import { describe, expect, it } from 'vitest';
import { randomPeople } from '../bank/random-people.ts';
import { computeMap } from '../map.ts';
import { letterFacts } from './letter-facts.ts';
import { synthesisOf } from './synthesis.ts';

const referenceDate = '2026-11-23';
const people = randomPeople(400, referenceDate);
const maps = [
  ...people.map((person) => computeMap({ ...person, referenceDate })),
  ...people.slice(0, 100).map((person) => computeMap({ ...person, referenceDate, system: 'pitagorica' })),
];

/** What a wrong article, number or contraction would leave behind. */
const disagreement =
  /[{}]|undefined|null|NaN| {2}|(?<![\p{L}\d])(no (Motivação|Impressão|Expressão|Missão)|na Destino|do (Motivação|Impressão|Expressão|Missão)|da Destino|de (o|a|os|as) (Motivação|Impressão|Expressão|Missão|Destino)|1 anos|um anos|0 anos?|o o|em em|de de|até [.,:])(?!\p{L})/u;

describe('the synthesis', () => {
  it('has three sentences that agree, in both systems and at every age', () => {
    const found = maps.flatMap((map) =>
      synthesisOf(map)
        .filter((text) => disagreement.test(text) || !/^\p{Lu}[^.!?]*[.!?]$/u.test(text))
        .map((text) => `${map.name}: ${text}`),
    );
    expect(found).toEqual([]);
    expect(new Set(maps.map((map) => synthesisOf(map).length))).toEqual(new Set([3]));
  });

  it('names the strongest number with its places, both ends of the tension and the present cycle', () => {
    const adults = maps.filter((map) => letterFacts(map).band !== 'child');
    for (const map of adults) {
      const { strongest, tension, turn } = letterFacts(map);
      const [first = '', second = '', third = ''] = synthesisOf(map);
      expect(first).toContain(`${strongest.number}, n`);
      if (tension) for (const place of [tension.one, tension.other]) expect(second).toContain(String(map[place]));
      expect(third).toMatch(new RegExp(`(?:${turn ? 'ciclo|momento' : `\\b${map.vigentes.ciclo.number}\\b`})`, 'u'));
    }
  });

  it('speaks of a child by name, to those who read', () => {
    const map = computeMap({ name: 'helena prado', birthDate: '2021-03-14', referenceDate });
    const [first, , third] = synthesisOf(map);
    expect(first).toContain('Helena');
    expect(third).toMatch(/infância|brinquedos/u);
    expect(synthesisOf(map).join(' ')).not.toMatch(/\bvocê\b/u);
  });

  it('differs between people: fewer than one in fifty shares all three sentences with another', () => {
    const all = maps.slice(0, 400).map((map) => synthesisOf(map).join(' '));
    expect(all.length - new Set(all).size).toBeLessThan(8);
  });
});
