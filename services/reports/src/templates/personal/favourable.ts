import { toneOf } from '@sefira/drawings/colour-tones';
import { coloursNote } from '@sefira/numerology/interpretations/favourable';
import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import type { PersonalReportInput } from './input.ts';

/** Days, colours, numbers and the numbers of others. */
export function favourable({ map }: PersonalReportInput): Chapter {
  const texts = interpretMap(map);
  return chapter({
    id: 'favoraveis',
    title: 'Dias, cores e números',
    part: 'Dia a dia',
    lead: 'Para usar com leveza: são simpatias do seu mapa, nunca regras.',
    className: 'lightly',
    content: [
      section(
        'Dias favoráveis de cada mês',
        days(map.diasFavoraveis),
        h('p', { style: { marginTop: '3mm' } }, texts.diasFavoraveis),
      ),
      section(
        'Cores',
        swatches(map.cores),
        h('p', { style: { marginTop: '3mm' } }, texts.cores),
        texts.coresEvitar === null ? null : h('p', {}, texts.coresEvitar),
        h('p', { className: 'muted' }, coloursNote),
      ),
      section(
        'Números em harmonia',
        h('p', {}, texts.numerosHarmonicos),
        texts.numerosNeutros === null ? null : h('p', {}, texts.numerosNeutros),
      ),
      section('Você e os números dos outros', conjugal(map)),
    ],
  });
}

export function days(favourableDays: readonly number[]): Content {
  const month = Array.from({ length: 31 }, (_unused, index) => index + 1);
  return h(
    'ul',
    { className: 'days' },
    ...each(month, (day) => h('li', favourableDays.includes(day) ? { className: 'good' } : {}, String(day))),
  );
}

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

export function conjugal(map: NumerologyMap): Content {
  const rows: readonly (readonly [string, readonly number[], string])[] = [
    ['Vibra com', map.harmonia.vibra, 'entendimento na mesma frequência'],
    ['Atrai', map.harmonia.atrai, 'curiosidade e vontade de estar perto'],
    ['Deixa passivo', map.harmonia.passivo, 'convivência calma, sem impulso nem atrito'],
    ['Pede ajuste', map.harmonia.oposto, 'ritmos diferentes, que se aprendem'],
  ];
  return h(
    'div',
    {},
    h(
      'p',
      {},
      `O seu número de harmonia é ${map.harmoniaConjugal}: a Missão reduzida a um algarismo. Compare-o com o de quem convive com você, no amor, na amizade ou no trabalho.`,
    ),
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h('tr', {}, ...each(['Relação', 'Números', 'Como costuma ser'], (title) => h('th', { scope: 'col' }, title))),
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
