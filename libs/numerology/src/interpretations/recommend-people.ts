import casais from '../../texts/recommendations/recomendacoesDeCompatibilidade.json' with { type: 'json' };
import pessoais from '../../texts/recommendations/recomendacoesPessoais.json' with { type: 'json' };
import primeirosPassos from '../../texts/relations/primeirosPassos.json' with { type: 'json' };
import type { PairResult } from '../block-results.ts';
import type { NumerologyMap } from '../map-result.ts';
import type { RelationKind } from '../relation/relation-kinds.ts';
import { type RelationTextKey, relationKey } from './relations.ts';
import type { Recommendation } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

const byDestiny: TextTable<Recommendation> = pessoais.destino;
const byExpression: TextTable<Recommendation> = pessoais.expressao;
const byLesson: TextTable<Recommendation> = pessoais.licao;
const byYear: TextTable<Recommendation> = pessoais.anoPessoal;
const byRelation: Record<RelationTextKey, Recommendation> = casais.relacao;

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

function forPair({ relation, numbers }: Pair): Recommendation {
  return byRelation[relationKey(relation, numbers)];
}

/** The steps of a kind; those with a child under 18 are others than those of two adults. */
function stepsOfKind(kind: RelationKind, isWithChild: boolean): readonly Recommendation[] {
  if (!isWithChild) return primeirosPassos[kind];
  if (kind === 'parentAndChild') return primeirosPassos.parentAndMinor;
  if (kind === 'siblings') return primeirosPassos.youngSiblings;
  return kind === 'friends' ? primeirosPassos.youngFriends : primeirosPassos[kind];
}

/**
 * Five recommendations for two people and six for more, by the kind of relation; the hint on numbers is that of the pair
 * with the lowest score.
 * @throws RangeError without a pair.
 */
export function recommendCompatibility(
  pairs: readonly Pair[],
  { kind, isWithChild }: { readonly kind: RelationKind; readonly isWithChild: boolean },
): Recommendation[] {
  const [hardest] = pairs.toSorted((one, other) => one.score - other.score);
  if (!hardest) throw new RangeError('a compatibility needs at least one pair');
  const steps = [...stepsOfKind(kind, isWithChild)];
  if (pairs.length === 1) return [...steps, forPair(hardest)];
  return [...steps.slice(0, 3), forPair(hardest), ...casais.variasPessoas];
}
