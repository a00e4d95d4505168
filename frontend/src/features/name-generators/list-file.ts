/** A list as CSV that spreadsheets in Brazil open by a double click: semicolons, UTF-8 with its mark, quoted cells. */
export function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Blob {
  const lines = [header, ...rows].map((cells) => cells.map(cellOf).join(';'));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** A cell that starts like a formula is kept a text. */
function cellOf(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
