import type { Printout } from '@sefira/contracts/reports/printouts';
import { csvLines } from '@sefira/platform/text/csv';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import { moneyText } from '../domain/audit-words/fact-words.ts';
import type { Cell, ExportTable } from '../domain/export-table.ts';

const reais = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

const numbers = new Intl.NumberFormat('pt-BR');

type Kind = ExportTable['columns'][number]['kind'] | undefined;

function written(value: Cell, kind: Kind): Cell {
  if (kind === 'money' && typeof value === 'number') return reais.format(value / 100);
  return kind === 'date' ? String(value).split('-').reverse().join('/') : value;
}

/** CSV for Brazilian spreadsheets: semicolons, decimal comma, dates as dd/mm/aaaa, UTF-8 with byte order mark. */
export function asCsv({ columns, rows }: ExportTable): Buffer {
  const lines = rows.map((row) => row.map((value, index) => written(value, columns[index]?.kind)));
  return Buffer.from(csvLines([columns.map(({ title }) => title), ...lines], { byteOrderMark: true }));
}

/** XLSX with typed numbers and dates; text is never a formula. */
export function asWorkbook({ title, columns, rows }: ExportTable): Promise<Buffer> {
  const head = columns.map((column): CellObject => ({ value: column.title, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map((value, index) => workbookCell(value, columns[index]?.kind)));
  const widths = columns.map(({ kind }) => ({ width: kind === 'text' ? 28 : 14 }));
  return writeWorkbook([head, ...body], { sheet: title, columns: widths }).toBuffer();
}

function workbookCell(value: Cell, kind: Kind): CellObject {
  if (kind === 'money') return { value: Number(value) / 100, type: Number, format: 'R$ #,##0.00' };
  if (kind === 'number') return { value: Number(value), type: Number };
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return { value: String(value), type: String };
}

/** Maximum number of rows of a PDF; the other formats have all. */
const printoutRows = 5000;

/** `period` is the filter in words. */
export function asPrintout(
  { title, sums, columns, rows }: ExportTable,
  { generatedAt, period }: { readonly generatedAt: Date; readonly period: string | null },
): Printout {
  const isCut = rows.length > printoutRows;
  return {
    kind: 'table',
    generatedAt: generatedAt.toISOString(),
    title,
    subtitle: isCut
      ? 'As primeiras 5.000 linhas; a lista inteira está nos outros formatos.'
      : period && `Período: ${period}`,
    summary: sums.map(({ label, amount, kind }) => ({
      label,
      value: kind === 'money' ? moneyText(amount) : numbers.format(amount),
    })),
    columns: columns.map((column) => ({ ...column })),
    rows: rows.slice(0, printoutRows).map((row) => [...row]),
  };
}
