import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { RelationPairWire } from '@sefira/contracts/numerology/results';
import type { PairResult } from '@sefira/numerology/block-results';
import { analyzeCompatibility } from '@sefira/numerology/compatibility';
import {
  compatibilityNote,
  interpretBand,
  overallScoreNote,
  wordOfBand,
} from '@sefira/numerology/interpretations/relations';
import type { PairReading } from '@sefira/numerology/interpretations/relationship/pair-reading';
import { interpretRelationship } from '@sefira/numerology/interpretations/relationship/relationship';
import { type RelationKind, relationKindNames, suggestRelationKind } from '@sefira/numerology/relation/relation-kinds';
import { type AnalysisDefinition, numberEntry, percentEntry } from './analysis-definition.ts';
import { comparedMap } from './compared-map.ts';
import { type PairPerson, personAt } from './pairs.ts';
import { asParagraphs } from './plain-texts.ts';

export const compatibility: AnalysisDefinition<'compatibility'> = {
  kind: 'compatibility',
  done: 'Pronto: os mapas foram comparados.',
  title: (input, { referenceDate }) =>
    `${relationKindNames[kindOf(input, referenceDate)]}: ${listNames(input.people.map(({ name }) => name))}`,
  names: () => ['Compatibilidade'],
  compute(input, reading) {
    const { people } = input;
    const compared = analyzeCompatibility({ people, ...reading });
    const { overallScore, level, color, pairs, explanations, ...result } = compared;
    const identified = result.people.map((person, index) => ({ id: String(index + 1), ...person }));
    const relation = interpretRelationship(kindOf(input, reading.referenceDate), compared);
    return {
      relationKind: relation.kind,
      relationName: relation.name,
      opening: relation.opening,
      closing: relation.closing,
      question: relation.question,
      togetherNumber: relation.number,
      overallScore,
      level,
      color,
      word: wordOfBand(level),
      description: interpretBand(level),
      note: people.length > 2 ? `${overallScoreNote} ${compatibilityNote}` : compatibilityNote,
      people: identified.map(({ map, ...person }) => ({ ...person, map: comparedMap(map) })),
      compatibilityPairs: pairs.flatMap((pair, index) => {
        const reads = relation.pairs[index];
        return reads ? [describePair(pair, reads, identified)] : [];
      }),
      calendar: relation.calendar.map((month) => ({
        ...month,
        personalMonths: [...month.personalMonths],
        days: [...month.days],
      })),
      recommendations: asParagraphs(relation.recommendations),
      explanations,
      texts: { recommendations: [...relation.recommendations] },
    };
  },
  summarize: ({ overallScore, togetherNumber, people }) => [
    numberEntry(people.length > 2 ? 'Número do grupo' : 'Número do par', togetherNumber),
    percentEntry('Compatibilidade', overallScore),
  ],
};

/** The kind that was chosen; older calls have none, and their ages say it. @throws NumerologyError INVALID_DATE */
function kindOf({ people, relationKind }: AnalysisInput<'compatibility'>, referenceDate: string): RelationKind {
  const birthDates = people.map(({ birthDate }) => birthDate);
  return relationKind ?? suggestRelationKind(birthDates, referenceDate);
}

function describePair(
  { first, second, ...pair }: PairResult,
  { kind, roles, text, strengths, care, pairNumber, axes, shared, fills }: PairReading,
  people: readonly PairPerson[],
): RelationPairWire {
  return {
    ...pair,
    person1: personAt(people, first),
    person2: personAt(people, second),
    description: text,
    strengths: [...strengths],
    care: [...care],
    word: wordOfBand(pair.level),
    kind,
    roles: [...roles],
    pairNumber,
    axes: [...axes],
    shared: [...shared],
    fills: [...fills],
  };
}

/** `Ana e Bia`, `Ana, Bia e Cris`. */
function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
}
