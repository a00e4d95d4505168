import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import { type Chapter, chapter, compactReadings, readings, section } from '../parts/chapter.ts';
import { dateInWords, list } from '../parts/dates.ts';

/** Destinos from which they stand in two columns, and up to which the surnames stand on their page. */
const manyDestinos = 6;
const fewDestinos = 3;
/** Rows that the page of the surnames has room for. */
const mostRows = 9;

/** What the dates and the surnames bring, on one page where both are short. */
export function datesChapters(reading: ReadingOf<'baby'>): Chapter[] {
  if (reading.words.destinos.length > fewDestinos) return [datesChapter(reading, []), surnamesChapter(reading)];
  return [datesChapter(reading, [section('Os sobrenomes', ...surnames(reading))])];
}

/** The Destinos that the dates make possible, most days first. */
function datesChapter({ words, input }: ReadingOf<'baby'>, after: readonly Content[]): Chapter {
  const { days, destinos } = words;
  return chapter({
    id: 'datas',
    title: input.from === input.to ? 'O Destino do dia' : 'Os Destinos possíveis',
    part: 'As datas',
    hasNotes: after.length > 0,
    lead:
      input.from === input.to
        ? `Nascendo em ${dateInWords(input.from)}, o Destino é um só.`
        : `De ${dateInWords(input.from)} a ${dateInWords(input.to)} são ${days.length} dias. Quem decide o dia costuma ser o bebê; aqui está o que cada Destino pede de um nome.`,
    content: [
      (destinos.length > manyDestinos ? compactReadings : readings)(
        destinos.map(({ destino, days: count, keyword, text, names }) => ({
          number: destino,
          label: count === 1 ? '1 dia' : `${count} dias`,
          passage: {
            title: keyword,
            text,
            note:
              names.length === 0
                ? 'Nenhum nome desta seleção combina com ele.'
                : `Combinam: ${list(names.map(printableName))}.`,
          },
        })),
      ),
      ...after,
    ],
  });
}

function surnamesChapter(reading: ReadingOf<'baby'>): Chapter {
  return chapter({
    id: 'sobrenomes',
    title: 'Os sobrenomes',
    part: 'As datas',
    hasNotes: true,
    content: [
      ...surnames(reading),
      reading.words.orders.length + reading.chosen.length > mostRows
        ? null
        : section('Nome, sobrenome e iniciais', initialsTable(reading)),
    ],
  });
}

/** Joins surnames; not among the initials. */
const particle = /^(?:d[aeo]s?|e)$/iu;

/** Each chosen name as it will be signed. */
function initialsTable({ chosen }: ReadingOf<'baby'>): Content {
  return h(
    'table',
    { className: 'figures' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(['No registro', 'Iniciais', 'Letras'], (head) => h('th', { scope: 'col' }, head))),
    ),
    h(
      'tbody',
      {},
      ...each(chosen, ({ reading: { fullName } }) => {
        const words = printableName(fullName).split(' ');
        const initials = words.filter((word) => !particle.test(word)).map((word) => Array.from(word)[0] ?? '');
        return h(
          'tr',
          {},
          h('th', { scope: 'row' }, words.join(' ')),
          h('td', { className: 'figure' }, initials.join(' ')),
          h('td', { className: 'figure' }, String(words.join('').match(/\p{L}/gu)?.length ?? 0)),
        );
      }),
    ),
  );
}

const orderLead =
  'A lei deixa os pais escolherem quais sobrenomes e em que ordem. A ordem não muda os três números do nome; muda o triângulo, e tirar um sobrenome muda tudo.';

/** The surnames in their possible orders, and what to settle before the registry. */
function surnames({ words }: ReadingOf<'baby'>): Content[] {
  return [
    words.orders.length > 1 ? h('p', { className: 'muted' }, orderLead) : null,
    h(
      'table',
      { className: 'figures' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ...each(['No registro', 'Nomes que combinam com as datas', 'O que os sobrenomes trazem'], (head) =>
            h('th', { scope: 'col' }, head),
          ),
        ),
      ),
      h(
        'tbody',
        {},
        ...each(words.orders, ({ surnames, isChosen, favourable, text }) =>
          h(
            'tr',
            {},
            h(
              'th',
              { scope: 'row' },
              printableName(surnames),
              isChosen ? h('span', { className: 'tag', style: { marginLeft: '2mm' } }, 'escolhida') : null,
            ),
            h('td', { className: 'figure' }, String(favourable)),
            h('td', {}, text),
          ),
        ),
      ),
    ),
    section(
      'Antes do cartório',
      h(
        'ul',
        { className: 'plain' },
        h('li', {}, 'Digam o nome inteiro em voz alta, depressa e devagar, e escrevam as iniciais.'),
        h('li', {}, 'Levem a grafia por escrito: um acento a mais ou a menos muda o número e a certidão.'),
        h(
          'li',
          {},
          'Pela Lei 14.382, de 2022, até quinze dias depois do registro um dos pais pode se opor, com motivo, ao nome escolhido.',
        ),
      ),
    ),
  ];
}
