import { stableHash } from '../search/stable-hash.ts';

/** Chooses among variants: the same for one person always, another for another person with the same numbers. */
export type Choose = (variants: readonly string[], topic: string) => string;

/** Chooses for the person of a map. */
export function chooserFor({ name, birthDate }: { readonly name: string; readonly birthDate: string }): Choose {
  const person = `${name}|${birthDate}`;
  return (variants, topic) => {
    const text = variants[stableHash(`${topic}|${person}`) % variants.length];
    if (text === undefined) throw new RangeError(`${topic} has no variants`);
    return text;
  };
}

/** The first text and, where the bank has one, the second. */
export function variantsOf(first: string, second: string | undefined): string[] {
  return second === undefined ? [first] : [first, second];
}
