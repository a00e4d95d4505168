import { foldAligned } from '@sefira/contracts/shared/fold';

/** The text with `**` around what matches the typed words, whatever case and accents; for `Marked`. */
export function markWords(text: string, typed: string): string {
  const shown = text.normalize('NFC').replaceAll('**', '');
  const folded = foldAligned(shown);
  const isHit = new Array<boolean>(shown.length).fill(false);
  for (const word of foldAligned(typed).split(/\s+/)) {
    for (let at = folded.indexOf(word); word !== '' && at !== -1; at = folded.indexOf(word, at + word.length)) {
      isHit.fill(true, at, at + word.length);
    }
  }
  return Array.from(isHit, (hit, index) => {
    const turns = hit !== (isHit[index - 1] ?? false);
    const ends = hit && index === isHit.length - 1;
    return `${turns ? '**' : ''}${shown[index] ?? ''}${ends ? '**' : ''}`;
  }).join('');
}
