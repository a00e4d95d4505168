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
export function asWorkbook(table: SpreadsheetTable): Promise<Buffer> {
  const { title, columns, rows } = table;
  const head = columns.map((column): CellObject => ({ value: column.title, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map((value, index) => workbookCell(value, columns[index]?.kind)));
  return writeWorkbook([head, ...body], { sheet: title, columns: widthsOf(table) }).toBuffer();
}

const [narrowest, widest] = [14, 60];

/** Widths in characters: every text of a column is whole, such as an e-mail beside a filled cell. */
export function widthsOf({ columns, rows }: SpreadsheetTable): { readonly width: number }[] {
  return columns.map(({ kind }, at) => {
    if (kind !== 'text') return { width: narrowest };
    const longest = rows.reduce((most, row) => Math.max(most, String(row[at]).length), 0);
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
}

/** Reais as a locale's currency: a bare R is a letter of other calendars' years in spreadsheets. */
const moneyFormat = '[$R$-416] #,##0.00';

function workbookCell(value: SpreadsheetCell, kind: Kind): CellObject {
  if (kind === 'money') return { value: Number(value) / 100, type: Number, format: moneyFormat };
  if (kind === 'number') return { value: Number(value), type: Number };
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return { value: String(value), type: String };
}
