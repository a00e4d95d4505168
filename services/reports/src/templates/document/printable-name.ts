/** Marks that turn the writing direction around, and characters that nobody sees but the joiners that shape letters and emoji. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u2060\uFEFF\u00AD\p{Cc}]/gu;

/** A name as it may stand on paper: what would reorder or hide text around it is left out, all that can be read stays. */
export function printableName(name: string): string {
  return name.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
}
