/** A record of a CSV text with the line on which it begins, counted from 1, and its text. */
export interface CsvRecord {
  readonly line: number;
  readonly text: string;
  readonly fields: readonly string[];
}

const separators = [';', ',', '\t'] as const;

/** Records of a CSV text (RFC 4180), also with semicolons or tabs, as spreadsheets write it; empty lines are left out. */
export function readCsv(text: string): CsvRecord[] {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(content.slice(0, content.indexOf('\n') >>> 0));
  const records: CsvRecord[] = [];
  let line = 1;
  let at = 0;
  while (at < content.length) {
    const { fields, end } = readRecord(content, at, separator);
    const source = content.slice(at, end);
    if (fields.some((field) => field.trim() !== '')) records.push({ line, text: source, fields });
    line += source.split('\n').length;
    at = end + 1;
  }
  return records;
}

/** The separator that the header uses most. */
function separatorOf(header: string): string {
  const count = (one: string) => header.split(one).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}

function readRecord(content: string, start: number, separator: string): { fields: string[]; end: number } {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const isQuoted = content[at] === '"';
    const { value, end } = isQuoted ? readQuoted(content, at + 1) : { value: '', end: at };
    let next = end;
    while (next < content.length && content[next] !== separator && content[next] !== '\n') next += 1;
    fields.push(value + content.slice(end, next));
    if (content[next] !== separator) return { fields, end: next };
    at = next + 1;
  }
}

/** A quoted field from behind its opening quote; a doubled quote stands for one. */
function readQuoted(content: string, start: number): { value: string; end: number } {
  let value = '';
  let at = start;
  for (;;) {
    const quote = content.indexOf('"', at);
    if (quote === -1) return { value: value + content.slice(at), end: content.length };
    value += content.slice(at, quote);
    if (content[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}
