import { foldAligned } from '@sefira/contracts/shared/fold';

const word = /[\p{L}\p{N}]+/gu;

/** The text with `**` around the beginnings of words that match the typed ones, whatever case and accents; for `Marked`. */
export function markWords(text: string, typed: string): string {
  const shown = text.normalize('NFC').replaceAll('**', '');
  const words = foldAligned(typed).match(word) ?? [];
  let marked = '';
  let end = 0;
  for (const { 0: found, index } of foldAligned(shown).matchAll(word)) {
    const length = Math.max(0, ...words.filter((start) => found.startsWith(start)).map((start) => start.length));
    if (length === 0) continue;
    marked += `${shown.slice(end, index)}**${shown.slice(index, index + length)}**`;
    end = index + length;
  }
  return marked + shown.slice(end);
}
