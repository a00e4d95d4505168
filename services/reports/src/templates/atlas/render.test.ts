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

test('fills the second page of a phase with arcana of its other triangles, and a third with none', () => {
  const [, , third = '', fourth = ''] = atlasOf('Zilda Moraes de Assis', '1936-05-07').split('id="fase-').slice(1);
  expect(third).toContain('Nos outros três triângulos');
  expect(third).toContain('A inauguração com samba: conquista que quer festa');
  expect(fourth).not.toContain('Nos outros três triângulos');
});

test('counts one year in the singular', () => {
  expect(antonio).toContain('1 ano<');
  for (const atlas of [antonio, atlasOf('Miguel Ângelo Ferreira dos Santos', '2019-03-07')]) {
    expect(atlas).not.toMatch(/\b1 anos/u);
  }
});
