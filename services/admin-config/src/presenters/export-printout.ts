import type { Printout } from '@sefira/contracts/reports/printouts';
import { moneyText } from '../domain/audit-words/fact-words.ts';
import type { ExportTable } from './export-tables.ts';

const numbers = new Intl.NumberFormat('pt-BR');

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
