import type { NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import { stableHash } from '../search/stable-hash.ts';

/** Chooses among variants: the same for one person always, another for another person with the same numbers. */
export type Choose = <Variant>(variants: readonly Variant[], topic: string) => Variant;

/** The variant at an index, counted round. @throws RangeError where there are none */
export function variantAt<Variant>(variants: readonly Variant[], index: number, topic: string): Variant {
  const variant = variants[index % variants.length];
  if (variant === undefined) throw new RangeError(`${topic} has no variants`);
  return variant;
}

/** Chooses for the person of a map by name and birth date. */
export function chooserFor({ name, birthDate }: { readonly name: string; readonly birthDate: string }): Choose {
  const person = `${name}|${birthDate}`;
  return (variants, topic) => variantAt(variants, stableHash(`${topic}|${person}`), topic);
}

const classes = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** By which variants are chosen. */
export type ChoosingNumbers = Pick<NumerologyMap, 'motivacao' | 'impressao' | 'expressao' | 'destino'>;

/**
 * Chooses by the main numbers, for texts that do not hang on these: two people with two equal numbers have the same
 * variant more rarely than by chance. Modulo 9 all five follow from three of them, and with these factors any two people
 * with exactly two equal ones fall into different classes of nine, which share the variants evenly. A number that is 22
 * for the one and 4 for the other can leave both in one class, so 22 has an order of its own; for 11 and 2 that would
 * make more people alike than it parts.
 */
export function chooserByNumbers(map: ChoosingNumbers): Choose {
  const own = (toDigit(map.motivacao) + 4 * toDigit(map.impressao) + 2 * toDigit(map.destino)) % 9;
  const builders = [map.expressao, map.destino].filter((number) => number === 22).length;
  const order = builders === 0 ? '' : `|${builders}`;
  return (variants, topic) => {
    // Nine hashes a text were a third of the time of a portrait: one text needs no choice.
    if (variants.length === 1) return variantAt(variants, 0, topic);
    const ownHash = stableHash(`${topic}|${own}${order}`);
    const rank = classes.filter((index) => stableHash(`${topic}|${index}${order}`) < ownHash).length;
    return variantAt(variants, rank, topic);
  };
}

/** What a file of `texts/variants` holds for a place: one more text, or several. */
export type MoreTexts = string | readonly string[];

/** The texts of a place and those that the bank has besides. */
export function variantsOf(...texts: readonly (MoreTexts | undefined)[]): string[] {
  return texts.flatMap((text) => text ?? []);
}
