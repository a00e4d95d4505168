import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { foldQuestion } from '../../understanding/normalise.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { basisFor, judge } from './judged.ts';

const mostNames = 3;

/** Names for a child: ideas with a number, or names that were given. */
export function composeChildNames(composer: Composer): Composed {
  const { act, state, today } = composer;
  const fresh = act.names;
  if (fresh.length === 0 && act.intent !== 'quantoDa') return childIdeas(composer);
  const firsts = state.names.filter((name) => !name.includes(' '));
  const isSurname =
    fresh.length > 0 &&
    /\bsobrenomes?\b|\bcom (?!\w+ (?:numero|energia))|\bno final\b/u.test(act.words) &&
    !fresh.some((name) => firsts.some((first) => foldQuestion(name).startsWith(foldQuestion(first))));
  const known = firsts.filter((first) => !fresh.includes(first));
  const surname = fresh.join(' ');
  const names =
    isSurname && known.length > 0
      ? known.slice(-2).map((first) => `${first} ${surname}`)
      : fresh.length > 0
        ? fresh
        : state.names.slice(-1);
  const judged = names.map((name) => judge(name, today));
  const [first, second] = judged;
  if (!first) return childIdeas(composer);
  const listed = judged
    .map(({ name, number }) => `**${name} soma ${number}**, de ${textsOf(number || 1).palavra}`)
    .join('; ');
  const previous = state.names
    .filter((name) => !names.includes(name) && name.includes(' '))
    .map((name) => judge(name, today))
    .at(-1);
  const [a, b] = second ? [first, second] : [previous, first];
  const isSwap =
    a && b && [...foldQuestion(a.name).split(' ')].sort().join() === [...foldQuestion(b.name).split(' ')].sort().join();
  const change = isSwap ? `Trocar a ordem não muda a soma: **${a.name}** também dá ${a.number}.` : '';
  return {
    text: [
      `${listed}.`,
      change,
      sentence(
        'Quem leva um',
        String(first.number),
        composer.pick(
          numberPassage(first.number || 1, 'simples'),
          numberPassage(first.number || 1, 'forca'),
          numberPassage(first.number || 1, 'essencia'),
        ),
      ),
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

export function childIdeas(composer: Composer): Composed {
  const { state, act } = composer;
  const gender = state.target.gender === 'female' ? 'female' : state.target.gender === 'male' ? 'male' : 'unisex';
  const targets = state.target.number === null ? [1, 3, 6] : [state.target.number];
  const length = /\bcurt\w+|\bpequen\w+/u.test(act.words)
    ? 'short'
    : /\blong\w+|\bcompost\w+/u.test(act.words)
      ? 'long'
      : 'any';
  const shown = [...composer.said].flatMap((id) => (id.startsWith('nome:') ? [id.slice(5)] : []));
  const { suggestions } = suggestChildNames({
    targetNumbers: targets,
    gender,
    length,
    limit: mostNames,
    exclude: shown,
  });
  for (const { name } of suggestions) composer.said.add(`nome:${name}`);
  const kind = { female: 'menina', male: 'menino', unisex: 'bebê' }[gender];
  const lines = suggestions.map(({ name, number, meaning: sense }) => `- **${name}** (${number}): ${sense}`);
  const [number = 1] = targets;
  return {
    text: `${shown.length > 0 ? 'Mais nomes' : 'Nomes'} de ${kind} com número ${targets.join(', ').replace(/, (\d+)$/u, ' ou $1')}:\n\n${lines.join('\n')}\n\n${sentence('Na tradição, o', String(number), composer.pick(numberPassage(number, 'simples'), numberPassage(number, 'forca'), numberPassage(number, 'essencia'), areaPassage(number, 'interior', 'claim')))} Com os sobrenomes a soma muda; a lista inteira está no [Gerador de Nomes](/gerador-nomes).`,
    results: [
      {
        tool: 'buscar_nomes',
        facts: suggestions.map(({ name, number: value }) => ({ label: 'Número do nome', of: name, value })),
        card: null,
        sources: [],
      },
    ],
    chips: ['Mais opções de nome', `O que significa o número ${number}?`],
    title: `Nomes de ${kind}`,
  };
}
