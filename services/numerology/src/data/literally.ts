/** Text for LIKE, its wildcards meant as they are written. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
