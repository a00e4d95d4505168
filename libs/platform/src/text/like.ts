/** Escapes the wildcards of LIKE, so that the text is matched literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
