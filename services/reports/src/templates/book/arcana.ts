import { shortDate } from '@sefira/numerology/calendar/calendar';
import { type ArcanoGroup, arcanaOfBook } from '@sefira/numerology/interpretations/book/arcana-of-book';
import type { ArcanoReading } from '@sefira/numerology/interpretations/book/arcano-line';
import type { NumerologyMap, TriangleName } from '@sefira/numerology/map-result';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, numeral } from '../parts/chapter.ts';
import { inRows } from '../parts/dates.ts';
import { triangleDrawing, triangleTitles } from '../parts/triangles.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, chapterOpening, entry, flow, textHeight, titled } from './flow.ts';
import { laterNote, tenseTag } from './life.ts';
import { wordsFor } from './reader.ts';

const triangleNames = ['vida', 'pessoal', 'social', 'destino'] as const;

const short: Readonly<Record<TriangleName, string>> = {
  vida: 'Vida',
  pessoal: 'Pessoal',
  social: 'Social',
  destino: 'Destino',
};

const meanings: Readonly<Record<TriangleName, string>> = {
  vida: 'Só com as letras: o tom geral da vida.',
  pessoal: 'Letras e dia de nascimento: o que se vive por dentro.',
  social: 'Letras e mês de nascimento: o que se vive com os outros.',
  destino: 'Letras, dia e mês: para onde as coisas caminham.',
};

/** `29/11/1955 – 20/05/1960`. */
function spanOf({ fromDate, toDate }: Pick<ArcanoReading, 'fromDate' | 'toDate'>): string {
  return toDate === null ? `${shortDate(fromDate)} em diante` : `${shortDate(fromDate)} – ${shortDate(toDate)}`;
}

/** From this many periods on the table holds numbers alone: with titles it would take four pages. */
const manyPeriods = 60;

/** Which arcano rules each triangle when: the rows are the periods, which the four triangles share. */
function timeTable({ long: { arcanos } }: Book): Content {
  const hasTitles = arcanos.vida.length < manyPeriods;
  const table = h(
    'table',
    { className: 'arcana-dates' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'A partir de'),
        ...each(triangleNames, (name) => h('th', { scope: 'col' }, short[name])),
      ),
    ),
    h(
      'tbody',
      {},
      ...each(arcanos.vida, (reading, index) =>
        h(
          'tr',
          reading.tense === 'present' ? { className: 'now' } : {},
          h('th', { scope: 'row' }, shortDate(reading.fromDate)),
          ...each(triangleNames, (name) => {
            const own = arcanos[name][index];
            return h('td', {}, own ? h('b', {}, String(own.arcano)) : null, own && hasTitles ? ` ${own.title}` : null);
          }),
        ),
      ),
    ),
  );
  return h('div', { className: hasTitles ? 'section' : 'section arcana-columns' }, table);
}

/** A child's days that are over have the texts of those that run. */
const pastNoteOfChild =
  'O que vem a seguir já passou. Cada cena está contada no presente, como se conta de novo um filme visto.';
const pastNote =
  'O que segue já passou e volta como lembrança. Leia devagar, com as datas ao lado: o que um arcano deixou fala da pessoa de hoje.';

/** An arcano that was lived before and comes again. */
const againTag = 'já veio e volta';

function arcanoBlock({ readings, read }: ArcanoGroup, where: string, map: NumerologyMap): Block {
  const more = readings.length - 2;
  const spans = more > 0 ? [read] : readings;
  const rows = inRows(spans, (next, one) => next.fromDate === one.toDate);
  const dates = rows.map((row) => spanOf({ fromDate: row[0]?.fromDate ?? '', toDate: row.at(-1)?.toDate ?? null }));
  const label = `${where}${dates.join(' e ')}${more > 0 ? ` · e mais ${more + 1} vezes na vida` : ''}`;
  const isAgain = read.tense === 'future' && readings[0]?.tense === 'past';
  return entry({
    numbers: [read.arcano],
    label,
    tag: isAgain ? againTag : tenseTag(read.tense, map),
    isCurrent: read.tense === 'present',
    title: `${read.title}: ${read.theme}`,
    paragraphs: [read.text],
  });
}

function arcanoBlocks(book: Book): Block[] {
  const { map, words } = book;
  const { vida, others } = arcanaOfBook(book.long.arcanos);
  const isPast = ({ read }: ArcanoGroup) => read.tense === 'past';
  const note = h('p', { className: 'muted' }, words.isChild ? pastNoteOfChild : pastNote);
  const ofLife = (groups: readonly ArcanoGroup[]) => groups.map((group) => arcanoBlock(group, '', map));
  return [
    ...titled('No triângulo da vida, até aqui', ofLife(vida.filter(isPast)), note),
    ...titled(
      'No triângulo da vida, de agora em diante',
      ofLife(vida.filter((group) => !isPast(group))),
      laterNote(book, 'arcana'),
    ),
    ...titled(
      'Nos outros três triângulos',
      others.map((group) => arcanoBlock(group, `${short[group.triangle]} · `, map)),
    ),
  ];
}

/** The negative sequences of the triangle of life. */
function sequenceBlocks({ texts }: Book): Block[] {
  const blocks = texts.sequenciasNegativas.map(({ sequence, title, text }): Block => {
    const content = h(
      'div',
      { className: 'passage' },
      h('div', { className: 'margin' }, numeral(sequence, Number(sequence.charAt(0)))),
      h('div', {}, h('h4', {}, title), h('p', {}, text)),
    );
    return { content, height: textHeight(text) + 12 };
  });
  return titled('Três algarismos iguais no triângulo da vida', blocks);
}

/** The arcana of a life: when each rules, and what it says. */
export function arcana(book: Book): Chapter {
  const { map, texts, long } = book;
  const regent = entry({
    numbers: [map.arcanoRegente],
    label: 'Arcano regente do triângulo da vida',
    title: texts.arcanoRegente.title,
    paragraphs: [texts.arcanoRegente.text],
  });
  return bookChapter({
    id: 'arcanos',
    title: wordsFor(map).arcana,
    part: wordsFor(map).time,
    opening: chapterOpening(book, 'arcana'),
    content: [
      regent.content,
      long.arcanos.vida.length === 0 ? null : timeTable(book),
      flow([...arcanoBlocks(book), ...sequenceBlocks(book)]),
    ],
  });
}

function picture(map: NumerologyMap, name: TriangleName): Content {
  return h(
    'div',
    { className: 'triangle-row' },
    h('div', {}, h('h3', {}, triangleTitles[name]), h('p', { className: 'muted' }, meanings[name])),
    triangleDrawing(map, name, 'picture'),
  );
}

/** The four triangles, two on a page. */
export function triangles({ map }: Book): Chapter {
  return bookChapter({
    id: 'triangulos',
    title: 'Os quatro triângulos',
    part: wordsFor(map).time,
    content: [
      h(
        'p',
        { className: 'lead' },
        'Os valores das letras somam-se dois a dois, linha por linha, até sobrar um só na ponta: o arcano regente. As linhas marcadas têm três algarismos iguais lado a lado.',
      ),
      ...each(triangleNames, (name) => picture(map, name)),
    ],
  });
}
