import { expect, test } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-28' };

function atlasOf(name: string, birthDate: string): string {
  const reading = readSubject({ kind: 'atlas', input: { name, birthDate } }, rules);
  return renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('atlas')).page.content;
}

const antonio = atlasOf('Antônio José Pereira da Silva', '1936-02-11');

test('names the triangles that have the same arcano today, and prints its text once', () => {
  expect(antonio).toContain('O 83 está também nos arcanos sociais, nas mesmas datas.');
  expect(antonio.match(/A inauguração com samba: conquista que quer festa/gu)).toHaveLength(1);
});

test('names the arcana of a phase that have their texts elsewhere', () => {
  expect(antonio).toContain('Arcanos da vida já lidos neste atlas: 17 A Estrela.');
});

test('counts one year in the singular', () => {
  expect(antonio).toContain('1 ano<');
  for (const atlas of [antonio, atlasOf('Miguel Ângelo Ferreira dos Santos', '2019-03-07')]) {
    expect(atlas).not.toMatch(/\b1 anos/u);
  }
});
