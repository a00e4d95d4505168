import type { Letter } from '../letters.ts';
import type { NameResult } from '../map-result.ts';
import { countValues, type NameNumbers } from '../name-numbers.ts';
import type { NameNumber } from '../name-sums.ts';
import { reductionOf } from '../reduction.ts';
import type { AlphabetRules, NameNumberRules, RuleId, RuleSet } from '../rules/rule-set.ts';
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

const plainLetters = /^[A-Za-z ]*$/u;

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

function retryNotes({ value, direct }: NameNumber): string[] {
  if (direct === null) return [];
  const outcome = direct === value ? 'continua' : 'revela';
  return [`A soma direta dá ${direct}; refeita palavra por palavra, ${outcome} ${value}.`];
}

/** What other schools do with marks of the selected letters. */
function markNotes(name: NameResult, selected: Selection, { markDissents }: AlphabetRules): string[] {
  const dissents = Object.entries(markDissents);
  if (dissents.length === 0 || plainLetters.test(name.name)) return [];
  const marked = name.letters
    .filter(selected)
    .map(({ letter }) => letter)
    .join('')
    .normalize('NFD');
  return dissents.filter(([mark]) => marked.includes(mark)).map(([, dissent]) => dissent);
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
  const notes = [...retryNotes(number), ...markNotes(name, selected, rules.alphabet)];
  const explanation = explained(rules, rule, number.value, {
    ...summed(parts, options.masters),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  });
  const isRetried = number.direct !== null && number.direct !== number.value;
  return isRetried && options.retryCertainty ? { ...explanation, certainty: options.retryCertainty } : explanation;
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
