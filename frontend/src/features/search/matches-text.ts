interface Searchable {
  readonly label: string;
  readonly words: string;
}

/** True when every word of the text begins a word of the page, accents and case aside. */
export function matchesText(text: string, { label, words }: Searchable): boolean {
  const known = wordsOf(`${label} ${words}`);
  return wordsOf(text).every((wanted) => known.some((word) => word.startsWith(wanted)));
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}
