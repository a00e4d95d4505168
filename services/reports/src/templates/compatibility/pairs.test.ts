import { expect, it } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

const adult = { name: 'João Araújo', birthDate: '1983-04-17' };

function contentOf(birthDate: string): string {
  const people = [adult, { name: 'Miguel Araújo Prado', birthDate }];
  const reading = readSubject(
    { kind: 'compatibility', input: { people } },
    { ruleSet: 'cabalistica@1', referenceDate: '2026-11-24' },
  );
  return renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility')).page.content;
}

it('speaks of no loan where one of the two is a child', () => {
  expect(contentOf('1986-08-09')).toMatch(/empréstimos possíveis/u);
  expect(contentOf('2016-08-09')).not.toMatch(/empréstimo/iu);
});
