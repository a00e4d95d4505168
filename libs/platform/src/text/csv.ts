/** What a spreadsheet would take for a formula is only text behind an apostrophe (CWE-1236). */
const formulaStart = /^[=+\-@\t\r]/;
/** A plain negative number is no formula. */
const plainNumber = /^-?\d+([.,]\d+)?$/;

function neutral(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

export type CsvValue = string | number | boolean | null;

/** One field, quoted where it must be. Semicolons part fields, as Brazilian spreadsheets expect. */
function csvField(value: CsvValue): string {
  if (value === null) return '';
  const text = neutral(String(value));
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(';')}\r\n`;
}

/** Spreadsheets read UTF-8 by this mark. */
export const byteOrderMark = '\uFEFF';
