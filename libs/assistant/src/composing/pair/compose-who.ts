import { traitNumbers } from '../../understanding/data/areas.ts';
import { isYoung } from '../advice/compose-guidance.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, areaPassage, areas, dealingPassage, numberPassage, type Wording } from '../passage-bank.ts';
import { numberOf, type PlacedNumber } from '../speaker.ts';
import { usedNumbers } from './compose-aspect.ts';
import { composePair } from './compose-pair.ts';
import { kindOf, missingOf, ofChild, type Side, sides } from './sides.ts';

/** Which of them has more of a trait, with the number that says so. */
export function composeWho(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const trait = traitNumbers[composer.act.trait ?? ''] ?? traitNumbers.comando;
  const ranked = sides(composer, 'jeito')
    .map((side) => ({ side, ...strongest(side, trait?.numbers ?? []) }))
    .sort((one, other) => other.worth - one.worth);
  const [first, second] = ranked;
  if (!first || !second || !trait) return composePair(composer);
  if (asksWhoIsRight.test(composer.act.words)) return neitherIsRight(composer, first, second);
  const place = numberOf(first.placed.position, first.placed.value, first.side.speaker);
  const isEqual = first.worth === second.worth;
  const lead =
    first.worth === 0
      ? `**Pelos números, ninguém se destaca em ${trait.noun}: vale combinar o papel de cada um.**`
      : isEqual
        ? `**Fica parelho entre ${first.side.name} e ${second.side.name}.**`
        : `**Pelos números, ${first.side.name} mostra mais ${trait.noun}.**`;
  const otherPlace = numberOf(second.placed.position, second.placed.value, second.side.speaker);
  const asksWhy = /^(?:e |mas )*(?:por ?que|porque)\b/u.test(composer.act.words);
  return {
    text: [
      asksWhy ? `A pista para ${trait.noun} está nestes dois números.` : lead,
      sentence(
        place,
        composer.pick(
          ...(trait.isTemper && isYoung(composer, first.side.speaker.label)
            ? [numberPassage(first.placed.value, 'simples')]
            : []),
          ...ofChild(composer, first.side, first.placed.value),
          ...ofTrait(first.placed.value, trait.area, trait.isTemper ? 'tension' : 'claim'),
          trait.isTemper ? numberPassage(first.placed.value, 'fraqueza') : numberPassage(first.placed.value, 'papel'),
          numberPassage(first.placed.value, 'forca'),
          numberPassage(first.placed.value, 'essencia'),
        ),
      ),
      sentence(
        `Já ${otherPlace}`,
        composer.pick(
          ...(trait.isTemper && isYoung(composer, second.side.speaker.label)
            ? [numberPassage(second.placed.value, 'simples')]
            : []),
          ...ofChild(composer, second.side, second.placed.value),
          ...ofTrait(second.placed.value, trait.area, 'claim'),
          ...(trait.isGood
            ? [numberPassage(second.placed.value, 'papel')]
            : [numberPassage(second.placed.value, 'essencia')]),
          numberPassage(second.placed.value, 'forca'),
          numberPassage(second.placed.value, 'exemplo'),
        ),
      ),
      isOfWork(composer)
        ? 'O número é só uma pista: experiência, entrevista e resultado pesam mais nessa escolha.'
        : 'É tendência, e a prática de cada um pode mudar isso: conversem sobre o que cada um gosta de assumir.',
    ].join(' '),
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    basis: usedNumbers(composer),
    chips: ['O que temos em comum?', 'Onde a gente mais se desentende?'],
  };
}

/** `Quem tem razão?`, `de quem é a culpa?` */
const asksWhoIsRight =
  /\b(?:tem (?:mais )?razao|esta (?:mais )?(?:cert|errad)[oa]|(?:e|eh|foi) (?:[oa] )?culpad[oa]|culpa|errou)\b/u;

interface Ranked {
  readonly side: Side;
  readonly placed: PlacedNumber;
}

/** What each side stands for: no number judges between them. */
function neitherIsRight(composer: Composer, one: Ranked, other: Ranked): Composed {
  const [a, b] = [one, other].map(({ side, placed }) =>
    sentence(
      numberOf(placed.position, placed.value, side.speaker),
      composer.pick(dealingPassage(placed.value, 'needs'), numberPassage(placed.value, 'forca')),
    ),
  );
  return {
    text: `**Nenhum número dá razão a um lado só; ele mostra o que cada um defende.** ${a} ${b} Escrevam em três linhas o que cada um quer e o que aceita ceder, e leiam em voz alta antes de responder.`,
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    basis: usedNumbers(composer),
    chips: ['Em que a gente se completa?', 'Como podemos melhorar isso?'],
  };
}

/** Others whom the user chooses for work. */
const isOfWork = (composer: Composer) => !composer.act.who.includes('eu') && kindOf(composer) === 'equipe';

/** A trait of feeling is shown in its area of life; one of work by the role. */
function ofTrait(value: number, area: string | undefined, part: 'claim' | 'tension'): Wording[] {
  const known: Area | undefined = areas.find((one) => one === area);
  return known ? [areaPassage(value, known, part)] : [];
}

function strongest({ numbers }: Side, wanted: readonly number[]): { placed: PlacedNumber; worth: number } {
  const scored = numbers.map((placed, index) => ({
    placed,
    worth: wanted.includes(placed.value) ? 10 - 2 * wanted.indexOf(placed.value) - index : 0,
  }));
  const best = scored.reduce(
    (one, other) => (other.worth > one.worth ? other : one),
    scored[0] ?? { placed: { position: 'destino' as const, value: 1 }, worth: 0 },
  );
  return best;
}
