import { expect, test } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

test('gives each personal year its days in the book, also the one that began before it', () => {
  const input = { name: 'Beatriz Prado Lima', birthDate: '1989-11-24', from: '2027-01-01' };
  const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-28' };
  const reading = readSubject({ kind: 'yearbook', input }, rules);
  const { content } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('yearbook')).page;
  expect(content).toContain('De 1º de janeiro de 2027 a 23 de novembro de 2027');
  expect(content).toContain('De 24 de novembro de 2027 a 31 de dezembro de 2027');
});
