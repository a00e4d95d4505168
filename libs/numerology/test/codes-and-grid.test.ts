import { describe, expect, it } from 'vitest';
import { numberOfCode } from '../src/code-number.ts';
import { letterGrid } from '../src/letter-grid.ts';

describe('numbers of addresses, phones and plates', () => {
  it('adds digits and letters', () => {
    // A1 B2 C3 1 D4 2 3
    expect(numberOfCode('plate', 'abc-1d23')).toEqual({
      kind: 'plate',
      symbols: [
        { symbol: 'a', value: 1 },
        { symbol: 'b', value: 2 },
        { symbol: 'c', value: 3 },
        { symbol: '1', value: 1 },
        { symbol: 'd', value: 4 },
        { symbol: '2', value: 2 },
        { symbol: '3', value: 3 },
      ],
      total: 16,
      reduction: [16, 7],
      number: 7,
      certainty: 'D',
    });
    expect(numberOfCode('address', '128').number).toBe(11);
    expect(numberOfCode('plate', 'ABC1D23', 'pitagorica').total).toBe(16);
  });

  it.each([
    ['apto 7', 7],
    ['Apartamento 45B', 4 + 5 + 2],
    ['casa 2, fundos', 2],
    ['nº 128', 11],
    ['128, 2º andar', 13],
    ['Bloco C, apto 12', 3 + 3],
    ['n. 30', 3],
  ])('counts digits and the letter of its own of %s, no words or signs', (text, total) => {
    expect(numberOfCode('address', text).total).toBe(total);
  });

  it('reads only the digits of a phone', () => {
    expect(numberOfCode('phone', '(11) 98765-4321 ramal я')).toMatchObject({ total: 47, number: 11 });
  });

  it.each([
    ['address', '', 'EMPTY_CODE'],
    ['address', '00', 'EMPTY_CODE'],
    ['phone', 'abc', 'EMPTY_CODE'],
    ['plate', 'Ж1', 'LETTER_WITHOUT_VALUE'],
    ['plate', '1'.repeat(41), 'CODE_TOO_LONG'],
  ] as const)('refuses %s %j', (kind, text, code) => {
    expect(() => numberOfCode(kind, text)).toThrow(expect.objectContaining({ code, field: 'code' }));
  });
});

describe('live letter grid', () => {
  it('values a name that is still being typed', () => {
    const grid = letterGrid('Jo\u0301 ');
    expect(grid.cells).toEqual([
      { text: 'J', kind: 'consonant', value: 1 },
      { text: 'ó', kind: 'vowel', value: 9 },
      { text: ' ', kind: 'separator', value: null },
    ]);
    expect(grid).toMatchObject({
      sums: { vowels: 9, consonants: 1, all: 10 },
      motivacao: 9,
      impressao: 1,
      expressao: 1,
      complete: true,
    });
  });

  it('shows nothing before the first letter, and no Impressão before the first consonant', () => {
    expect(letterGrid('')).toEqual({
      cells: [],
      sums: { vowels: 0, consonants: 0, all: 0 },
      motivacao: null,
      impressao: null,
      expressao: null,
      complete: false,
    });
    expect(letterGrid('Eu')).toMatchObject({ motivacao: 11, impressao: null, expressao: 11 });
  });

  it('marks letters without value and mute characters', () => {
    const { cells, complete } = letterGrid("D'Я1");
    expect(cells.map(({ kind, value }) => [kind, value])).toEqual([
      ['consonant', 6],
      ['mute', null],
      ['unknown', null],
      ['mute', null],
    ]);
    expect(complete).toBe(false);
  });

  it('cuts what is longer than a name may be', () => {
    const grid = letterGrid('a'.repeat(500), 'pitagorica');
    expect(grid.cells).toHaveLength(120);
    expect(grid.complete).toBe(false);
  });

  it('judges Y by its adjacent letters in the Pythagorean school', () => {
    expect(
      letterGrid('Lydia May', 'pitagorica')
        .cells.filter(({ kind }) => kind === 'vowel')
        .map(({ text }) => text),
    ).toEqual(['y', 'i', 'a', 'a']);
  });
});
