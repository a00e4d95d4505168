import casais from '../../texts/recomendacoesDeCompatibilidade.json' with { type: 'json' };
import pessoais from '../../texts/recomendacoesPessoais.json' with { type: 'json' };
import type { CompatibilityLevel, PairResult } from '../block-results.ts';
import type { NumerologyMap } from '../map-result.ts';
import { type RelationTextKey, relationKey } from './relations.ts';
import type { Recommendation } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

const BY_DESTINY: TextTable<Recommendation> = pessoais.destino;
const BY_EXPRESSION: TextTable<Recommendation> = pessoais.expressao;
const BY_LESSON: TextTable<Recommendation> = pessoais.licao;
const BY_YEAR: TextTable<Recommendation> = pessoais.anoPessoal;
const BY_RELATION: Record<RelationTextKey, Recommendation[]> = casais.relacao;
const BY_LEVEL: Record<CompatibilityLevel, Recommendation> = casais.faixa;

type PersonalNumbers = Pick<
  NumerologyMap,
  'destino' | 'expressao' | 'anoPessoal' | 'licoesCarmicas' | 'harmoniaNomeNascimento'
>;

/** Four or five recommendations that fit the person's own numbers, always the same for the same map. */
export function recommendPersonal(map: PersonalNumbers): Recommendation[] {
  // Almost everybody lacks the 9 in the Kabbalistic table, so a rarer lesson says more about this person.
  const lesson = map.licoesCarmicas[0];
  return [
    textOf('recomendacoesPessoais destino', BY_DESTINY, map.destino),
    textOf('recomendacoesPessoais expressao', BY_EXPRESSION, map.expressao),
    ...(lesson === undefined ? [] : [textOf('recomendacoesPessoais licao', BY_LESSON, lesson)]),
    textOf('recomendacoesPessoais anoPessoal', BY_YEAR, map.anoPessoal),
    pessoais.nome[map.harmoniaNomeNascimento],
  ];
}

type Pair = Pick<PairResult, 'relation' | 'numbers' | 'score'>;

function forPair({ relation, numbers }: Pair): Recommendation[] {
  return BY_RELATION[relationKey(relation, numbers)];
}

/** One pair of people: both hints for their relation, one for the band, one that alternates with the sum of their numbers. */
function recommendTwo(pair: Pair, level: CompatibilityLevel): Recommendation[] {
  const general = casais.geral[(pair.numbers[0] + pair.numbers[1]) % casais.geral.length];
  return [...forPair(pair), BY_LEVEL[level], ...(general ? [general] : [])];
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
  return [BY_LEVEL[level], ...forPair(weakest).slice(0, 1), ...forPair(strongest).slice(1), ...casais.variasPessoas];
}
