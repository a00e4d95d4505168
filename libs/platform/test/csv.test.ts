import { expect, test } from 'vitest';
import { csvLines } from '../src/text/csv.ts';

test('writes semicolons, CRLF and the mark of UTF-8', () => {
  expect(csvLines([['a', 1, true, null]], { byteOrderMark: true })).toBe('\uFEFFa;1;true;\r\n');
  expect(csvLines([['a'], ['b']], { lineEnd: '\n' })).toBe('a\nb\n');
});

test('quotes fields with a separator, a quote or a line break', () => {
  expect(csvLines([['a;b', 'say "x"', 'two\nlines', 'plain']])).toBe('"a;b";"say ""x""";"two\nlines";plain\r\n');
});

test.each(['=1+1', '+cmd', '-cmd', '@sum', '\tcmd', '\uFF1D1'])('writes %j as text, not as a formula', (text) => {
  expect(csvLines([[text]])).toBe(`'${text}\r\n`);
});

test.each(['-12', '-12,50', '12.5'])('leaves the number %s', (text) => {
  expect(csvLines([[text]])).toBe(`${text}\r\n`);
});
