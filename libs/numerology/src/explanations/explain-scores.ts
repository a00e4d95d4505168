import type { ConjugalRelation, PairResult } from '../block-results.ts';
import { conjugalRelation, destinyRelation } from '../harmony.ts';
import type { DestinyRelation, NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import { type ProductRuleId, productRules } from '../rules/product-references.ts';
import { conjugalScore, destinyScore } from '../scores.ts';
import type { ExplanationPart, ScoreExplanation } from './explanation.ts';
import { plainPart } from './explanation-parts.ts';

const destinyLabels: Readonly<Record<DestinyRelation, string>> = {
  favoravel: 'favorável',
  neutro: 'neutra',
  desfavoravel: 'desfavorável',
};

const conjugalLabels: Readonly<Record<ConjugalRelation, string>> = {
  vibra: 'vibra',
  atrai: 'atrai',
  igual: 'igual',
  passivo: 'neutro',
  oposto: 'oposto',
  profundamenteOposto: 'profundamente oposto',
};

/** An explanation under a formula of the product. */
export function scored(
  rule: ProductRuleId,
  value: ScoreExplanation['value'],
  details: Pick<ScoreExplanation, 'parts' | 'total' | 'reduction' | 'note'>,
): ScoreExplanation {
  const { source, certainty } = productRules[rule];
  return { rule, source, certainty, value, ...details };
}

/** `S(d, e)` as an addend, each number under its Portuguese label. */
export function destinyPart(labels: readonly [string, string], destino: number, expressao: number): ExplanationPart {
  const relation = destinyLabels[destinyRelation(destino, expressao)];
  return plainPart(
    `${labels[0]} ${destino} com ${labels[1]} ${expressao}: ${relation}`,
    destinyScore(destino, expressao),
  );
}

/** `P(a, b)` as an addend. */
export function conjugalPart(labels: readonly [string, string], first: number, second: number): ExplanationPart {
  const numbers = [toDigit(first), toDigit(second)] as const;
  const relation = numbers.includes(0) ? 'sem relação' : conjugalLabels[conjugalRelation(...numbers)];
  const label = `${labels[0]} ${numbers[0]} com ${labels[1]} ${numbers[1]}: ${relation}`;
  return plainPart(label, conjugalScore(first, second));
}

/** Destino with Expressão and Motivação with Impressão: what personal and name scores are made of. */
export function nameBirthParts(
  map: Pick<NumerologyMap, 'destino' | 'expressao' | 'motivacao' | 'impressao'>,
): [ExplanationPart, ExplanationPart] {
  return [
    destinyPart(['Destino', 'Expressão'], map.destino, map.expressao),
    conjugalPart(['Motivação', 'Impressão'], map.motivacao, map.impressao),
  ];
}

/** The rounded mean of the parts as a note: `(95 + 65) ÷ 2, arredondado: 80`. */
export function meanNote(parts: readonly ExplanationPart[], value: number): { note: string } {
  return { note: `(${parts.map(({ sum }) => sum).join(' + ')}) ÷ ${parts.length}, arredondado: ${value}` };
}

/** A mean of the parts. */
export function meanOf(rule: ProductRuleId, value: number, parts: ExplanationPart[]): ScoreExplanation {
  return scored(rule, value, { parts, ...meanNote(parts, value) });
}

/** Score of a pair before it is limited to 0 to 100. */
export function explainPair(
  pair: Omit<PairResult, 'explanation'>,
  destinies: readonly [number, number],
): ScoreExplanation {
  const [first, second] = pair.numbers;
  const conjugal = conjugalPart(['Missão', 'Missão'], first, second);
  const relation = destinyLabels[pair.destinyRelation];
  const destiny = plainPart(
    `Destino ${destinies[0]} com Destino ${destinies[1]}: ${relation}`,
    pair.score - conjugal.sum,
  );
  return scored('pontuacaoDoPar', pair.score, {
    parts: [conjugal, destiny],
    total: pair.score,
    reduction: [pair.score],
  });
}

/** Mean of all pairs, the people by their names. */
export function explainOverall(
  value: number,
  pairs: readonly PairResult[],
  names: readonly string[],
): ScoreExplanation {
  return meanOf(
    'pontuacaoGeral',
    value,
    pairs.map(({ first, second, score }) => plainPart(`${names[first]} e ${names[second]}`, score)),
  );
}
