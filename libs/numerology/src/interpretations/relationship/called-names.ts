import { firstName } from '../../letter/phrases.ts';

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

function wordsOf(name: string): string[] {
  return name
    .trim()
    .split(/\s+/u)
    .filter((word) => !particles.has(word.toLocaleLowerCase('pt-BR')));
}

/** First names; people who share one have their second name or the initial of their last one too. */
export function calledNames(names: readonly string[]): string[] {
  const firsts = names.map(firstName);
  const seconds = names.map((name, index) => [firsts[index], wordsOf(name)[1]].filter(Boolean).join(' '));
  return names.map((name, index) => {
    const first = firsts[index] ?? name;
    if (firsts.filter((other) => other === first).length === 1) return first;
    const second = seconds[index] ?? first;
    if (seconds.filter((other) => other === second).length === 1) return second;
    const last = wordsOf(name).at(-1) ?? '';
    return last === first ? first : `${first} ${Array.from(last)[0] ?? ''}.`;
  });
}
