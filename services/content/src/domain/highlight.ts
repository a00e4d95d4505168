import { foldAligned } from '@sefira/contracts/shared/fold';

/** A word of a folded text. */
const word = /[\p{L}\p{N}]+/gu;

/** Maximum length of an excerpt in characters, without marks. */
const excerptLength = 180;

/** Marks the words that begin with a stem by ** and **. */
export function highlight(text: string, stems: readonly string[]): string {
  const plain = text.normalize('NFC').replaceAll('*', '');
  let marked = '';
  let end = 0;
  for (const { at, length } of matchesOf(plain, stems)) {
    marked += `${plain.slice(end, at)}**${plain.slice(at, at + length)}**`;
    end = at + length;
  }
  return marked + plain.slice(end);
}

/** The part of a text around the first match, matches marked; the beginning without a match. */
export function excerptOf(text: string, stems: readonly string[]): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const [first] = matchesOf(plain, stems);
  const from = first === undefined || first.at < excerptLength * 0.7 ? 0 : wordStart(plain, first.at - 60);
  const until = plain.length - from <= excerptLength ? plain.length : wordEnd(plain, from + excerptLength);
  const cut = highlight(plain.slice(from, until).trim(), stems);
  return `${from > 0 ? '… ' : ''}${cut}${until < plain.length ? ' …' : ''}`;
}

function matchesOf(text: string, stems: readonly string[]): { at: number; length: number }[] {
  if (stems.length === 0) return [];
  return [...foldAligned(text).matchAll(word)]
    .filter(([found]) => stems.some((stem) => found.startsWith(stem)))
    .map((found) => ({ at: found.index, length: found[0].length }));
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < 0 ? at : space;
}
