import { expect, test } from 'vitest';
import { randomPeople } from '../bank/random-people.ts';
import { chooserFor, variantsOf } from './variants.ts';

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
