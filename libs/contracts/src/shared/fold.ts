/** The text without accents and other combining marks. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '');
}

/** Lower case without accents, character by character: as long as the text in NFC, so that positions agree. */
export function foldAligned(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const plain = withoutAccents(character).toLowerCase();
    return plain.length === character.length ? plain : character;
  }).join('');
}
