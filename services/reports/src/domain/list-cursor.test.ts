import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './list-cursor.ts';

test('a cursor is read as it was written', () => {
  const position = { createdAt: new Date('2026-11-21T12:00:00.123Z'), id: '0193a5f2-7b1c-7000-8000-000000000001' };
  expect(readCursor(writeCursor(position))).toEqual(position);
});

test.each(['', 'x', '%%%', btoa('[]'), btoa('{"a":1}'), btoa('["yesterday","1"]'), 'ção'])(
  '%j is no cursor',
  (text) => {
    expect(readCursor(text)).toBeNull();
  },
);
