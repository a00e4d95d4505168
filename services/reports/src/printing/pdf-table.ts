import { isDictionary, isReference, parseValue } from './pdf-syntax.ts';

/** Where an object stands in the file, from its number to what follows its `endobj`. */
export interface Place {
  readonly number: number;
  readonly begin: number;
  readonly end: number;
}

export interface ObjectTable {
  readonly places: ReadonlyMap<number, Place>;
  /** Number of the catalog. */
  readonly root: number;
  /** Number of the dictionary that names title and author; null where there is none. */
  readonly info: number | null;
  /** The first number that no object has. */
  readonly size: number;
}

const entryLength = 20;
const section = /\s*(\d+) (\d+)\s+/y;

/**
 * The table at the end of a file, given as Latin-1 text (ISO 32000-1, 7.5.4), as Chromium writes it: not
 * compressed, all objects of generation 0. Null for any other.
 */
export function readTable(text: string): ObjectTable | null {
  const begin = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? Number.NaN);
  if (!text.startsWith('xref', begin)) return null;
  const { found, end } = readSections(text, begin + 'xref'.length);
  const trailer = readTrailer(text, end);
  if (trailer === null) return null;
  const sorted = found.toSorted((one, other) => one.begin - other.begin);
  const places = sorted.map((one, index) => ({ ...one, end: sorted[index + 1]?.begin ?? begin }));
  const isSound = places.every((place) => text.startsWith(`${place.number} 0 obj`, place.begin));
  return isSound ? { ...trailer, places: new Map(places.map((place) => [place.number, place])) } : null;
}

function readSections(text: string, begin: number) {
  const found: { readonly number: number; readonly begin: number }[] = [];
  let end = begin;
  for (;;) {
    section.lastIndex = end;
    const head = section.exec(text);
    if (head === null) return { found, end };
    const [first, count] = [Number(head[1]), Number(head[2])];
    for (let index = 0; index < count; index += 1) {
      const entry = section.lastIndex + index * entryLength;
      if (text[entry + 17] === 'n') found.push({ number: first + index, begin: Number(text.slice(entry, entry + 10)) });
    }
    end = section.lastIndex + count * entryLength;
  }
}

const trailerWord = /\s*trailer/y;

function readTrailer(text: string, begin: number): Pick<ObjectTable, 'root' | 'info' | 'size'> | null {
  trailerWord.lastIndex = begin;
  if (trailerWord.exec(text) === null) return null;
  const { value } = parseValue(text, trailerWord.lastIndex);
  if (!isDictionary(value) || value.has('Encrypt') || value.has('Prev')) return null;
  const [root, info, size] = [value.get('Root'), value.get('Info'), value.get('Size')];
  if (!isReference(root) || typeof size !== 'number') return null;
  return { root: root.object, info: isReference(info) ? info.object : null, size };
}
