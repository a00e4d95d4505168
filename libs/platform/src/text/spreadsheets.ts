import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import { csvLines } from './csv.ts';

export type SpreadsheetCell = string | number;

/** A list for a file; money in cents, days as `YYYY-MM-DD`. */
export interface SpreadsheetTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly kind: 'text' | 'number' | 'money' | 'date' }[];
  readonly rows: readonly (readonly SpreadsheetCell[])[];
}

type Kind = SpreadsheetTable['columns'][number]['kind'] | undefined;

export const textColumn = (title: string) => ({ title, kind: 'text' }) as const;
export const numberColumn = (title: string) => ({ title, kind: 'number' }) as const;
export const moneyColumn = (title: string) => ({ title, kind: 'money' }) as const;
export const dateColumn = (title: string) => ({ title, kind: 'date' }) as const;

const reais = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** CSV for Brazilian spreadsheets: semicolons, decimal comma, dates as dd/mm/aaaa, UTF-8 with byte order mark. */
export function asCsv({ columns, rows }: SpreadsheetTable): string {
  const lines = rows.map((row) => row.map((value, index) => csvCell(value, columns[index]?.kind)));
  return csvLines([columns.map(({ title }) => title), ...lines], { byteOrderMark: true });
}

function csvCell(value: SpreadsheetCell, kind: Kind): SpreadsheetCell {
  if (kind === 'money' && typeof value === 'number') return reais.format(value / 100);
  return kind === 'date' ? String(value).split('-').reverse().join('/') : value;
}

/** XLSX with typed numbers and dates; text is never a formula. */
export function asWorkbook({ title, columns, rows }: SpreadsheetTable): Promise<Buffer> {
  const head = columns.map((column): CellObject => ({ value: column.title, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map((value, index) => workbookCell(value, columns[index]?.kind)));
  const widths = columns.map(({ kind }) => ({ width: kind === 'text' ? 28 : 14 }));
  return writeWorkbook([head, ...body], { sheet: title, columns: widths }).toBuffer();
}

function workbookCell(value: SpreadsheetCell, kind: Kind): CellObject {
  if (kind === 'money') return { value: Number(value) / 100, type: Number, format: 'R$ #,##0.00' };
  if (kind === 'number') return { value: Number(value), type: Number };
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return { value: String(value), type: String };
}
