/** Escapes the wildcards of LIKE, so that they match themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
