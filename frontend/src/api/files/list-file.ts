/** CSV for Brazilian spreadsheets: semicolons, UTF-8 with BOM, quoted cells. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Blob {
  const lines = [header, ...rows].map((cells) => cells.map(cellOf).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Escapes a cell that would be read as a formula (CWE-1236). */
function cellOf(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
