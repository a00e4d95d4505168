/** Heading of the calculation in an answer of the built-in assistant, in the languages that it writes. */
const heading = /\n\n\*\*(?:Como se chega a isso|How it is found|Cómo se llega a esto)\*\*\n\n/u;

/** An answer without its calculation, and the calculation; null if it has none. */
export function splitBasis(text: string): { readonly said: string; readonly basis: string | null } {
  const match = heading.exec(text);
  if (!match) return { said: text, basis: null };
  return { said: text.slice(0, match.index), basis: text.slice(match.index + match[0].length) };
}
