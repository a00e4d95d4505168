import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { corrected, isCloseDate, isCloseName, isSamePerson } from './correction.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

describe('isCloseName', () => {
  test.each([
    ['Ana Célia Vasconcelos', 'Ana Celia Vasconselos', true],
    ['ana  célia vasconcelos', 'Ana Célia Vasconcelos', true],
    ['Ana Célia Vasconcelos', 'Ana Cecília Vasconcelos', true],
    ['Rui', 'Ruy', true],
    ['Rui', 'Eva', false],
    ['Ana Célia Vasconcelos', 'Caetano Veloso', false],
    ['Ana Célia Vasconcelos', 'Ana', false],
    ['Ana Souza', 'Ivo Souza', false],
  ])('%s and %s: %s', (first, next, expected) => {
    expect(isCloseName(first, next)).toBe(expected);
    expect(isCloseName(next, first)).toBe(expected);
  });

  it('accepts one mistyped letter of any name of four letters or more', () => {
    const name = fc.stringMatching(/^[a-z]{4,40}$/u);
    fc.assert(
      fc.property(name, fc.nat(), fc.constantFrom(...'abcxyz'), (first, at, letter) => {
        const place = at % first.length;
        expect(isCloseName(first, first.slice(0, place) + letter + first.slice(place + 1))).toBe(true);
      }),
    );
  });

  it('refuses a name without a letter of the first', () => {
    const names = [fc.stringMatching(/^[a-m]{4,40}$/u), fc.stringMatching(/^[n-z]{4,40}$/u)] as const;
    fc.assert(
      fc.property(...names, (first, next) => {
        expect(isCloseName(first, next)).toBe(false);
      }),
    );
  });
});

test.each([
  ['1955-11-29', '1955-11-28', true],
  ['1955-11-29', '1995-11-29', true],
  ['1955-11-09', '1955-09-11', true],
  ['1955-11-29', '1955-10-28', false],
  ['1955-11-29', '1987-03-02', false],
])('isCloseDate: %s and %s: %s', (first, next, expected) => {
  expect(isCloseDate(first, next)).toBe(expected);
  expect(isCloseDate(next, first)).toBe(expected);
});

describe('isSamePerson', () => {
  test.each([
    ['a mistyped name', { ...ana, name: 'Ana Celia Vasconselos' }, true],
    ['another date of the same name', { ...ana, birthDate: '1987-03-02' }, true],
    ['a slip in both', { name: 'Ana Célia Vasconselos', birthDate: '1955-11-28' }, true],
    ['another name of the same date', { ...ana, name: 'Caetano Veloso' }, false],
    ['a similar name of another date', { name: 'Ana Clara Vasconcelos', birthDate: '1958-02-14' }, false],
    ['another person', { name: 'Caetano Veloso', birthDate: '1942-08-07' }, false],
  ])('%s', (_case, next, expected) => {
    const first = { kind: 'personal', input: ana } as const;
    const changed = corrected(first, { ...next, person: 0 });
    expect(changed && isSamePerson(first, changed)).toBe(expected);
  });

  it('accepts only a close date without a name', () => {
    const cycles = (birthDate: string) => ({ kind: 'cycles', input: { birthDate, year: 2027 } }) as const;
    expect(isSamePerson(cycles('1955-11-29'), cycles('1955-11-28'))).toBe(true);
    expect(isSamePerson(cycles('1955-11-29'), cycles('1987-03-02'))).toBe(false);
  });

  it('takes the name of the cycles of a person into account', () => {
    const cycles = (name: string) =>
      ({ kind: 'cycles', input: { name, birthDate: ana.birthDate, year: 2027 } }) as const;
    expect(isSamePerson(cycles(ana.name), cycles(`${ana.name}s`))).toBe(true);
    expect(isSamePerson(cycles(ana.name), cycles('Rui Barbosa Lima'))).toBe(false);
  });

  it('compares every person with the first one in that place', () => {
    const people = [ana, { name: 'Rui Barbosa Lima', birthDate: '1958-03-14' }];
    const first = { kind: 'compatibility', input: { people } } as const;
    expect(isSamePerson(first, { kind: 'compatibility', input: { people: people.toReversed() } })).toBe(false);
    expect(isSamePerson(first, first)).toBe(true);
  });
});
