/** Marks that Unicode writes apart from their letter. */
const marks = /\p{M}+/gu;

/** Lower case without accents: how words are compared. As many characters as the NFC text has, so that places agree. */
export function fold(text: string): string {
  return [...text.normalize('NFC')].map((character) => foldCharacter(character)).join('');
}

function foldCharacter(character: string): string {
  const plain = character.normalize('NFD').replace(marks, '').toLowerCase();
  return plain.length === character.length ? plain : character.toLowerCase().slice(0, character.length) || character;
}

/** The words of a text, folded: letters and digits, at most `limit`. */
export function wordsOf(text: string, limit = Number.POSITIVE_INFINITY): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, limit);
}
