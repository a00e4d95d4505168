/** Direction marks and invisible characters, but not the joiners that shape letters and emoji. */
const UNSEEN = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\u2060\uFEFF\u00AD\p{Cc}]/gu;

/** A printable name: characters that would reorder or hide the text around it are left out, readable ones stay. */
export function printableName(name: string): string {
  return name.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
}
