import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type SpellingSuggestion, suggestSpellings } from '@sefira/numerology/search/spellings/suggest-spellings';
import { askFor, type Composed, type Composer } from '../composer.ts';
import { judge } from './judged.ts';
import { sequenceFacts, sequencesIn } from './sequences.ts';

const searched = 30;

/** Negative sequences of the triângulo da vida, which the other triangles have in the same places. */
const leftIn = ({ negativeSequences }: Pick<SpellingSuggestion, 'negativeSequences'>) =>
  negativeSequences.filter(({ triangle }) => triangle === 'vida').map(({ sequence }) => sequence);

const omitted = ({ changes }: SpellingSuggestion) => changes.filter(({ kind }) => kind === 'omission').length;

/** Of the spellings with the fewest sequences the one that suits the birth date best, and one that keeps more of the name. */
function twoWays(suggestions: readonly SpellingSuggestion[]): readonly SpellingSuggestion[] {
  const fewest = Math.min(...suggestions.map((one) => leftIn(one).length));
  const ranked = suggestions
    .filter((one) => leftIn(one).length === fewest)
    .toSorted(
      (one, other) =>
        Number(omitted(one) > 1) - Number(omitted(other) > 1) || (other.harmony ?? 0) - (one.harmony ?? 0),
    );
  const [best, ...others] = ranked;
  const [second] = others.toSorted((one, other) => omitted(one) - omitted(other));
  return [best, second].flatMap((one) => one ?? []);
}

/** Real spellings of a known name that undo its negative sequences, with what each changes. */
export function composeSpellingsWithout(composer: Composer): Composed {
  const { act, system } = composer;
  const [label = 'eu'] = act.who;
  const [name] = act.names;
  if (name === undefined) return askFor(label, composer, 'name', 'procurar grafias');
  const judged = judge(name, composer);
  const sequences = sequencesIn(judged)
    .map(({ sequence }) => sequence)
    .sort();
  const birthDate = composer.person(label)?.birthDate ?? undefined;
  const query = { name, birthDate, system, clearSequences: true, onlyBorne: true, limit: searched };
  const { suggestions } = suggestSpellings(query);
  const shown = twoWays(suggestions);
  const [best, other] = shown;
  return {
    text: [
      sequences.length === 0
        ? `**${name} não tem sequência negativa:** não há o que desfazer.`
        : best
          ? opening(best, sequences, judged.number)
          : `**Nenhuma grafia real de ${name} desfaz ${joinWords(sequences)}.** Mantenha a assinatura por extenso, sempre igual.`,
      sequences.length > 0 && other
        ? `${best && omitted(best) > 0 && omitted(other) === 0 ? 'Sem tirar sobrenome' : 'Outra saída'}: **${other.name}** (${changesOf(other)}), Expressão ${other.numbers.expressao}.`
        : '',
      'O registro civil fica como está; letra por letra, compare na [Assinatura](/assinatura).',
    ]
      .filter(Boolean)
      .join(' '),
    results: [
      ...sequenceFacts([judged, ...shown.map((one) => judge(one.name, composer))]),
      { ...judged.result, card: null },
    ],
    chips: ['O que é a página Assinatura?', 'O que significa a Expressão?'],
    title: `Grafias de ${name}`.slice(0, 60),
  };
}

const changesOf = ({ changes }: SpellingSuggestion) => joinWords(changes.map(({ description }) => description));

/** What the best spelling undoes and changes. */
function opening(best: SpellingSuggestion, sequences: readonly string[], number: number): string {
  const left = leftIn(best);
  const undone = sequences.filter((one) => !left.includes(one));
  const rest = left.length === 0 ? '' : ` Ainda fica ${joinWords(left)}.`;
  const { expressao } = best.numbers;
  const expression =
    expressao === number ? `a Expressão continua ${number}` : `a Expressão passa de ${number} a ${expressao}`;
  return `**${best.name} desfaz ${joinWords(undone)}.**${rest} O que muda: ${changesOf(best)}; ${expression}.`;
}
