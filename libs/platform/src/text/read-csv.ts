import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

/** A record of a CSV text with the line on which it begins, counted from 1, and its text. */
export interface CsvRecord {
  readonly line: number;
  readonly text: string;
  readonly fields: readonly string[];
}

/** A quote that is never closed, below this line, counted from 1: the rest of the text is no record. */
export class UnclosedQuote extends Error {
  readonly line: number;
  constructor(line: number, cause: unknown) {
    super(`a quote below line ${line} is not closed`, { cause });
    this.line = line;
  }
}

/** What csv-parse gives with the options `info` and `raw`, which its types leave out. */
const parsedRecords = z.array(
  z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.int() }) }),
);

const separators = [';', ',', '\t'] as const;

/**
 * Records of a CSV text (RFC 4180), also with semicolons or tabs, as spreadsheets write it; empty lines are left out.
 * @throws UnclosedQuote
 */
export function readCsv(text: string): CsvRecord[] {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  try {
    return parseRecords(content);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    const complete = Number(error.records);
    const last = complete > 0 ? parseRecords(content, complete).at(-1) : undefined;
    throw new UnclosedQuote(last?.line ?? 0, error);
  }
}

function parseRecords(content: string, count = -1): CsvRecord[] {
  const parsed = parse(content, {
    delimiter: separatorOf(content.slice(0, content.indexOf('\n') >>> 0)),
    record_delimiter: '\n',
    to: count,
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  return z.parse(parsedRecords, parsed).map(({ record, raw, info }) => {
    // The raw text of a record begins with the empty lines that were left out before it.
    const text = raw.replace(/^\n+|\n$/g, '');
    return { line: info.lines - text.split('\n').length + 1, text, fields: record };
  });
}

/** The separator that the header uses most. */
function separatorOf(header: string): string {
  const count = (one: string) => header.split(one).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';';
}
