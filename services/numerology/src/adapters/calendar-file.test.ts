import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-28T12:00:00Z');
const days = [
  {
    date: '2027-01-01',
    summary: 'Dia 3 · Ano novo',
    description: `Cor na roupa, música na cozinha; ${'ção'.repeat(40)}`,
  },
  { date: '2027-01-02', summary: 'Dia 4', description: 'Uma linha' },
];

test('every line of a calendar ends in CRLF, the last one too, and has at most 75 octets (RFC 5545 3.1)', () => {
  const text = calendarFile('Livro do ano', days, 'a', now);
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('a day is an all-day event without a zone, stamped in UTC', () => {
  const text = calendarFile('Livro do ano', days, 'a', now);
  expect(text).toContain('DTSTART;VALUE=DATE:20270101\r\n');
  expect(text).toContain('DTSTAMP:20261128T120000Z\r\n');
});
