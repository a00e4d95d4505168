import { csvLines } from '@sefira/platform/text/csv';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import type { Table } from '../presenters/tables.ts';

const reais = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** CSV for Brazilian spreadsheets: semicolons, decimal comma, dates as dd/mm/aaaa, UTF-8 with byte order mark. */
export function asCsv({ columns, rows }: Table): string {
  const lines = rows.map((row) =>
    row.map((value, index) => {
      const kind = columns[index]?.kind;
      if (kind === 'money' && typeof value === 'number') return reais.format(value);
      return kind === 'date' ? String(value).split('-').reverse().join('/') : value;
    }),
  );
  return csvLines([columns.map(({ title }) => title), ...lines], { byteOrderMark: true });
}

/** XLSX with typed numbers and dates. */
export function asWorkbook({ title, columns, rows }: Table): Promise<Buffer> {
  const head = columns.map((column): CellObject => ({ value: column.title, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) =>
    row.map((value, index): CellObject => {
      const kind = columns[index]?.kind;
      if (kind === 'money') return { value: Number(value), type: Number, format: 'R$ #,##0.00' };
      if (kind === 'date')
        return {
          value: new Date(`${value}T00:00:00Z`),
          type: Date,
          format: 'dd/mm/yyyy',
        };
      return { value: String(value), type: String };
    }),
  );
  return writeWorkbook([head, ...body], {
    sheet: title,
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? 28 : 14 })),
  }).toBuffer();
}
