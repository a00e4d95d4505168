import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { foldQuestion } from '../../understanding/normalise.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { composeBabyVerdict } from './compose-baby-verdict.ts';
import { basisFor, judge } from './judged.ts';

const mostNames = 3;
const comparisons = ['completa', 'compararPeriodos', 'par', 'comum', 'escolher'];

/** Names for a child: ideas with a number, or names that were given. */
export function composeChildNames(composer: Composer): Composed {
  const { act, state } = composer;
  if (act.names.length === 0 && !['quantoDa', ...comparisons].includes(act.intent)) return childIdeas(composer);
  const names = namesToJudge(composer);
  const judged = names.map((name) => judge(name, composer));
  const [first, second] = judged;
  if (!first) return childIdeas(composer);
  const verdict = second ? null : composeBabyVerdict(composer, first);
  if (verdict !== null) return verdict;
  const listed = judged
    .map(({ name, number }) => `**${name} soma ${number}**, de ${textsOf(number || 1).palavra}`)
    .join('; ');
  const previous = state.table.names
    .filter((name) => !names.includes(name) && name.includes(' '))
    .map((name) => judge(name, composer))
    .at(-1);
  const [a, b] = second ? [first, second] : [previous, first];
  const isSwap =
    a &&
    b &&
    foldQuestion(a.name) !== foldQuestion(b.name) &&
    [...foldQuestion(a.name).split(' ')].sort().join() === [...foldQuestion(b.name).split(' ')].sort().join();
  const change = isSwap ? `Trocar a ordem não muda a soma: **${a.name}** também dá ${a.number}.` : '';
  return {
    text: [
      saysNature.test(act.words) ? 'Do jeito de quem ainda não nasceu, número nenhum fala; o nome já dá um tom.' : '',
      `${listed}.`,
      change,
      trait(composer, 'Quem leva um', first.number),
      second ? otherName(composer, first.number, second.number) : '',
      first.name.includes(' ') ? '' : 'Com os sobrenomes o número muda; escreva o nome inteiro e eu somo.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged.flatMap(basisFor),
    results: [...judged, ...(isSwap && a ? [a] : [])].map(({ result }) => result),
    chips: second
      ? ['Qual você escolheria?', 'Sugira nomes de menina com número 3']
      : ['Sugira nomes de menino com número 1', `O que significa o número ${first.number}?`],
    title: `O nome ${first.name}`.slice(0, 60),
  };
}

/** `Ele vai ser calmo?` of a child that is not born. */
const saysNature = /\b(?:vai|vao|ia) (?:ser|ter|puxar|gostar|dar)\b|\b(?:sera|seria) (?:um |uma )?\w+[oae]$/u;

/** The names of the question; a surname alone joins the first names spoken of. */
function namesToJudge({ act, state }: Composer): readonly string[] {
  const fresh = act.names;
  if (fresh.length === 0 && /\b(?:cada|ambos|dois|duas|todos)\b/u.test(act.words)) return state.table.names.slice(-3);
  if (fresh.length === 0)
    return comparisons.includes(act.intent) ? state.table.names.slice(-2) : state.table.names.slice(-1);
  const firsts = state.table.names.filter((name) => !name.includes(' '));
  const isSurname =
    /\bsobrenomes?\b|\bcom (?!\w+ (?:numero|energia))|\bno final\b/u.test(act.words) &&
    !fresh.some((name) => isFirstName(name.split(' ')[0] ?? '')) &&
    !fresh.some((name) => firsts.some((first) => foldQuestion(name).startsWith(foldQuestion(first))));
  const known = firsts.filter((first) => !fresh.includes(first));
  return isSurname && known.length > 0 ? known.slice(-2).map((first) => `${first} ${fresh.join(' ')}`) : fresh;
}

function otherName(composer: Composer, number: number, other: number): string {
  return other === number
    ? 'Os dois somam igual; aí decidem o som e a história de cada um.'
    : trait(composer, 'Já o', other);
}

function trait(composer: Composer, opening: string, number: number): string {
  const value = number || 1;
  return sentence(
    opening,
    String(number),
    composer.pick(numberPassage(value, 'simples'), numberPassage(value, 'forca'), numberPassage(value, 'essencia')),
  );
}

/** The family's name that the conversation gave: `sobrenome Figueiredo Campos`, or the tail that the names share. */
function familyName({ state }: Composer): string | null {
  const tails = [
    ...new Set(
      state.table.names.filter((name) => name.includes(' ')).map((name) => name.split(' ').slice(1).join(' ')),
    ),
  ];
  // `Pedro Miguel` is a compound first name, and no family's name.
  const [tail = ''] = tails.length === 1 ? tails : [];
  return state.table.family ?? (tail !== '' && !isFirstName(tail.split(' ')[0] ?? '') ? tail : null);
}

type Wish = Omit<Parameters<typeof suggestChildNames>[0], 'targetNumbers' | 'limit'>;

/** Names that, with the family's name, sum to one of the targets. */
function withFamily(composer: Composer, family: string, targets: readonly number[], wish: Wish) {
  const { suggestions } = suggestChildNames({
    ...wish,
    system: composer.system,
    targetNumbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22],
    limit: 100,
  });
  return suggestions
    .map((one) => ({ ...one, name: one.name, number: judge(`${one.name} ${family}`, composer).number }))
    .filter(({ number }) => targets.includes(number));
}

