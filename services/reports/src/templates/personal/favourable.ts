import { toneOf } from '@sefira/drawings/colour-tones';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { wordsFor } from '../book/reader.ts';
import { type Content, each, h } from '../document/element.ts';
import { list } from '../parts/dates.ts';

/** The days of a month, the favourable ones marked. */
export function days(favourableDays: readonly number[]): Content {
  const month = Array.from({ length: 31 }, (_unused, index) => index + 1);
  return h(
    'ul',
    { className: 'days' },
    ...each(month, (day) => h('li', favourableDays.includes(day) ? { className: 'good' } : {}, String(day))),
  );
}

/** Colours with their names. */
export function swatches(colours: readonly string[]): Content {
  return h(
    'ul',
    { className: 'swatches' },
    ...each(colours, (colour) => {
      const tone = toneOf(colour);
      return h('li', {}, tone ? h('i', { 'aria-hidden': true, style: { background: tone } }) : null, colour);
    }),
  );
}

/** How the number of harmony stands to those of others. */
export function conjugal(map: NumerologyMap): Content {
  const words = wordsFor(map);
  const rows: readonly (readonly [string, readonly number[], string])[] = [
    ['Vibra com', map.harmonia.vibra, 'entendimento na mesma frequência'],
    ['Atrai', map.harmonia.atrai, 'curiosidade e vontade de estar perto'],
    ['Deixa passivo', map.harmonia.passivo, 'convivência calma, sem impulso nem atrito'],
    ['Pede ajuste', map.harmonia.oposto, 'ritmos diferentes, que se aprendem'],
  ];
  return h(
    'div',
    { className: 'together' },
    h('p', {}, `${words.harmonyIs} ${map.harmoniaConjugal}: a Missão reduzida a um algarismo. ${words.harmony}`),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h('tr', {}, ...each(['Relação', 'Números', 'O que se nota'], (title) => h('th', { scope: 'col' }, title))),
      ),
      h(
        'tbody',
        {},
        ...each(rows, ([name, numbers, meaning]) =>
          h('tr', {}, h('th', { scope: 'row' }, name), h('td', {}, list(numbers)), h('td', {}, meaning)),
        ),
      ),
    ),
  );
}
