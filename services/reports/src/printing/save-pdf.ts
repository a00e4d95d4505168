import { deflateSync } from 'node:zlib';
import type { PdfFile, PdfObject } from './pdf-file.ts';

/** A stream that is added to a file. */
export interface AddedStream {
  readonly number: number;
  /** Entries of its dictionary beside its length. */
  readonly entries: string;
  readonly content: Uint8Array;
}

interface Entry {
  readonly number: number;
  /** 1 at a place of the file, 2 inside the stream of objects (ISO 32000-1, 7.5.8.3). */
  readonly kind: 1 | 2;
  readonly place: number;
  readonly index: number;
}

// The comment of bytes above 127 says that the file is not text.
const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

/**
 * Writes a file anew: streams as they are, all other objects together in one compressed stream, and a compressed table of
 * where each is.
 */
export function savePdf(file: PdfFile, added: readonly AddedStream[]): Uint8Array {
  const { root, info, size } = file.table;
  const objects = file.objects();
  const values = objects.filter((object) => 'value' in object);
  const packedNumber = size + added.length;
  const tableNumber = packedNumber + 1;
  const written: Uint8Array[] = [header];
  const entries: Entry[] = [];
  let length = header.length;
  const write = (number: number, bytes: Uint8Array) => {
    entries.push({ number, kind: 1, place: length, index: 0 });
    written.push(bytes, lineEnd);
    length += bytes.length + lineEnd.length;
  };
  for (const object of objects) if ('stream' in object) write(object.number, object.stream);
  for (const stream of added) write(stream.number, streamObject(stream));
  const packed = pack(values);
  entries.push(...values.map(({ number }, index) => ({ number, kind: 2 as const, place: packedNumber, index })));
  write(
    packedNumber,
    streamObject({
      number: packedNumber,
      entries: `/Type/ObjStm/N ${values.length}/First ${packed.first}/Filter/FlateDecode`,
      content: deflateSync(packed.content),
    }),
  );
  const begin = length;
  write(
    tableNumber,
    streamObject({
      number: tableNumber,
      entries:
        `/Type/XRef/Size ${tableNumber + 1}/W[1 4 2]/Root ${root} 0 R` +
        `${info === null ? '' : `/Info ${info} 0 R`}/Filter/FlateDecode`,
      content: deflateSync(
        tableOf([...entries, { number: tableNumber, kind: 1, place: begin, index: 0 }], tableNumber),
      ),
    }),
  );
  written.push(Buffer.from(`startxref\n${begin}\n%%EOF\n`));
  return Buffer.concat(written);
}

const lineEnd = Buffer.from('\n');

function streamObject({ number, entries, content }: AddedStream): Uint8Array {
  const head = `${number} 0 obj\n<<${entries}/Length ${content.byteLength}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj')]);
}

/** The numbers and places of objects, then the objects (ISO 32000-1, 7.5.7). */
function pack(objects: readonly Extract<PdfObject, { value: string }>[]): { first: number; content: Buffer } {
  let place = 0;
  const places = objects.map(({ number, value }) => {
    const at = place;
    place += value.length + 1;
    return `${number} ${at}`;
  });
  const index = `${places.join(' ')}\n`;
  return {
    first: index.length,
    content: Buffer.from(index + objects.map(({ value }) => `${value}\n`).join(''), 'latin1'),
  };
}

function tableOf(entries: readonly Entry[], last: number): Buffer {
  const rowLength = 7;
  const table = Buffer.alloc((last + 1) * rowLength);
  table.writeUInt16BE(0xffff, 5);
  for (const { number, kind, place, index } of entries) {
    const row = number * rowLength;
    table.writeUInt8(kind, row);
    table.writeUInt32BE(place, row + 1);
    table.writeUInt16BE(index, row + 5);
  }
  return table;
}
