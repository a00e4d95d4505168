import { expect, test } from 'vitest';
import { readInstantCursor, writeInstantCursor } from '../src/pagination/instant-cursor.ts';

test('a cursor is read as it was written', () => {
  const position = { at: new Date('2026-11-21T12:00:00.123Z'), id: '0193a5f2-7b1c-7000-8000-000000000001' };
  expect(readInstantCursor(writeInstantCursor(position))).toEqual(position);
});

test.each(['', 'x', '%%%', btoa('[]'), btoa('{"a":1}'), btoa('["yesterday","1"]'), 'ção'])(
  '%j is no cursor and is refused, because its first page would be read without end',
  (text) => {
    expect(() => readInstantCursor(text)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  },
);

test('no cursor is the first page', () => {
  expect(readInstantCursor(undefined)).toBeNull();
});
