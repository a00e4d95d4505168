import { type CodeKind, numberOfCode } from '@sefira/numerology/code-number';
import { analyzeCompatibility } from '@sefira/numerology/compatibility';
import { NumerologyError } from '@sefira/numerology/errors';
import type { Explanation } from '@sefira/numerology/explanations/explanation';
import { explanationLines } from '@sefira/numerology/explanations/explanation-text';
import { reductionText } from '@sefira/numerology/explanations/reduction-text';
import { interpretCode } from '@sefira/numerology/interpretations/codes';
import { interpretCompany } from '@sefira/numerology/interpretations/company';
import { interpretMain } from '@sefira/numerology/interpretations/main-positions';
import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { describePair, wordOfBand } from '@sefira/numerology/interpretations/relations';
import { computePartialMap } from '@sefira/numerology/map';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { calculatorOutcomes as texts } from '../../texts/analyses/calculators.ts';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import type { CalculatorId, Typed } from './fields-of.ts';

/** The outcome of a calculation: the number, its meaning, and every step. */
export interface Outcome {
  readonly number: number;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
  /** Further numbers beside the first. */
  readonly others: readonly { readonly label: string; readonly number: number }[];
  /** A percentage, for outcomes that are one. */
  readonly score: number | null;
  /** Not in the school's sources: common usage only. */
  readonly loose: boolean;
}

/** @throws NumerologyError for input that the engine refuses */
type Calculate = (typed: Typed, today: string) => Outcome | null;

const plain = { others: [], score: null, loose: false } as const;
/** The addends and the sum; the rule's text is shown elsewhere. */
const stepsOf = (explanation: Explanation | undefined) =>
  explanation
    ? explanationLines(explanation, ruleSetFor()).filter((line) => !/^(Regra|As escolas divergem):/.test(line))
    : [];

function dateMap(typed: string | undefined, today: string) {
  const birthDate = isoFromTyped(typed ?? '');
  return birthDate ? computePartialMap({ name: null, birthDate, referenceDate: today }) : null;
}

function destiny({ data }: Typed, today: string): Outcome | null {
  const map = dateMap(data, today);
  if (map?.destino === undefined) return null;
  const { title, text } = interpretMain('destino', map.destino);
  const steps = stepsOf(map.explanations.destino);
  return { ...plain, number: map.destino, label: texts.destino, title, text, steps };
}

function personalYear({ data }: Typed, today: string): Outcome | null {
  const map = dateMap(data, today);
  if (map?.anoPessoal === undefined) return null;
  const { phase, description } = interpretYear(map.anoPessoal);
  const steps = stepsOf(map.explanations.anoPessoal);
  return { ...plain, number: map.anoPessoal, label: texts.anoPessoal, title: phase, text: description, steps };
}

function fullName({ nome }: Typed, today: string): Outcome | null {
  if (!nome?.trim()) return null;
  const { expressao, motivacao, impressao, explanations } = computePartialMap({
    name: nome.trim(),
    birthDate: null,
    referenceDate: today,
  });
  if (expressao === undefined || motivacao === undefined || impressao === undefined) return null;
  const { title, text } = interpretMain('expressao', expressao);
  return {
    ...plain,
    number: expressao,
    label: texts.expressao,
    title,
    text,
    steps: stepsOf(explanations.expressao),
    others: [
      { label: texts.motivacao, number: motivacao },
      { label: texts.impressao, number: impressao },
    ],
  };
}

function couple({ nome1, data1, nome2, data2 }: Typed, today: string): Outcome | null {
  const births = [isoFromTyped(data1 ?? ''), isoFromTyped(data2 ?? '')];
  const [first, second] = births;
  if (!nome1?.trim() || !nome2?.trim() || !first || !second) return null;
  const people = [
    { name: nome1.trim(), birthDate: first },
    { name: nome2.trim(), birthDate: second },
  ];
  const [pair] = analyzeCompatibility({ people, referenceDate: today }).pairs;
  if (!pair) return null;
  const [one, other] = pair.numbers;
  return {
    number: one,
    label: texts.harmonia(one, other),
    title: wordOfBand(pair.level),
    text: describePair(pair.relation, pair.numbers),
    steps: [],
    others: [{ label: nome2.trim().split(' ')[0] ?? '', number: other }],
    score: pair.score,
    loose: false,
  };
}

function code(kind: CodeKind, field: 'casa' | 'telefone' | 'placa') {
  return (typed: Typed): Outcome | null => {
    const text = typed[field]?.trim();
    if (!text) return null;
    const { symbols, number, reduction } = numberOfCode(kind, text);
    const sum = symbols
      .map(({ symbol, value }) => (symbol === String(value) ? symbol : `${symbol}=${value}`))
      .join(' + ');
    const steps = [`${sum} = ${reductionText(reduction)}`];
    return { ...plain, number, label: texts[field], title: '', text: interpretCode(kind, number), steps, loose: true };
  };
}

function company({ empresa }: Typed, today: string): Outcome | null {
  if (!empresa?.trim()) return null;
  const { expressao, explanations } = computePartialMap({
    name: empresa.trim(),
    birthDate: null,
    referenceDate: today,
  });
  if (expressao === undefined) return null;
  const text = interpretCompany('nome', expressao);
  return { ...plain, number: expressao, label: texts.empresa, title: '', text, steps: stepsOf(explanations.expressao) };
}

const calculations: Readonly<Record<CalculatorId, Calculate>> = {
  destino: destiny,
  'ano-pessoal': personalYear,
  nome: fullName,
  casal: couple,
  casa: code('address', 'casa'),
  telefone: code('phone', 'telefone'),
  placa: code('plate', 'placa'),
  empresa: company,
};

/** The outcome of the fields: null while incomplete, a sentence where the engine refuses. */
export function outcomeOf(id: CalculatorId, typed: Typed, today: string): Outcome | string | null {
  try {
    return calculations[id](typed, today);
  } catch (error) {
    if (error instanceof NumerologyError) return error.message;
    throw error;
  }
}
