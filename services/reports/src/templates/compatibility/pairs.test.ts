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

it('reads an adolescent in words of that age, and says once what holds for every minor', () => {
  const people = [
    { name: 'Manuela Torres Vidal', birthDate: '2010-07-19' },
    { name: 'Yasmin Coelho Ribas', birthDate: '2010-12-02' },
  ];
  const reading = readSubject(
    { kind: 'compatibility', input: { people, relationKind: 'friends' } },
    { ruleSet: 'cabalistica@1', referenceDate: '2026-11-24' },
  );
  const { content } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility')).page;
  expect(content).toMatch(/nas amizades e nas paixões/u);
  expect(content).not.toMatch(/quando exagera|como amadurece|ex-funcionários|filho adulto|brincadeira|gibi|balanço/u);
  expect(content.match(/Para quem ainda cresce/gu)).toHaveLength(1);
});

it('names every pair that meets as easily or as hardly as another, and compares Missões on the map', () => {
  const people = [
    { name: 'Beatriz Moreira Lopes', birthDate: '1968-01-09' },
    { name: 'Carlos Eduardo Moreira Lopes', birthDate: '1970-05-22' },
    { name: 'Denise Moreira Lopes', birthDate: '1973-09-30' },
    { name: 'Emanuel Moreira Lopes', birthDate: '1979-11-04' },
    { name: 'Flávia Moreira Lopes', birthDate: '1986-03-17' },
  ];
  const reading = readSubject(
    { kind: 'compatibility', input: { people, relationKind: 'siblings' } },
    { ruleSet: 'cabalistica@1', referenceDate: '2026-11-28' },
  );
  const { content } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility')).page;
  expect(content).toMatch(/menos esforço Beatriz e Carlos; Denise e Flávia\./u);
  expect(content).toMatch(/pedem Beatriz e Flávia; Carlos e Flávia\./u);
  expect(content).not.toMatch(/As teias do desenho/u);
});
