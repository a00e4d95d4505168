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

function contentOf(several: typeof people): string {
  const reading = readSubject({ kind: 'compatibility', input: { people: several, relationKind: 'siblings' } }, rules);
  return renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility')).page.content;
}

test('has three dated appointments at the end of a month too', () => {
  const content = contentOf(people);
  const [, card = ''] = content.split('Três encontros com data');
  const [dates = ''] = card.split('</dl>');
  expect(dates.match(/\d+º? de \S+ de 202[67]/gu)).toHaveLength(3);
});

test('says of a master how it is read beside another number', () => {
  expect(contentOf(people)).toContain('No encontro de dois números, o 11 é lido como 2');
});

test('says the personal year of both once where it is one', () => {
  const ofOneYear = [
    { name: 'Ema Cardoso Matos', birthDate: '1990-07-29' },
    { name: 'Pascoalina Vilela Maia Rodrigues', birthDate: '1986-04-14' },
  ];
  expect(contentOf(ofOneYear)).toContain('Hoje, Ema e Pascoalina estão no mesmo ano pessoal, o 1.');
});
