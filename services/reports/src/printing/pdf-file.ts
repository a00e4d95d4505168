import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { isDictionary, isReference, type PdfDictionary, type PdfValue, parseValue, writeValue } from './pdf-syntax.ts';
import { type ObjectTable, type Place, readTable } from './pdf-table.ts';

/**
 * A PDF with objects parsed on demand. Of a report's hundreds a handful change; the others are copied unparsed.
 */
export interface PdfFile {
  readonly catalog: PdfDictionary;
  readonly table: ObjectTable;
  /** Follows a reference to what it stands for. */
  lookup(value: PdfValue | undefined): PdfValue | undefined;
  /** The dictionary that a value is or stands for, to be read. */
  dictionary(value: PdfValue | undefined): PdfDictionary | undefined;
  /** The dictionary that a value stands for, to be changed. */
  edit(value: PdfValue | undefined): PdfDictionary | undefined;
  /** Every object as it now is. */
  objects(): readonly PdfObject[];
}

export type PdfObject =
  | { readonly number: number; readonly value: string }
  /** Whole, from its number to its `endobj`. */
  | { readonly number: number; readonly stream: Uint8Array };

const endOfStream = /endstream\s*$/;

/** Opens a PDF; one that is not laid out as Chromium lays them out is laid out so first. @throws Error for what is none */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const file = readPlain(bytes) ?? readPlain(await laidOutPlainly(bytes));
  if (file === null) throw new Error('the PDF has no table of its objects');
  return file;
}

async function laidOutPlainly(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

function readPlain(bytes: Uint8Array): PdfFile | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const table = readTable(text);
  return table && fileOf(bytes, text, table);
}

function fileOf(bytes: Uint8Array, text: string, table: ObjectTable): PdfFile {
  const read = new Map<number, PdfValue>();
  const changed = new Set<number>();
  const afterHead = ({ number, begin }: Place) => begin + `${number} 0 obj`.length;

  function lookup(value: PdfValue | undefined): PdfValue | undefined {
    if (!isReference(value)) return value;
    const place = table.places.get(value.object);
    const known = read.get(value.object);
    if (known !== undefined || place === undefined) return known;
    const { value: found } = parseValue(text, afterHead(place));
    read.set(value.object, found);
    return found;
  }

  function dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const found = lookup(value);
    return isDictionary(found) ? found : undefined;
  }

  function edit(value: PdfValue | undefined): PdfDictionary | undefined {
    if (isReference(value)) changed.add(value.object);
    return dictionary(value);
  }

  function objectAt(place: Place): PdfObject {
    const { number } = place;
    const known = changed.has(number) ? read.get(number) : undefined;
    if (known !== undefined) return { number, value: writeValue(known) };
    const end = text.lastIndexOf('endobj', place.end);
    const isStream = endOfStream.test(text.slice(end - 16, end));
    return isStream
      ? { number, stream: bytes.subarray(place.begin, end + 'endobj'.length) }
      : { number, value: text.slice(afterHead(place), end).trim() };
  }

  const catalog = edit({ object: table.root });
  if (!catalog) throw new Error('the PDF has no catalog');
  return { catalog, table, lookup, dictionary, edit, objects: () => Array.from(table.places.values(), objectAt) };
}
