/**
 * Any text as a CSS string: every character but plain letters, digits and spaces is written as its code point,
 * so nothing in it can end the string.
 */
export function cssString(text: string): string {
  const escaped = Array.from(text, (character) =>
    /^[A-Za-z0-9 ]$/.test(character) ? character : `\\${(character.codePointAt(0) ?? 0xfffd).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}
