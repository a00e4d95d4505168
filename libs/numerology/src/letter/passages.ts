import { stableHash } from '../search/stable-hash.ts';

/** Chooses among variants: the same for one person always, another for another person with the same numbers. */
export type Choose = (variants: readonly string[], topic: string) => string;

/** @param person what identifies the map: name and birth date */
export function chooserFor(person: string): Choose {
  return (variants, topic) => {
    const text = variants[stableHash(`${topic}|${person}`) % variants.length];
    if (text === undefined) throw new RangeError(`${topic} has no variants`);
    return text;
  };
}

/**
 * Puts values into the `{places}` of a passage.
 * @throws RangeError for a place without a value
 */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`no value for {${name}} in: ${text}`);
    return String(value);
  });
}
