import { expect, test } from 'vitest';
import { dateColumn, textColumn, widthsOf } from './spreadsheets.ts';

test('a column is as wide as its longest text, a date as wide as a date', () => {
  const columns = [textColumn('E-mail'), textColumn('Papel'), textColumn('Motivo'), dateColumn('Data')];
  const email = 'maria.aparecida.vasconcelos.de.albuquerque@sefira.test';
  const rows = [
    [email, 'Usuário', 'x'.repeat(500), '2026-11-29'],
    ['a@sefira.test', 'Revendedor', '', '2026-11-29'],
  ];
  const widths = widthsOf({ title: 'Usuários', columns, rows }).map(({ width }) => width);
  expect(widths[0]).toBeGreaterThan(email.length);
  expect(widths.slice(1)).toEqual([14, 60, 14]);
});
