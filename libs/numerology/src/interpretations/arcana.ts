import arcanoRegente from '../../texts/arcanos/arcanoRegente.json' with { type: 'json' };
import sequenciasNegativas from '../../texts/arcanos/sequenciasNegativas.json' with { type: 'json' };
import arcanoSemTitulo from '../../texts/summaries/arcanoSemTitulo.json' with { type: 'json' };
import arcanos from '../../texts/summaries/arcanos.json' with { type: 'json' };
import { bookTable, entryOf } from './book/book-tables.ts';
import type { ArcanoText, TitledText } from './schema.ts';
import { fillIn, type TextTable, textOf } from './text-of.ts';

const arcana = bookTable<ArcanoText>('arcanos/arcanos');
const titled: TextTable<ArcanoText> = arcanos;
const rulers: TextTable<TitledText> = arcanoRegente;
const sequences: TextTable<TitledText> = sequenciasNegativas;
const digitThemes: TextTable<string> = arcanoSemTitulo.themes;

/** An arcano without a card: two digits 1 to 9, read as the meeting of both. */
function untitledArcano(number: number): ArcanoText {
  const [first, second] = [Math.floor(number / 10), number % 10];
  const [firstTheme, secondTheme] = [first, second].map((digit) => textOf('arcanoSemTitulo', digitThemes, digit));
  const same = first === second;
  const text = fillIn(same ? arcanoSemTitulo.sameDigitText : arcanoSemTitulo.text, {
    numero: number,
    primeiro: first,
    segundo: second,
    temaPrimeiro: `${firstTheme}`,
    temaSegundo: `${secondTheme}`,
  });
  return {
    title: fillIn(arcanoSemTitulo.title, { numero: number }),
    theme: same ? `${firstTheme} em dobro` : `${firstTheme} e ${secondTheme}`,
    text,
  };
}

/**
 * An arcano 1 to 22, or one above made of two digits 1 to 9 (up to 99), with its title.
 * @throws RangeError outside of that.
 */
export function interpretArcano(number: number): ArcanoText {
  const own = entryOf(arcana, number);
  if (own !== undefined) return own;
  return number > 22 && number < 100 && Number.isInteger(number)
    ? untitledArcano(number)
    : textOf('arcanos', titled, number);
}

/** Arcano regente of a triangle, 1 to 9. */
export function interpretRulingArcano(number: number): TitledText {
  return textOf('arcanoRegente', rulers, number);
}

/** Theme of a negative sequence, `111` to `999`. Never an illness (docs/numerology.md 5). */
export function interpretSequence(sequence: string): TitledText {
  return textOf('sequenciasNegativas', sequences, sequence);
}
