import { expect, it } from 'vitest';
import { sectionOf } from './personal-data.ts';

it('shows those fields of a row that have a purpose, and no other', () => {
  const row = { id: 1, name: 'Ana', secret: 'x' };
  const purposes = { name: 'Tratar você pelo nome', id: 'Identificar' };
  const { rows } = sectionOf({ title: 'Perfil', legalBasis: 'Contrato', purposes, rows: [row] });
  expect(JSON.stringify(rows)).toBe('[{"name":"Ana","id":1}]');
});
