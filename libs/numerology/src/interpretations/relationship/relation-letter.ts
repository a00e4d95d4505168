import type { CompatibilityResult, ConjugalRelation, PairResult } from '../../block-results.ts';
import { inPositions } from '../../letter/phrases.ts';
import { conjugalScore, mutualDestinyScore } from '../../scores.ts';
import { interpretBand } from '../relations.ts';
import { joinWords } from '../text-of.ts';
import type { PairReading, RelationAxis } from './pair-reading.ts';
import type { RelationReading } from './relationship.ts';

/** With its article: "na Motivação". */
const axisPlaces: Readonly<Record<RelationAxis, string>> = {
  motivacao: 'na Motivação',
  expressao: 'na Expressão',
  destino: 'no Destino',
  missao: 'na Missão',
  anoPessoal: 'no ano pessoal',
};

const meetings: Readonly<Record<ConjugalRelation, string>> = {
  vibra: 'vibram juntos',
  atrai: 'se atraem',
  igual: 'são o mesmo número',
  passivo: 'convivem sem empurrão e sem choque',
  oposto: 'olham para lados opostos',
  profundamenteOposto: 'olham para lados profundamente opostos',
};

const ofTwo = 2;

function missionsOf({ people }: CompatibilityResult, pair: PairResult, called: readonly string[]): string {
  const [one, other] = [people[pair.first], people[pair.second]];
  if (one?.map.missao === other?.map.missao) {
    return `A comparação começa pela Missão, e a de ${called[pair.first]} e a de ${called[pair.second]} são a mesma: ${one?.map.missao}. ${interpretBand(pair.level)}`;
  }
  const areDigits = one?.map.missao === pair.numbers[0] && other?.map.missao === pair.numbers[1];
  return `A comparação começa pela Missão: a de ${called[pair.first]} é ${one?.map.missao}, a de ${called[pair.second]} é ${other?.map.missao}. ${areDigits ? 'O' : 'Reduzidos a um algarismo, o'} ${pair.numbers[0]} e o ${pair.numbers[1]} ${meetings[pair.relation]}. ${interpretBand(pair.level)}`;
}

function sharedParagraph({ shared }: PairReading, called: readonly string[]): string {
  const [first] = shared;
  if (!first) {
    return 'Nenhum dos cinco números principais se repete entre vocês. Tudo o que um lado traz é notícia para o outro, e boa parte das próximas páginas trata dessa troca.';
  }
  const [one, other] = first.positions;
  const more =
    shared.length > 1 ? `, e ele tem companhia: ${joinWords(shared.slice(1).map(({ number }) => `o ${number}`))}` : '';
  return `O que vocês têm em comum aparece logo. O ${first.number} está ${inPositions(one)} de ${called[0]} e ${inPositions(other)} de ${called[1]}${more}. Quando a conversa emperrar, recomecem por esse terreno.`;
}

/** 0 to 100. Two Destinos have a table of their own, as in the score of the pair. */
function easeOf({ axis, numbers: [one, other] }: PairReading['axes'][number]): number {
  return axis === 'destino' ? mutualDestinyScore(one, other) : conjugalScore(one, other);
}

/** The axes by how easily their numbers meet: easiest first. */
function byEase({ axes }: PairReading) {
  return axes.toSorted((one, other) => easeOf(other) - easeOf(one));
}

function isEqual({ numbers: [one, other] }: PairReading['axes'][number]): boolean {
  return one === other;
}

function axesParagraph(pair: PairReading): string {
  const ordered = byEase(pair);
  const [easiest, hardest] = [ordered[0], ordered.at(-1)];
  if (!easiest || !hardest) return '';
  const meeting = isEqual(easiest)
    ? `no mesmo ${easiest.numbers[0]}`
    : `com ${easiest.numbers[0]} e ${easiest.numbers[1]}`;
  const effort = isEqual(hardest)
    ? `O que mais pede novidade fica ${axisPlaces[hardest.axis]}, onde o ${hardest.numbers[0]} está dos dois lados.`
    : `O que mais pede tradução fica ${axisPlaces[hardest.axis]}, onde se falam o ${hardest.numbers[0]} e o ${hardest.numbers[1]}.`;
  return `São cinco eixos de leitura. Vocês se encontram mais depressa ${axisPlaces[easiest.axis]}, ${meeting}. ${effort} Comecem a leitura por um e deixem o outro para um dia descansado.`;
}

function pairsParagraph({ pairs }: CompatibilityResult, called: readonly string[]): string {
  const scores = pairs.map(({ score }) => score);
  const namesAt = (score: number) =>
    pairs
      .filter((pair) => pair.score === score)
      .map(({ first, second }) => `${called[first]} e ${called[second]}`)
      .join('; ');
  const [highest, lowest] = [Math.max(...scores), Math.min(...scores)];
  const extremes =
    highest === lowest
      ? 'todos se entendem com a mesma facilidade'
      : `entendem-se com menos esforço ${namesAt(highest)}. Mais tradução pedem ${namesAt(lowest)}`;
  return `São ${called.length} pessoas e ${pairs.length} pares, e cada par tem o seu ritmo. Pela tabela da Missão, ${extremes}. Nenhuma dupla resume as outras, e a que parece difícil costuma ter muito a ensinar.`;
}

function yearParagraph({ people }: CompatibilityResult, called: readonly string[]): string {
  const years = people.map(
    ({ map }, index) => `${called[index]} ${index === 0 ? 'está no ano pessoal' : 'no'} ${map.anoPessoal}`,
  );
  const [first] = people;
  const isOne = people.every(({ map }) => map.anoPessoal === first?.map.anoPessoal);
  const today = isOne
    ? `${joinWords(called)} estão no mesmo ano pessoal, o ${first?.map.anoPessoal}`
    : joinWords(years);
  return `Hoje, ${today}. No fim do caderno, um calendário de doze meses junta os ritmos e propõe dias para conversar, decidir e celebrar.`;
}

/** The opening letter: how these people meet, what they share, where to begin. Five paragraphs. */
export function relationLetter(result: CompatibilityResult, { opening, pairs, called }: RelationReading): string[] {
  const [pair] = result.pairs;
  const [reading] = pairs;
  if (result.people.length > ofTwo || !pair || !reading) {
    return [opening, pairsParagraph(result, called), yearParagraph(result, called)];
  }
  return [
    opening,
    missionsOf(result, pair, called),
    sharedParagraph(reading, called),
    axesParagraph(reading),
    yearParagraph(result, called),
  ];
}
