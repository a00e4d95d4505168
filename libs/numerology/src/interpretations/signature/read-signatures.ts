import assinatura from '../../../texts/signature/assinatura.json' with { type: 'json' };
import serventia from '../../../texts/signature/serventia.json' with { type: 'json' };
import { toDigit } from '../../reduction.ts';
import type {
  NameUse,
  SequenceCause,
  SignatureEntry,
  SignatureStudy,
  SignatureVariant,
} from '../../signature/compare-signatures.ts';
import { interpretSequence } from '../arcana.ts';
import { keywordOf } from '../main-positions.ts';
import { continued, entryOf, joinWords, type TextTable, textOf } from '../text-of.ts';

const served: TextTable<string> = serventia;

export const useNames: Readonly<Record<NameUse, string>> = {
  birth: 'Nome de nascimento',
  married: 'Nome de casamento',
  social: 'Nome social',
  artistic: 'Nome artístico',
  signature: 'Assinatura de hoje',
  brand: 'Marca',
};

const usesInSentences: Readonly<Record<NameUse, string>> = {
  birth: 'O nome de nascimento',
  married: 'O nome de casamento',
  social: 'O nome social',
  artistic: 'O nome artístico',
  signature: 'A assinatura de hoje',
  brand: 'A marca',
};

export interface SignatureReason {
  readonly fit: 'helps' | 'neutral' | 'opposes';
  readonly text: string;
}

export interface SignatureReading {
  /** In the order of the entries: what speaks for each name, and what does not. */
  readonly reasons: readonly (readonly SignatureReason[])[];
  /** In the order of the causes: the theme of each sequence, and those of the other triangles. */
  readonly causes: readonly { readonly title: string; readonly text: string; readonly others: string }[];
  readonly recommendation: {
    readonly title: string;
    readonly text: string;
    readonly reasons: readonly string[];
    /** What speaks against it. */
    readonly cares: readonly string[];
    readonly steps: readonly string[];
  };
  readonly method: readonly { readonly title: string; readonly text: string; readonly certainty: string }[];
  readonly note: string;
}

/** Who a signature with this Expressão serves. */
export function servedBy(expressao: number): string {
  return entryOf(served, expressao) ?? textOf('serventia', served, toDigit(expressao));
}

/** "Nome de nascimento", or the title of a trial. */
export function titleOf({ use, title }: Pick<SignatureEntry, 'use' | 'title'>): string {
  return use === null ? (title ?? '') : useNames[use];
}

/** The words of a comparison: reasons by name, themes of the sequences, the recommendation. */
export function readSignatures(study: SignatureStudy): SignatureReading {
  const { entries, causes, hasTriangles } = study;
  return {
    reasons: entries.map((entry) => reasonsOf(entry, study)),
    causes: causes.map(({ sequences }) => ({ ...interpretSequence(sequences.vida), others: otherThemes(sequences) })),
    recommendation: recommend(study),
    method: assinatura.method.filter((_step, index) => hasTriangles || !stepsOfTriangles.includes(index)),
    note: assinatura.note,
  };
}

/** Indexes of the steps of the method that a school without triangles has not. */
const stepsOfTriangles: readonly number[] = [1, 2];

function reasonsOf(entry: SignatureEntry, { entries, hasTriangles }: SignatureStudy): SignatureReason[] {
  const [birth = entry] = entries;
  return [
    relationReason(entry),
    ...(hasTriangles ? [sequenceReason(entry, birth)] : []),
    ...lessonReason(entry, birth),
    ...(entry === birth ? [] : [expressionReason(entry, birth), ...debtReason(entry, birth)]),
  ];
}

function relationReason({ map }: SignatureEntry): SignatureReason {
  const both = `Expressão ${map.expressao} com Destino ${map.destino}`;
  if (map.harmoniaNomeNascimento === 'favoravel') {
    return { fit: 'helps', text: `${both}: nome e nascimento andam para o mesmo lado.` };
  }
  if (map.harmoniaNomeNascimento === 'neutro') {
    return { fit: 'neutral', text: `${both}: nome e nascimento convivem, sem se reforçar.` };
  }
  return { fit: 'opposes', text: `${both}: o nome pede uma coisa e o nascimento pede outra.` };
}

