import { expect, test } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-29' };
const people = [
  { name: 'Ana Clara Nogueira', birthDate: '1990-01-15' },
  { name: 'Beatriz Nogueira', birthDate: '1992-05-30' },
  { name: 'Caio Nogueira', birthDate: '1995-08-08' },
  { name: 'Daniel Nogueira', birthDate: '1998-12-02' },
  { name: 'Elisa Nogueira', birthDate: '2001-03-27' },
];

test('has three dated appointments at the end of a month too', () => {
  const reading = readSubject({ kind: 'compatibility', input: { people, relationKind: 'siblings' } }, rules);
  const { content } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility')).page;
  const [, card = ''] = content.split('Três encontros com data');
  const [dates = ''] = card.split('</dl>');
  expect(dates.match(/\d+º? de \S+ de 202[67]/gu)).toHaveLength(3);
});
