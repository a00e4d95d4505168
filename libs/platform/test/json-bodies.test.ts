import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceLoneSurrogates } from '../src/http/json-bodies.ts';

test.each([
  ['an upper half', String.raw`{"a":"x\ud83dy"}`, { a: 'x\ufffdy' }],
  ['a lower half', String.raw`{"a":"\uDC00"}`, { a: '\ufffd' }],
  ['two upper halves', String.raw`{"a":"\ud83d\ud83d\ude00"}`, { a: '\ufffd😀' }],
  ['a pair', String.raw`{"a":"\uD83D\uDE00"}`, { a: '😀' }],
  ['a backslash before what looks like a half', String.raw`{"a":"\\ud83d"}`, { a: String.raw`\ud83d` }],
])('%s', (_what, json, expected) => {
  expect(JSON.parse(replaceLoneSurrogates(json))).toEqual(expected);
});

test('what is no escape stays none', () => {
  expect(() => JSON.parse(replaceLoneSurrogates('{"a":"\\ud8_z"}'))).toThrow(SyntaxError);
});

test('every value is read as its well-formed text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\\', '"', '\ud83d', '\ude00', 'ç', '\u0000', 'u', 'd') });
  fc.assert(
    fc.property(text, (value) => {
      expect(JSON.parse(replaceLoneSurrogates(JSON.stringify(value)))).toBe(value.toWellFormed());
    }),
  );
});
