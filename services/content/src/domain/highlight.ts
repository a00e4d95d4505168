import { foldAligned } from '@sefira/contracts/shared/fold';
import { wordsOf } from './words.ts';

/** A word of a folded text. */
const word = /[\p{L}\p{N}]+/gu;

/** Maximum length of an excerpt in characters, without marks. */
const excerptLength = 180;

/** A folded word of a search. */
export interface WordForms {
  readonly stem: string;
  /** Its inflections, itself among them. */
  readonly forms: readonly string[];
}

type Marks = (word: string) => boolean;

/**
 * The words of a document that a search marks: those searched for, in any inflection. The last one also finds words that
 * it begins; they are marked in a document without the word itself.
 */
export function marksOf(document: string, searched: readonly WordForms[]): Marks {
  const forms = new Set(searched.flatMap((one) => one.forms));
  const last = searched.at(-1);
  const begins = last && !wordsOf(document).some((found) => last.forms.includes(found)) ? last.stem : null;
  return (found) => forms.has(found) || (begins !== null && found.startsWith(begins));
}

/** Encloses the marked words in ** and **. */
export function highlight(text: string, marks: Marks): string {
  const plain = text.normalize('NFC').replaceAll('*', '');
  let marked = '';
  let end = 0;
  for (const { at, length } of matchesOf(plain, marks)) {
    marked += `${plain.slice(end, at)}**${plain.slice(at, at + length)}**`;
    end = at + length;
  }
  return marked + plain.slice(end);
}

/** The part of a text around the first match, matches marked; the beginning without a match. */
export function excerptOf(text: string, marks: Marks): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const [first] = matchesOf(plain, marks);
  const from = first === undefined || first.at < excerptLength * 0.7 ? 0 : wordStart(plain, first.at - 60);
  const until = plain.length - from <= excerptLength ? plain.length : wordEnd(plain, from + excerptLength);
  const cut = highlight(plain.slice(from, until).trim(), marks);
  return `${from > 0 ? '… ' : ''}${cut}${until < plain.length ? ' …' : ''}`;
}

function matchesOf(text: string, marks: Marks): { at: number; length: number }[] {
  return [...foldAligned(text).matchAll(word)]
    .filter(([found]) => marks(found))
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
