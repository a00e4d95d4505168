import { expect, test } from 'vitest';
import { randomPeople } from '../bank/random-people.ts';
import { computeMap } from '../map.ts';
import { toDigit } from '../reduction.ts';
import { mainPositions } from './main-positions.ts';
import { chooserByNumbers, chooserFor, variantsOf } from './variants.ts';

const people = randomPeople(200, '2026-11-23');

test('one person gets the same variant of a text always, and each variant goes to about half of all people', () => {
  const variants = variantsOf('first', 'second');
  const chosen = people.map((person) => chooserFor(person)(variants, 'arcanos/11'));
  expect(people.map((person) => chooserFor(person)(variants, 'arcanos/11'))).toEqual(chosen);
  const share = chosen.filter((text) => text === 'first').length / people.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test('a place with a list of variants hands out all of them, each to about the same number of people', () => {
  const variants = variantsOf('first', ['second', 'third', 'fourth']);
  const chosen = people.map((person) => chooserFor(person)(variants, 'mesNoAno/1/1'));
  expect(variants).toEqual(['first', 'second', 'third', 'fourth']);
  for (const variant of variants) {
    const share = chosen.filter((text) => text === variant).length / people.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
  }
});

test('a text without a second variant is every person’s', () => {
  expect(chooserFor({ name: 'Ana', birthDate: '1990-01-01' })(variantsOf('first', undefined), 'arcanos/11')).toBe(
    'first',
  );
});

test('by their numbers two people with two equal ones and as many 22 never share one of nine variants', () => {
  const variants = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const maps = people.map((person) => computeMap({ ...person, referenceDate: '2026-11-23' }));
  const chosen = maps.map((map) => chooserByNumbers(map)(variants, 'mesNoAno/1/1'));
  expect(new Set(chosen).size).toBe(9);
  const builders = maps.map(({ expressao, destino }) => [expressao, destino].filter((number) => number === 22).length);
  const withTwoEqual = maps.flatMap((one, at) =>
    maps.flatMap((other, to) => {
      const equal = mainPositions.filter((position) => toDigit(one[position]) === toDigit(other[position]));
      return to > at && equal.length === 2 && builders[at] === builders[to] ? [[chosen[at], chosen[to]]] : [];
    }),
  );
  expect(withTwoEqual.length).toBeGreaterThan(500);
  expect(withTwoEqual.filter(([one, other]) => one === other)).toEqual([]);
});

test('two people with Expressão 4 and 22 and equal Destino and Missão read different variants of many texts', () => {
  // 8 + 4 × 5 and 5 + 4 × 8 are the same modulo 9.
  const one = chooserByNumbers({ motivacao: 8, impressao: 5, expressao: 4, destino: 7 });
  const other = chooserByNumbers({ motivacao: 5, impressao: 8, expressao: 22, destino: 7 });
  const topics = Array.from({ length: 200 }, (_, index) => `topic/${index}`);
  const alike = topics.filter(
    (topic) => one(['first', 'second', 'third'], topic) === other(['first', 'second', 'third'], topic),
  );
  expect(alike.length).toBeLessThan(100);
});