/** Names that sum to one of the targets by themselves. */
function freely(targets: readonly number[], wish: Wish) {
  return suggestChildNames({ ...wish, targetNumbers: targets, limit: 100 }).suggestions;
}

export function childIdeas(composer: Composer): Composed {
  const { state, act } = composer;
  const gender =
    state.table.target.gender === 'female' ? 'female' : state.table.target.gender === 'male' ? 'male' : 'unisex';
  const targets = state.table.target.number === null ? [1, 3, 6] : [state.table.target.number];
  const length = /\bcurt\w+|\bpequen\w+/u.test(act.words)
    ? 'short'
    : /\blong\w+|\bcompost\w+/u.test(act.words)
      ? 'long'
      : 'any';
  const shown = [...composer.said].flatMap((id) => (id.startsWith('nome:') ? [id.slice(5)] : []));
  const family = familyName(composer);
  const wish = { gender, length, exclude: shown } as const;
  const initial =
    /\b(?:comec\w+|inici\w+|nomes?(?: d[eo] \w+)?) (?:com|por|pel[ao])(?: [ao])?(?: letra)? ([a-z])\b/u.exec(
      act.words,
    )?.[1];
  const found = family === null ? freely(targets, wish) : withFamily(composer, family, targets, wish);
  const suggestions = found
    .filter(({ name }) => initial === undefined || foldQuestion(name).startsWith(initial))
    .slice(0, mostNames);
  for (const { name } of suggestions) composer.said.add(`nome:${name}`);
  const kind = { female: 'menina', male: 'menino', unisex: 'bebê' }[gender];
  const lines = suggestions.map(({ name, number, meaning: sense }) => `- **${name}** (${number}): ${sense}`);
  const [number = 1] = targets;
  return {
    text: `${shown.length > 0 ? 'Mais nomes' : 'Nomes'} de ${kind}${family === null ? '' : ` que, com ${family}, somam`}${family === null ? ' com' : ''} número ${targets.join(', ').replace(/, (\d+)$/u, ' ou $1')}:\n\n${lines.join('\n')}\n\n${sentence('Na tradição, o', String(number), composer.pick(numberPassage(number, 'simples'), numberPassage(number, 'forca'), numberPassage(number, 'essencia'), areaPassage(number, 'interior', 'claim')))} ${family === null ? 'Com os sobrenomes a soma muda; a' : 'A'} lista inteira está no [Gerador de Nomes](/gerador-nomes), e a leitura com a data prevista, no [Nome do bebê](/nome-do-bebe).`,
    results: [
      {
        tool: 'buscar_nomes',
        facts: suggestions.map(({ name, number: value }) => ({ label: 'Número do nome', of: name, value })),
        card: null,
        sources: [],
      },
    ],
    proposed: suggestions.map(({ name }) => (family === null ? name : `${name} ${family}`)),
    chips: ['Mais opções de nome', `O que significa o número ${number}?`],
    title: `Nomes de ${kind}`,
  };
}
