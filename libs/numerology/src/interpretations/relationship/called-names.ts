import { firstName } from '../../letter/phrases.ts';

/** First names; who shares one has the initial of the last name too. */
export function calledNames(names: readonly string[]): string[] {
  const firsts = names.map(firstName);
  return names.map((name, index) => {
    const first = firsts[index] ?? name;
    if (firsts.filter((other) => other === first).length === 1) return first;
    const last = name.trim().split(/\s+/u).at(-1) ?? '';
    return last === first ? first : `${first} ${Array.from(last)[0] ?? ''}.`;
  });
}
