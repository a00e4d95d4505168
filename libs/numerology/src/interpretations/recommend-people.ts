import casais from '../../texts/recommendations/recomendacoesDeCompatibilidade.json' with { type: 'json' };
import pessoais from '../../texts/recommendations/recomendacoesPessoais.json' with { type: 'json' };
import type { CompatibilityLevel, PairResult } from '../block-results.ts';
import type { NumerologyMap } from '../map-result.ts';
import { type RelationTextKey, relationKey } from './relations.ts';
import type { Recommendation } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

const byDestiny: TextTable<Recommendation> = pessoais.destino;
const byExpression: TextTable<Recommendation> = pessoais.expressao;
const byLesson: TextTable<Recommendation> = pessoais.licao;
const byYear: TextTable<Recommendation> = pessoais.anoPessoal;
const byRelation: Record<RelationTextKey, Recommendation[]> = casais.relacao;
const byLevel: Record<CompatibilityLevel, Recommendation> = casais.faixa;

type PersonalNumbers = Pick<
  NumerologyMap,
  'destino' | 'expressao' | 'anoPessoal' | 'licoesCarmicas' | 'harmoniaNomeNascimento'
>;

/** Four or five recommendations that fit the person's own numbers, always the same for the same map. */
export function recommendPersonal(map: PersonalNumbers): Recommendation[] {
  // Almost all names lack the 9 in the Kabbalistic table, so a rarer lesson says more about this person.
  const lesson = map.licoesCarmicas[0];
  return [
    textOf('recomendacoesPessoais destino', byDestiny, map.destino),
    textOf('recomendacoesPessoais expressao', byExpression, map.expressao),
    ...(lesson === undefined ? [] : [textOf('recomendacoesPessoais licao', byLesson, lesson)]),
    textOf('recomendacoesPessoais anoPessoal', byYear, map.anoPessoal),
    pessoais.nome[map.harmoniaNomeNascimento],
  ];
}

type Pair = Pick<PairResult, 'relation' | 'numbers' | 'score'>;

function forPair({ relation, numbers }: Pair): Recommendation[] {
  return byRelation[relationKey(relation, numbers)];
}

/** One pair of people: both hints for their relation, one for the band, one that alternates with the sum of their numbers. */
function recommendTwo(pair: Pair, level: CompatibilityLevel): Recommendation[] {
  const general = casais.geral[(pair.numbers[0] + pair.numbers[1]) % casais.geral.length];
  return [...forPair(pair), byLevel[level], ...(general ? [general] : [])];
}

/**
 * Four or five recommendations for two people or more; with three or more the hints go to the weakest and the strongest pair.
 * @throws RangeError without a pair.
 */
export function recommendCompatibility(pairs: readonly Pair[], level: CompatibilityLevel): Recommendation[] {
  const ascending = [...pairs].sort((one, other) => one.score - other.score);
  const [weakest, strongest] = [ascending[0], ascending.at(-1)];
  if (!weakest || !strongest) throw new RangeError('a compatibility needs at least one pair');
  if (pairs.length === 1) return recommendTwo(weakest, level);
  return [byLevel[level], ...forPair(weakest).slice(0, 1), ...forPair(strongest).slice(1), ...casais.variasPessoas];
}
