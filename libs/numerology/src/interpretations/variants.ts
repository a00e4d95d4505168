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

/** What a file of `texts/variants` holds for a place: one more text, or several. */
export type MoreTexts = string | readonly string[];

/** The first text of a place and those that the bank has besides. */
export function variantsOf(first: string, more: MoreTexts = []): string[] {
  return [first, ...(typeof more === 'string' ? [more] : more)];
}
