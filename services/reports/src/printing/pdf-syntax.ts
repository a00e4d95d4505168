/** A value as it stands in a PDF (ISO 32000-1, 7.3). Integers are numbers; what need not be understood is kept as written. */
export type PdfValue = number | PdfName | PdfReference | PdfSource | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

export interface PdfName {
  readonly name: string;
}

/** The number of an indirect object; its generation is always 0. */
export interface PdfReference {
  readonly object: number;
}

/** A string, a fraction, true, false or null, as written. */
export interface PdfSource {
  readonly source: string;
}

const token =
  /[\s\0]*(?:(<<)|(>>)|(\[)|(\])|\/([^\s\0<>[\](){}/%]*)|(\d+)\s+0\s+R(?![\w.])|([+-]?\d+)(?![\d.])|([+-]?[\d.]+|true|false|null|<[0-9A-Fa-f\s]*>)|(\())/y;

/** Reads the value at an offset of a file, given as Latin-1 text. @throws Error without one */
export function parseValue(text: string, place: number): { readonly value: PdfValue; readonly end: number } {
  token.lastIndex = place;
  const found = token.exec(text);
  if (found === null) throw new Error(`no PDF value at ${place}`);
  const { lastIndex: end } = token;
  const [, dictionary, , list, , name, object, integer, source] = found;
  if (dictionary !== undefined) return parseDictionary(text, end);
  if (list !== undefined) return parseList(text, end);
  if (name !== undefined) return { value: { name: decodeName(name) }, end };
  if (object !== undefined) return { value: { object: Number(object) }, end };
  if (integer !== undefined) return { value: Number(integer), end };
  if (source !== undefined) return { value: { source }, end };
  if (found[9] !== undefined) return parseLiteral(text, end);
  throw new Error(`no PDF value at ${place}`);
}

function parseDictionary(text: string, place: number) {
  const value: PdfDictionary = new Map();
  let end = place;
  while (!closes(text, end, '>>')) {
    const key = parseValue(text, end);
    if (!isName(key.value)) throw new Error(`no PDF name at ${end}`);
    const entry = parseValue(text, key.end);
    value.set(key.value.name, entry.value);
    end = entry.end;
  }
  return { value, end: text.indexOf('>>', end) + 2 };
}

function parseList(text: string, place: number) {
  const value: PdfValue[] = [];
  let end = place;
  while (!closes(text, end, ']')) {
    const item = parseValue(text, end);
    value.push(item.value);
    end = item.end;
  }
  return { value, end: text.indexOf(']', end) + 1 };
}

function parseLiteral(text: string, place: number) {
  let depth = 1;
  let end = place;
  for (; depth > 0; end += 1) {
    const character = text[end];
    if (character === undefined) throw new Error(`a PDF string without end at ${place}`);
    if (character === '\\') end += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
  }
  return { value: { source: text.slice(place - 1, end) }, end };
}

const space = /[\s\0]*/y;

function closes(text: string, place: number, mark: string): boolean {
  space.lastIndex = place;
  space.exec(text);
  return text.startsWith(mark, space.lastIndex);
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

export function isList(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

export function isName(value: PdfValue | undefined): value is PdfName {
  return typeof value === 'object' && 'name' in value;
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && 'object' in value;
}

export function isSource(value: PdfValue | undefined): value is PdfSource {
  return typeof value === 'object' && 'source' in value;
}

/** A value as it is written into a file. */
export function writeValue(value: PdfValue): string {
  if (typeof value === 'number') return String(value);
  if (isDictionary(value)) {
    return `<<${Array.from(value, ([key, entry]) => `${encodeName(key)} ${writeValue(entry)}`).join('\n')}>>`;
  }
  if (isList(value)) return `[${value.map(writeValue).join(' ')}]`;
  if (isName(value)) return encodeName(value.name);
  return isReference(value) ? `${value.object} 0 R` : value.source;
}

function decodeName(written: string): string {
  return written.replace(/#([0-9A-Fa-f]{2})/g, (_mark, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function encodeName(name: string): string {
  const mark = (character: string) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `/${name.replace(/[^!-~]|[#<>[\](){}/%]/g, mark)}`;
}
