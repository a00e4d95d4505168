import { createClient } from '@sefira/contracts/numerology/clients';
import { importLimits } from '@sefira/contracts/numerology/panel/client-files';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { type CsvValue, csvLines, withoutFormulaMark } from '@sefira/platform/text/csv';
import { foldText } from '@sefira/platform/text/fold';
import { type CsvRecord, readCsv, UnclosedQuote } from '@sefira/platform/text/read-csv';
import * as z from 'zod/mini';
import type { ClientCard } from './client-card.ts';

/** Columns of a list of clients: the name that we write, and other names that we read, without accents. */
const columns = [
  { field: 'name', title: 'Nome', names: ['nome', 'nome completo', 'cliente', 'name'] },
  {
    field: 'birthDate',
    title: 'Nascimento',
    names: ['nascimento', 'data de nascimento', 'data nascimento', 'birthdate'],
  },
  { field: 'email', title: 'E-mail', names: ['e-mail', 'email'] },
  { field: 'phone', title: 'Telefone', names: ['telefone', 'celular', 'whatsapp', 'fone', 'phone'] },
  { field: 'notes', title: 'Anotações', names: ['anotacoes', 'observacoes', 'notas', 'notes'] },
  { field: 'consentOn', title: 'Consentiu em', names: ['consentiu em', 'consentimento', 'data do consentimento'] },
  { field: 'consentNote', title: 'Como consentiu', names: ['como consentiu', 'forma do consentimento'] },
] as const satisfies readonly { field: keyof ClientCard; title: string; names: readonly string[] }[];

type Field = (typeof columns)[number]['field'];

export interface RefusedRow {
  readonly line: number;
  readonly text: string;
  readonly problems: string[];
}

export interface ReadRow {
  readonly line: number;
  readonly text: string;
  readonly card: ClientCard;
}

export interface ClientListFile {
  readonly rows: number;
  /** Titles of columns that are not read. */
  readonly unread: readonly string[];
  readonly cards: readonly ReadRow[];
  readonly refused: readonly RefusedRow[];
}

/** What makes two cards the same person in a list. */
export function identityOf({ name, birthDate }: Pick<ClientCard, 'name' | 'birthDate'>): string {
  return `${foldText(name)} ${birthDate}`;
}

/** The cards of a CSV text, and the rows that are none with what is wrong in each, in the words of the form. */
export function readClientList(csv: string, today: string): ClientListFile {
  try {
    return readRecords(readCsv(csv), today);
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    const line = error.line + 1;
    const problems = [`Há aspas que abrem a partir da linha ${line} e não fecham: corrija e envie o arquivo de novo.`];
    return { rows: 0, unread: [], cards: [], refused: [{ line, text: '', problems }] };
  }
}

function readRecords([header, ...rows]: readonly CsvRecord[], today: string): ClientListFile {
  if (!header) return { rows: 0, unread: [], cards: [], refused: [] };
  const fields = header.fields.map(fieldNamed);
  const unread = header.fields.map((title) => title.trim()).filter((title, index) => title !== '' && !fields[index]);
  const missing = columns.filter(({ field }) => ['name', 'birthDate'].includes(field) && !fields.includes(field));
  if (missing.length > 0) {
    const problems = missing.map(({ title }) => `Falta a coluna "${title}" na primeira linha.`);
    return { rows: rows.length, unread, cards: [], refused: [refusedRow(header, problems)] };
  }
  const cards: ReadRow[] = [];
  const refused: RefusedRow[] = [];
  const lines = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const { card, problems } = readRow(row, fields, today);
    const before = card && lines.get(identityOf(card));
    if (index >= importLimits.rows) problems.push(`A lista passa de ${importLimits.rows} linhas: divida o arquivo.`);
    if (before) problems.push(`A mesma pessoa já está na linha ${before}.`);
    if (card && problems.length === 0) {
      lines.set(identityOf(card), row.line);
      cards.push({ line: row.line, text: row.text, card });
    } else refused.push(refusedRow(row, problems));
  }
  return { rows: rows.length, unread, cards, refused };
}

function fieldNamed(title: string): Field | null {
  const folded = foldText(title);
  return columns.find(({ names }) => names.some((name) => name === folded))?.field ?? null;
}

function readRow(row: CsvRecord, fields: readonly (Field | null)[], today: string) {
  const typed: Partial<Record<Field, string>> = {};
  for (const [index, field] of fields.entries()) {
    // Of two columns of one field, such as Telefone and Celular, the first that is filled.
    if (field) typed[field] ||= withoutFormulaMark((row.fields[index] ?? '').trim());
  }
  const { birthDate = '', consentOn = '', ...rest } = typed;
  const dates = { birthDate: isoDate(birthDate), consentOn: consentOn === '' ? null : isoDate(consentOn) };
  const read = z.safeParse(createClient.body, { ...rest, ...dates });
  const problems = read.success ? [] : problemsOf(read.error.issues);
  if (dates.birthDate > today && problems.length === 0) problems.push('Nascimento: a data está no futuro.');
  return { card: read.success ? read.data : null, problems };
}

/** 29/11/1955, 29-11-1955 and 29.11.1955 as `1955-11-29`; another text as it is. */
function isoDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The first problem of each column. */
function problemsOf(issues: readonly z.core.$ZodIssue[]): string[] {
  const first = new Map<string, string>();
  for (const { path, message } of issues) {
    const title = columns.find(({ field }) => field === path[0])?.title ?? '';
    if (!first.has(title)) first.set(title, message.replace('AAAA-MM-DD', 'dd/mm/aaaa'));
  }
  return [...first].map(([title, message]) => `${title}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`);
}

function refusedRow({ line, text }: Pick<CsvRecord, 'line' | 'text'>, problems: string[]): RefusedRow {
  return { line, text, problems };
}

/** The header of a list of clients, with the byte order mark that spreadsheets need. */
export function clientListHeader(): string {
  return csvLines([columns.map(({ title }) => title)], { byteOrderMark: true });
}

/** Cards as rows of CSV in the columns of `clientListHeader`. */
export function clientListRows(cards: readonly ClientCard[]): string {
  return csvLines(cards.map((card) => columns.map(({ field }): CsvValue => cellOf(card, field))));
}

function cellOf(card: ClientCard, field: Field): string {
  const value = card[field] ?? '';
  return field === 'birthDate' || field === 'consentOn' ? shortDate(value) : value;
}