function sequenceReason(entry: SignatureEntry, birth: SignatureEntry): SignatureReason {
  const { stretches } = entry;
  const before = birth.stretches;
  if (stretches === 0) return { fit: 'helps', text: 'Nenhuma sequência negativa nos quatro triângulos.' };
  const found = `${stretches === 1 ? '1 trecho de letras' : `${stretches} trechos de letras`} com sequência negativa`;
  if (entry === birth) return { fit: 'opposes', text: `${found}.` };
  if (stretches < before) return { fit: 'helps', text: `${found}, ${before - stretches} a menos que no nascimento.` };
  if (stretches === before) return { fit: 'neutral', text: `${found}, como no nascimento.` };
  return { fit: 'opposes', text: `${found}, ${stretches - before} a mais que no nascimento.` };
}

function lessonReason(entry: SignatureEntry, birth: SignatureEntry): SignatureReason[] {
  const lessons = birth.map.licoesCarmicas;
  if (entry === birth) {
    if (lessons.length === 0) return [{ fit: 'helps', text: 'As letras têm todos os valores de 1 a 9.' }];
    const what = lessons.length === 1 ? 'é a lição' : 'são as lições';
    return [{ fit: 'neutral', text: `Nenhuma letra vale ${joinWords(lessons, 'nem')}: ${what} deste nome.` }];
  }
  if (entry.filledLessons.length === 0) return [];
  const lacks = entry.filledLessons.length === 1 ? 'falta' : 'faltam';
  const filled = joinWords(entry.filledLessons.map((lesson) => `o ${lesson}`));
  return [{ fit: 'helps', text: `As letras trazem ${filled}, que ${lacks} no nome de nascimento.` }];
}

function expressionReason({ map }: SignatureEntry, birth: SignatureEntry): SignatureReason {
  const before = birth.map.expressao;
  const named = (number: number) => `${number}, ${continued(keywordOf(number))}`;
  if (map.expressao === before) return { fit: 'neutral', text: `Mantém a Expressão ${named(before)}.` };
  return { fit: 'neutral', text: `A Expressão sai do ${named(before)}, e vai para o ${named(map.expressao)}.` };
}

function debtReason({ map }: SignatureEntry, birth: SignatureEntry): SignatureReason[] {
  const entering = map.dividasCarmicas.filter((debt) => !birth.map.dividasCarmicas.includes(debt));
  const leaving = birth.map.dividasCarmicas.filter((debt) => !map.dividasCarmicas.includes(debt));
  const reasons: SignatureReason[] = [];
  if (leaving.length > 0) {
    const verb = leaving.length === 1 ? 'não aparece' : 'não aparecem';
    reasons.push({ fit: 'helps', text: `${debts(leaving)} do nome de nascimento ${verb} aqui.` });
  }
  if (entering.length > 0) {
    const verb = entering.length === 1 ? 'entra' : 'entram';
    reasons.push({ fit: 'opposes', text: `${debts(entering)} ${verb} com esta escrita.` });
  }
  return reasons;
}

function debts(list: readonly number[]): string {
  return list.length === 1 ? `A dívida cármica ${joinWords(list)}` : `As dívidas cármicas ${joinWords(list)}`;
}

function recommend(study: SignatureStudy): SignatureReading['recommendation'] {
  const { entries, best, variants } = study;
  const chosen = entries[best];
  const [birth = chosen] = entries;
  if (!chosen || !birth) throw new RangeError('a comparison has a birth name');
  const said = reasonsOf(chosen, study);
  const those = (wanted: SignatureReason['fit']) => said.filter(({ fit }) => fit === wanted).map(({ text }) => text);
  return {
    title: chosen === birth ? `Fique com ${chosen.map.name}` : `Assine ${chosen.map.name}`,
    text: [
      openingOf(chosen, birth, entries.filter(({ use }) => use !== 'brand').length),
      ...brandAhead(entries, chosen),
      servedBy(chosen.map.expressao),
      variantWords(variants[0], chosen),
    ].join(' '),
    reasons: [...those('helps'), ...(chosen === birth ? othersBehind(study, birth) : [])],
    cares: those('opposes'),
    steps: assinatura.steps,
  };
}

