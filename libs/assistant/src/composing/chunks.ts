/** Maximum length of a chunk in characters, up to the end of a word. */
const chunkLength = 40;
const chunk = new RegExp(`[\\s\\S]{1,${chunkLength}}(?:\\s|$)|\\S{1,${chunkLength}}`, 'gu');

/** The text in chunks that end with a word; joined they are the text. */
export function chunksOf(text: string): string[] {
  return text.match(chunk) ?? [];
}
