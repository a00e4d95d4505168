/** Characters that begin a formula in spreadsheets (CWE-1236). */
const formulaStart = /^[=+\-@\t\r]/;
/** A plain negative number is no formula. */
const plainNumber = /^-?\d+([.,]\d+)?$/;

/** Prefixes a text that a spreadsheet would run as a formula with an apostrophe (CWE-1236). */
export function escapeFormula(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

export type CsvValue = string | number | boolean | null;

/** One field, quoted if necessary. Brazilian spreadsheets expect semicolons between fields. */
function csvField(value: CsvValue): string {
  if (value === null) return '';
  const text = escapeFormula(String(value));
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(';')}\r\n`;
}

/** Spreadsheets need this mark to read a file as UTF-8. */
export const byteOrderMark = '\uFEFF';