/** Why the birth name stays: what each other name that is signed with loses. */
function othersBehind(study: SignatureStudy, birth: SignatureEntry): string[] {
  return study.entries.slice(1).flatMap((entry) => {
    if (entry.use === null || entry.use === 'brand') return [];
    const losses = reasonsOf(entry, study).filter(({ fit }) => fit === 'opposes');
    const points = entry.score < birth.score ? `fica atrás, com ${entry.score}` : `soma os mesmos ${entry.score}`;
    return [[`${usesInSentences[entry.use]} ${points} pontos.`, ...losses.map(({ text }) => text)].join(' ')];
  });
}

function openingOf(chosen: SignatureEntry, birth: SignatureEntry, names: number): string {
  if (names === 1) {
    return `O nome de nascimento soma ${chosen.score} pontos de 100. Sozinho ele serve de régua: experimente outras escritas na mesa de letras e compare.`;
  }
  if (chosen === birth) {
    return `Entre os nomes comparados, o de nascimento segue na frente, com ${chosen.score} pontos de 100. Quem já assina bem não precisa trocar.`;
  }
  const called = chosen.use === null ? `A tentativa “${chosen.title ?? ''}”` : usesInSentences[chosen.use];
  return `${called} chega a ${chosen.score} pontos de 100, ${chosen.score - birth.score} a mais que o nome de nascimento.`;
}

/** Why a brand with as many points is not the one recommended. */
function brandAhead(entries: readonly SignatureEntry[], chosen: SignatureEntry): string[] {
  return entries
    .filter(({ use, score }) => use === 'brand' && score >= chosen.score)
    .map(
      ({ map, score }) =>
        `A marca ${map.name} soma ${score}, e fica de fora: ela dá nome ao negócio, e quem assina é você.`,
    );
}

function variantWords(variant: SignatureVariant | undefined, chosen: SignatureEntry): string {
  if (!variant) return 'Procuramos também entre as grafias reais do nome de nascimento, e nenhuma passou à frente.';
  return `Entre as grafias reais do nome de nascimento, ${variant.map.name} vai mais longe: ${variant.score} pontos, contra ${chosen.score}. Escreva as duas dez vezes e veja qual a mão quer repetir.`;
}

/** What another spelling changes, in one paragraph. */
export function wordsOfVariant(variant: SignatureVariant, before: SignatureEntry): string {
  const { map, harmony, score, stretches } = variant;
  const expression =
    map.expressao === before.map.expressao
      ? `A Expressão continua ${map.expressao}`
      : `A Expressão passa de ${before.map.expressao} para ${map.expressao}`;
  const withBirth = harmony === before.harmony ? `fica em ${harmony}%` : `vai de ${before.harmony}% a ${harmony}%`;
  return [
    `${expression}, e a harmonia com o nascimento ${withBirth}.`,
    before.stretches === 0 ? '' : `${stretchChange(before.stretches, stretches)}.`,
    ...debtReason(variant, before).map(({ text }) => text),
    `No total, ${score} pontos, contra ${before.score}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function stretchChange(before: number, after: number): string {
  if (after >= before) return `Continuam ${after} trechos com sequência, em outras letras`;
  if (before === 1) return 'O trecho com sequência some';
  const left = after === 0 ? 'nenhum fica' : after === 1 ? 'fica 1' : `ficam ${after}`;
  return `Dos ${before} trechos com sequência, ${left}`;
}

/** Themes of the other triangles; a digit that an earlier one has is left out. */
function otherThemes({ vida, pessoal, social, destino }: SequenceCause['sequences']): string {
  const named = new Set([vida]);
  const themes = [['pessoal', pessoal] as const, ['social', social] as const, ['do destino', destino] as const].flatMap(
    ([triangle, sequence]) => {
      if (named.has(sequence)) return [];
      named.add(sequence);
      return [`no triângulo ${triangle}, ${sequence}: ${continued(interpretSequence(sequence).title)}`];
    },
  );
  return themes.length === 0 ? '' : `As mesmas letras dão ${themes.join('; ')}.`;
}
