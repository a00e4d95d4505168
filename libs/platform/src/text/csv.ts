import { stringify } from 'csv-stringify/sync';

/** Characters that begin a formula in spreadsheets (CWE-1236), also in their full width. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A plain negative number is no formula. */
const plainNumber = /^-?\d+([.,]\d+)?$/;

export type CsvValue = string | number | boolean | null;

interface CsvForm {
  /** True for the start of a file: spreadsheets need the mark to read it as UTF-8. */
  readonly byteOrderMark?: boolean;
  readonly lineEnd?: '\r\n' | '\n';
}

/** Lines of CSV for Brazilian spreadsheets: semicolons between fields, no field read as a formula (CWE-1236). */
export function csvLines(rows: readonly (readonly CsvValue[])[], form: CsvForm = {}): string {
  const { byteOrderMark = false, lineEnd = '\r\n' } = form;
  return stringify(
    rows.map((row) => row.map((value) => (value === null ? '' : escapeFormula(String(value))))),
    { delimiter: ';', record_delimiter: lineEnd, bom: byteOrderMark, quoted_match: /[\r\n]/ },
  );
}

/** Prefixes a text that a spreadsheet would run as a formula with an apostrophe. */
function escapeFormula(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** A cell without the apostrophe that `csvLines` puts before a formula, so that a file of ours is read as it was. */
export function withoutFormulaMark(text: string): string {
  return text.startsWith("'") && escapeFormula(text.slice(1)) === text ? text.slice(1) : text;
}
