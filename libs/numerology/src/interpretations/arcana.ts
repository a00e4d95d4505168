import adolescencia from '../../texts/arcanos/adolescencia.json' with { type: 'json' };
import arcanoRegente from '../../texts/arcanos/arcanoRegente.json' with { type: 'json' };
import arcanos from '../../texts/arcanos/arcanos.json' with { type: 'json' };
import infancia from '../../texts/arcanos/infancia.json' with { type: 'json' };
import lembranca from '../../texts/arcanos/lembranca.json' with { type: 'json' };
import sequenciasNegativas from '../../texts/arcanos/sequenciasNegativas.json' with { type: 'json' };
import velhice from '../../texts/arcanos/velhice.json' with { type: 'json' };
import vivido from '../../texts/arcanos/vivido.json' with { type: 'json' };
import otherArcana from '../../texts/variants/arcanos.json' with { type: 'json' };
import type { ArcanoText, TitledText } from './schema.ts';
import { entryOf, type TextTable, textOf } from './text-of.ts';
import { type Choose, type MoreTexts, variantsOf } from './variants.ts';

const arcana: TextTable<ArcanoText> = arcanos;
const moreArcana: TextTable<{ readonly text: MoreTexts }> = otherArcana;
const wordings = {
  child: infancia,
  remembered: lembranca,
  lived: vivido,
  teen: adolescencia,
  elder: velhice,
} satisfies Record<string, TextTable<MoreTexts>>;

/**
 * Words for years that are no adult's present: a child's for the adults around, a childhood or later years that are over
 * for the reader, those of a reader from 12 to 17 and of one of 60 or more.
 */
export type ArcanoWording = keyof typeof wordings;
const rulers: TextTable<TitledText> = arcanoRegente;
const sequences: TextTable<TitledText> = sequenciasNegativas;

/**
 * An arcano with its title: 1 to 22, or one above made of two digits 1 to 9 (up to 99).
 * @throws RangeError outside of that.
 */
export function interpretArcano(number: number): ArcanoText {
  return textOf('arcanos', arcana, number);
}

/** An arcano with the text that a person gets and those that are left for other places. */
export interface ArcanoForPerson extends ArcanoText {
  readonly otherTexts: readonly string[];
}

/** `interpretArcano` with the variant of its text that a person gets, of the given wording. */
export function interpretArcanoFor(choose: Choose, number: number, wording?: ArcanoWording): ArcanoForPerson {
  const arcano = interpretArcano(number);
  const variants = wording
    ? variantsOf(textOf<MoreTexts>(`arcanos/${wording}`, wordings[wording], number))
    : variantsOf(arcano.text, entryOf(moreArcana, number)?.text);
  const topic = wording ? `arcanos/${wording}/${number}` : `arcanos/${number}`;
  const text = choose(variants, topic);
  const others = variants.filter((variant) => variant !== text);
  if (others.length === 0) return { ...arcano, text, otherTexts: [] };
  const second = choose(others, `${topic}/other`);
  return { ...arcano, text, otherTexts: [second, ...others.filter((variant) => variant !== second)] };
}

/** Arcano regente of a triangle, 1 to 9. */
export function interpretRulingArcano(number: number): TitledText {
  return textOf('arcanoRegente', rulers, number);
}

/** Theme of a negative sequence, `111` to `999`. Never an illness (docs/numerology.md 5). */
export function interpretSequence(sequence: string): TitledText {
  return textOf('sequenciasNegativas', sequences, sequence);
}
