const conjunction = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** `Ana, Bia e Cris`. */
export function listWords(words: readonly string[]): string {
  return conjunction.format(words);
}
