import type { Letter } from '../letters.ts';
import type { NameResult } from '../map-result.ts';
import { countValues, type NameNumbers } from '../name-numbers.ts';
import type { NameNumber } from '../name-sums.ts';
import { reductionOf } from '../reduction.ts';
import type { NameNumberRules, RuleId, RuleSet } from '../rules/rule-set.ts';
import type { Explanation, ExplanationPart } from './explanation.ts';
import { explained, plainPart, summed } from './explanation-parts.ts';

type NameRule =
  | 'motivacao'
  | 'impressao'
  | 'expressao'
  | 'somaTotal'
  | 'talentoOculto'
  | 'licoesCarmicas'
  | 'tendenciasOcultas'
  | 'respostaSubconsciente'
  | 'relacaoIntervalos'
  | 'grauAscensao'
  | 'arcanos'
  | 'arcanoRegente'
  | 'sequenciasNegativas';

type Selection = (letter: Letter) => boolean;

function wordParts(name: NameResult, selected: Selection): ExplanationPart[] {
  const parts = name.palavras.map((label): ExplanationPart & { letters: NonNullable<ExplanationPart['letters']> } => ({
    label,
    letters: [],
    sum: 0,
    reduction: [],
  }));
  for (const letter of name.letters) {
    const part = parts[letter.word];
    if (!part || !selected(letter)) continue;
    part.letters.push({ letter: letter.letter, value: letter.value });
    part.sum += letter.value;
  }
  return parts.filter(({ letters }) => letters.length > 0);
}

function reduceParts(
  parts: ExplanationPart[],
  words: NameNumber['words'],
  masters: readonly number[],
): ExplanationPart[] {
  for (const part of parts) {
    if (words === 'whole') part.reduction = [part.sum];
    else part.reduction = reductionOf(part.sum, words === 'digits' ? [] : masters);
  }
  return parts;
}

function retryNote({ value, direct }: NameNumber): { note?: string } {
  if (direct === null) return {};
  return direct === value
    ? { note: `A soma direta dá ${direct}; refeita palavra por palavra, continua ${value}.` }
    : { note: `A soma direta dá ${direct}; refeita palavra por palavra, revela ${value}.` };
}

function explainNumber(
  rule: RuleId,
  name: NameResult,
  number: NameNumber,
  selected: Selection,
  options: NameNumberRules,
  rules: RuleSet,
): Explanation {
  const parts = reduceParts(wordParts(name, selected), number.words, options.masters);
  return explained(rules, rule, number.value, { ...summed(parts, options.masters), ...retryNote(number) });
}

function sequenceNote(name: NameResult): string {
  return name.sequenciasNegativas.length === 0
    ? 'Nenhuma linha do triângulo da vida tem três algarismos iguais lado a lado.'
    : `No triângulo da vida: ${name.sequenciasNegativas.join(', ')}.`;
}

/** Reasons of everything that the name alone gives. */
export function explainName(name: NameResult, numbers: NameNumbers, rules: RuleSet): Record<NameRule, Explanation> {
  const all = reduceParts(
    wordParts(name, () => true),
    'whole',
    [],
  );
  const counts = countValues(name.letters);
  const countParts = counts.slice(1).map((count, index) => plainPart(`valor ${index + 1}`, count));
  const vowels = name.letters.filter(({ vowel }) => vowel).length;
  const firstWord = wordParts(name, ({ word }) => word === 0);
  const lessons = name.licoesCarmicas.length;
  return {
    motivacao: explainNumber('motivacao', name, numbers.motivacao, ({ vowel }) => vowel, rules.motivacao, rules),
    impressao: explainNumber('impressao', name, numbers.impressao, ({ vowel }) => !vowel, rules.impressao, rules),
    expressao: explainNumber('expressao', name, numbers.expressao, () => true, rules.expressao, rules),
    somaTotal: explained(rules, 'somaTotal', name.somaTotal, { parts: all, total: name.somaTotal }),
    talentoOculto: explained(
      rules,
      'talentoOculto',
      name.talentoOculto,
      summed(
        [plainPart('Motivação', name.motivacao), plainPart('Expressão', name.expressao)],
        rules.talentoOculto.masters,
      ),
    ),
    licoesCarmicas: explained(rules, 'licoesCarmicas', name.licoesCarmicas, { parts: countParts }),
    tendenciasOcultas: explained(rules, 'tendenciasOcultas', name.tendenciasOcultas, { parts: countParts }),
    respostaSubconsciente: explained(rules, 'respostaSubconsciente', name.respostaSubconsciente, {
      note: `9 − ${lessons} = ${name.respostaSubconsciente}`,
    }),
    relacaoIntervalos: explained(rules, 'relacaoIntervalos', name.relacaoIntervalos, {
      parts: reduceParts(firstWord, 'whole', []),
    }),
    grauAscensao: explained(rules, 'grauAscensao', name.grauAscensao, {
      parts: [plainPart('consoantes', name.letters.length - vowels), plainPart('vogais', vowels)],
    }),
    arcanos: explained(rules, 'arcanos', name.arcanos, { parts: all }),
    arcanoRegente: explained(rules, 'arcanoRegente', name.arcanoRegente, { parts: all }),
    sequenciasNegativas: explained(rules, 'sequenciasNegativas', name.sequenciasNegativas, {
      note: sequenceNote(name),
    }),
  };
}
