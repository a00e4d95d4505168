import { expect, test } from 'vitest';
import { subjectIn } from './subject.ts';

test.each([
  ['sobre=numero:destino&titulo=Destino+7', { kind: 'number', ref: 'destino', title: 'Destino 7' }],
  ['sobre=dia:2026-11-21', { kind: 'day', ref: '2026-11-21' }],
  [
    'sobre=relatorio:0199b0a0-0000-7000-8000-000000000010',
    { kind: 'report', ref: '0199b0a0-0000-7000-8000-000000000010' },
  ],
  ['sobre=', null],
  ['sobre=numero', null],
  ['sobre=outro:7', null],
  [`sobre=numero:${'x'.repeat(81)}`, null],
])('?%s is about %o', (search, subject) => {
  expect(subjectIn(new URLSearchParams(search))).toEqual(subject);
});
