import ciclosDeVida from '../../texts/summaries/ciclosDeVida.json' with { type: 'json' };
import desafios from '../../texts/summaries/desafios.json' with { type: 'json' };
import momentosDecisivos from '../../texts/summaries/momentosDecisivos.json' with { type: 'json' };
import type { PracticeText, TitledText } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

const cycles: TextTable<TextTable<TitledText>> = ciclosDeVida;
const moments: TextTable<TextTable<TitledText>> = momentosDecisivos;
const challenges: TextTable<PracticeText> = desafios;

/** A life cycle: position 1 to 3, number 1 to 9, 11, 22 (no month, day or year of our era reaches 33). */
export function interpretCycle(position: number, number: number): TitledText {
  return textOf(`ciclosDeVida ${position}`, textOf('ciclosDeVida', cycles, position), number);
}

/** A decisive moment: position 1 to 4, number 1 to 9, 11, 22, and 33 in the Pythagorean system. */
export function interpretMoment(position: number, number: number): TitledText {
  return textOf(`momentosDecisivos ${position}`, textOf('momentosDecisivos', moments, position), number);
}

/** A challenge, 0 to 8. */
export function interpretChallenge(number: number): PracticeText {
  return textOf('desafios', challenges, number);
}
