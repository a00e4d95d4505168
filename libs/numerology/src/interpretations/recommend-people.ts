import deAdolescentes from '../../texts/adolescence/recomendacoes.json' with { type: 'json' };
import deCriancas from '../../texts/childhood/recomendacoes.json' with { type: 'json' };
import deIdosos from '../../texts/elders/recomendacoes.json' with { type: 'json' };
import casais from '../../texts/recommendations/recomendacoesDeCompatibilidade.json' with { type: 'json' };
import pessoais from '../../texts/recommendations/recomendacoesPessoais.json' with { type: 'json' };
import primeirosPassos from '../../texts/relations/primeirosPassos.json' with { type: 'json' };
import type { PairResult } from '../block-results.ts';
import type { DestinyRelation, NumerologyMap } from '../map-result.ts';
import type { RelationKind, youngestOf } from '../relation/relation-kinds.ts';
import { type YearBand, yearBandOf } from './book/life-line.ts';
import { type RelationTextKey, relationKey } from './relations.ts';
import type { Recommendation } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';

interface PersonalRecommendations {
  readonly destino: TextTable<Recommendation>;
  readonly expressao: TextTable<Recommendation>;
  readonly licao: TextTable<Recommendation>;
  readonly anoPessoal: TextTable<Recommendation>;
  readonly nome: Record<DestinyRelation, Recommendation>;
}

const ofAdults: PersonalRecommendations = pessoais;
/** A child's speak to the adults around; those of adolescents and elders suppose no career. */
const ofAges: Partial<Record<YearBand, PersonalRecommendations>> = {
  child: deCriancas,
  teen: { ...pessoais, ...deAdolescentes },
  elder: { ...pessoais, ...deIdosos },
};
const byRelation: Record<RelationTextKey, Recommendation> = casais.relacao;

type PersonalNumbers = Pick<
  NumerologyMap,
  'destino' | 'expressao' | 'anoPessoal' | 'licoesCarmicas' | 'harmoniaNomeNascimento' | 'idade'
>;

/** Four or five recommendations that fit the person's own numbers, always the same for the same map. */
export function recommendPersonal(map: PersonalNumbers): Recommendation[] {
  // Almost all names lack the 9 in the Kabbalistic table, so a rarer lesson says more about this person.
  const lesson = map.licoesCarmicas[0];
  const { destino, expressao, licao, anoPessoal, nome } = ofAges[yearBandOf(map.idade)] ?? ofAdults;
  return [
    textOf('recommendations destino', destino, map.destino),
    textOf('recommendations expressao', expressao, map.expressao),
    ...(lesson === undefined ? [] : [textOf('recommendations licao', licao, lesson)]),
    textOf('recommendations anoPessoal', anoPessoal, map.anoPessoal),
    nome[map.harmoniaNomeNascimento],
  ];
}

/** Where each of `recommendPersonal` comes from, in its order. */
export function recommendationSources(map: PersonalNumbers): string[] {
  const [lesson] = map.licoesCarmicas;
  return [
    `Destino ${map.destino}`,
    `Expressão ${map.expressao}`,
    ...(lesson === undefined ? [] : [`Lição ${lesson}`]),
    `Ano ${map.anoPessoal}`,
    'O nome',
  ];
}

type Pair = Pick<PairResult, 'relation' | 'numbers' | 'score'>;

function forPair({ relation, numbers }: Pair): Recommendation {
  return byRelation[relationKey(relation, numbers)];
}

/** The steps of a kind by the age of its youngest. */
function stepsOfKind(kind: RelationKind, youngest: ReturnType<typeof youngestOf>): readonly Recommendation[] {
  if (youngest !== 'adult' && kind === 'parentAndChild') return primeirosPassos.parentAndMinor;
  if (youngest === 'adult' || (kind !== 'siblings' && kind !== 'friends')) return primeirosPassos[kind];
  const { youngSiblings, teenSiblings, youngFriends, teenFriends } = primeirosPassos;
  const steps = {
    siblings: { child: youngSiblings, teen: teenSiblings },
    friends: { child: youngFriends, teen: teenFriends },
  };
  return steps[kind][youngest];
}

/**
 * Five recommendations for two people and six for more, by the kind of relation; the hint on numbers is that of the pair
 * with the lowest score.
 * @throws RangeError without a pair.
 */
export function recommendCompatibility(
  pairs: readonly Pair[],
  { kind, youngest }: { readonly kind: RelationKind; readonly youngest: ReturnType<typeof youngestOf> },
): Recommendation[] {
  const [hardest] = pairs.toSorted((one, other) => one.score - other.score);
  if (!hardest) throw new RangeError('a compatibility needs at least one pair');
  const steps = [...stepsOfKind(kind, youngest)];
  if (pairs.length === 1) return [...steps, forPair(hardest)];
  return [...steps.slice(0, 3), forPair(hardest), ...casais.variasPessoas];
}
