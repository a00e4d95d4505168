import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { numberPassage, textsOf } from '../passage-bank.ts';
import { bareNumber, capital, numberOf, numbersFor, type PlacedNumber } from '../speaker.ts';

interface Shared {
  readonly label: string;
  /** Where the number stands in the child and in the parent. */
  readonly pairs: readonly (readonly [child: PlacedNumber, parent: PlacedNumber])[];
}

/** Whom a child takes after: the numbers that it shares with each parent. */
export function composeTakesAfter(composer: Composer): Composed {
  const [child = 'eu', ...parents] = composer.act.who;
  const lacking = composer.act.who.find((label) => composer.map(label) === null);
  if (lacking !== undefined) return askFor(lacking, composer, 'both', 'comparar os três');
  const numbers = (label: string) => {
    const found = composer.map(label);
    return found ? numbersFor('jeito', found.map) : [];
  };
  const own = numbers(child);
  const shared = parents
    .map((label): Shared => {
      const theirs = numbers(label);
      return {
        label,
        pairs: own.flatMap((placed) => {
          const same = theirs.find(({ value }) => value === placed.value);
          return same ? [[placed, same] as const] : [];
        }),
      };
    })
    .toSorted((one, other) => other.pairs.length - one.pairs.length);
  const called = (label: string) => (composer.speaker(label).isMine ? 'você' : composer.speaker(label).called);
  const to = (label: string) => (label === 'eu' ? 'a você' : `a ${called(label)}`);
  const { speaker } = composer;
  const name = speaker(child).called;
  const [first, second] = shared;
  const ofBoth = shared.filter(({ pairs }) => pairs.length > 0);
  const isEqual = first?.pairs.length === second?.pairs.length;
  const said = ofBoth.flatMap(({ label, pairs }) =>
    pairs
      .slice(0, 1)
      .map(([placed, theirs]) =>
        sentence(
          `${label === ofBoth[0]?.label ? '' : 'Já '}o ${placed.value}, de ${textsOf(placed.value).palavra}, está`,
          `${inPlace(placed, composer, child)} e ${inPlace(theirs, composer, label)}.`,
        ),
      ),
  );
  const alone = own.find(({ value }) => ofBoth.every(({ pairs }) => pairs.every(([one]) => one.value !== value)));
  return {
    text: [
      ofBoth.length === 0 || !first
        ? `**${capital(name)} não repete os números principais de ${joinWords(parents.map(called))}: veio com jeito próprio.**`
        : isEqual
          ? `**Um pouco de cada: ${name} tem número em comum com ${joinWords(parents.map(called))}.**`
          : `**Pelos números, ${name} puxou mais ${to(first.label)}.**`,
      ...said,
      alone
        ? sentence(
            `De seu, ${name} traz ${bareNumber(alone)}, que`,
            composer.pick(numberPassage(alone.value, 'forca'), numberPassage(alone.value, 'essencia')),
          )
        : '',
      'Número parecido é jeito parecido; o resto se aprende em casa.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: shared.map(
      ({ label, pairs }) =>
        `${capital(name)} e ${called(label)}: ${pairs.length > 0 ? `em comum ${joinWords(pairs.map(([{ value }]) => String(value)))}` : 'nenhum número principal em comum'}.`,
    ),
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    chips: [`Como ${name} aprende melhor?`, `O que ${name} precisa de mim?`],
    title: `${capital(name)} puxou a quem`.slice(0, 60),
  };
}

/** `na sua Motivação`, `na Expressão do Caio`. */
function inPlace({ position, value }: PlacedNumber, composer: Composer, label: string): string {
  return `n${numberOf(position, value, composer.speaker(label)).replace(/ \d+/u, '')}`;
}
