import destino from '../../texts/positions/destino.json' with { type: 'json' };
import expressao from '../../texts/positions/expressao.json' with { type: 'json' };
import impressao from '../../texts/positions/impressao.json' with { type: 'json' };
import legendaDosNumeros from '../../texts/positions/legendaDosNumeros.json' with { type: 'json' };
import missao from '../../texts/positions/missao.json' with { type: 'json' };
import motivacao from '../../texts/positions/motivacao.json' with { type: 'json' };
import type { MainText } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

export const mainPositions = ['motivacao', 'impressao', 'expressao', 'destino', 'missao'] as const;
export type MainPosition = (typeof mainPositions)[number];

const texts: Record<MainPosition, TextTable<MainText>> = { motivacao, impressao, expressao, destino, missao };
const keywords: TextTable<string> = legendaDosNumeros;

/**
 * What a number means in one of the five main positions: 1 to 9, 11, 22, 33, and 0 for Motivação (no vowel) and
 * Impressão (no consonant).
 * @throws RangeError on any other number.
 */
export function interpretMain(position: MainPosition, number: number): MainText {
  return textOf(position, texts[position], number);
}

/** The one word of a number in legends and filters: 1 to 9, 11, 22, 33. */
export function keywordOf(number: number): string {
  return textOf('legendaDosNumeros', keywords, number);
}

/** The three analyses of the name result (specification 2, section 3). */
export function interpretName(numbers: { expressao: number; motivacao: number; impressao: number }) {
  const expression = interpretMain('expressao', numbers.expressao);
  const soulUrge = interpretMain('motivacao', numbers.motivacao);
  const personality = interpretMain('impressao', numbers.impressao);
  return {
    expressionAnalysis: { characteristics: expression.text, talents: expression.strengths },
    soulUrgeAnalysis: { desires: soulUrge.text, motivations: soulUrge.strengths },
    personalityAnalysis: { impression: personality.text, traits: personality.strengths },
  };
}
