import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { drawLifePoster } from '@sefira/drawings/cycles/life-poster';
import type { ReadSegment, ReadTrack } from '@sefira/numerology/interpretations/atlas/read-atlas';
import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { continued, joinWords } from '@sefira/numerology/interpretations/text-of';
import { yearsOfAge } from '@sefira/numerology/letter/phrases';
import { toDigit } from '@sefira/numerology/reduction';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { ReadingOf } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { bookStyle } from '../book/book-style.ts';
import { flow } from '../book/flow.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, compactReadings, type Reading } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { atlasStyle } from './atlas-style.ts';
import { type AtlasReport, exactAge, isTriangle, posterTracks, trackOf } from './input.ts';
import { phases, segmentBlock } from './phases.ts';

/** A whole life: the line as a poster, where one stands, a chapter a phase, the years. Pure in its input. */
export function renderAtlasReport(given: ReadingOf<'atlas'>, printing: Printing): RenderedReport {
  const { atlas, words, referenceDate, ruleSet } = given;
  const name = printableName(atlas.map.name);
  const report: AtlasReport = { ...given, age: exactAge(atlas.birthDate, referenceDate), printed: new Set() };
  const current = currentSegments(report);
  const center = current.find(({ track }) => track.id === 'anos')?.segment.number ?? atlas.map.anoPessoal;
  const around = current.filter(({ track }) => track.id !== 'anos').map(({ segment }) => toDigit(segment.number) || 9);
  // The chapters are made in the order of the pages: a text stands where it is first due.
  const here = whereYouAre(report);
  return compose(
    {
      title: `Atlas da vida de ${name}`,
      eyebrow: 'Atlas da vida',
      subject: name,
      under: dateInWords(atlas.birthDate),
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do ano pessoal ${center}, com os períodos de hoje em volta: ${list(around)}`,
            center: toDigit(center),
            around,
          },
          { palette },
        ),
      chapters: [poster(report), here, ...phases(report), years(report), method(report)],
      guide: {
        title: 'Como ler este atlas',
        text: `Comece pelo cartaz e ache a faixa “você está aqui”. Depois vá à fase em que você está e só então ao passado: as datas fazem sentido quando encontram lembranças. ${symbolicNote}`,
      },
      closing: {
        number: toDigit(center),
        title: 'A linha continua',
        paragraphs: [
          'Um atlas mostra estradas, e quem escolhe a parada é quem viaja. Marque nas margens o que aconteceu em cada data: com o tempo, as suas notas valem tanto quanto o texto.',
          `Os períodos seguem até os ${words.tracks[0] ? atlas.lastAge : 99} anos porque o cálculo vai até lá. Nenhum deles diz quanto dura uma vida.`,
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('atlas') },
      rules: `${bookStyle}${atlasStyle}`,
    },
    printing,
  );
}

function currentSegments({ words }: AtlasReport) {
  return words.tracks.flatMap((track) => {
    const segment = track.segments.find(({ tense }) => tense === 'present');
    return segment ? [{ track, segment }] : [];
  });
}

function poster({ atlas, words, age }: AtlasReport): Chapter {
  return chapter({
    id: 'cartaz',
    title: 'A vida numa página',
    part: 'O mapa do tempo',
    lead: `Do nascimento aos ${atlas.lastAge} anos. Cada coluna é uma trilha; na dos anos, a cor mostra a volta de nove.`,
    content: [
      drawing(
        drawLifePoster(
          {
            birthYear: Number(atlas.birthDate.slice(0, 4)),
            fromAge: 0,
            toAge: atlas.lastAge,
            tracks: posterTracks(atlas.birthDate, words.tracks),
            age,
          },
          { palette: reportPalette },
        ),
        'poster-line',
      ),
    ],
  });
}

/** Names the other triangles that have the same arcano on the reference date: its text stands once. */
function otherTriangles(
  current: ReturnType<typeof currentSegments>,
  own: ReadTrack,
  { number }: ReadSegment,
): string | undefined {
  const names = current
    .filter(({ track, segment }) => isTriangle(track) && track.id !== own.id && segment.number === number)
    .map(({ track }) => continued(track.title));
  return isTriangle(own) && names.length > 0
    ? `O ${number} está também nos ${joinWords(names)}, nas mesmas datas.`
    : undefined;
}

/** What rules on the reference date, track by track. */
function whereYouAre(report: AtlasReport): Chapter {
  const current = currentSegments(report);
  return chapter({
    id: 'agora',
    title: 'Você está aqui',
    part: 'O mapa do tempo',
    lead: `O que vale em ${dateInWords(report.referenceDate)}, trilha por trilha, com as datas em que cada período começa e termina.`,
    hasNotes: true,
    content: [
      flow(
        current.flatMap(
          ({ track, segment }) => segmentBlock(report, track, segment, otherTriangles(current, track, segment)) ?? [],
        ),
      ),
    ],
  });
}

const yearsOfTurn = 9;

/** Rows of nine personal years, the first row beginning at the number of the birth year. */
function turnsOf(segments: readonly ReadSegment[]): (ReadSegment | null)[][] {
  const lead = toDigit(segments[0]?.number ?? 1) - 1;
  const cells = [...Array.from({ length: lead }, () => null), ...segments];
  return Array.from({ length: Math.ceil(cells.length / yearsOfTurn) }, (_, row) =>
    Array.from({ length: yearsOfTurn }, (_cell, column) => cells[row * yearsOfTurn + column] ?? null),
  );
}

function turnTable(segments: readonly ReadSegment[]): Content {
  return h(
    'table',
    { className: 'turns' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...each(
          Array.from({ length: yearsOfTurn }, (_, index) => String(index + 1)),
          (number) => h('th', { scope: 'col' }, number),
        ),
      ),
    ),
    h(
      'tbody',
      {},
      ...each(turnsOf(segments), (row) =>
        h(
          'tr',
          {},
          ...each(row, (segment) =>
            h(
              'td',
              segment?.tense === 'present' ? { className: 'now' } : {},
              segment ? segment.fromDate.slice(0, 4) : '\u00a0',
              segment ? h('small', {}, segment.fromAge === 0 ? 'nasce' : yearsOfAge(segment.fromAge)) : null,
            ),
          ),
        ),
      ),
    ),
  );
}

/** Two columns in the size of running text. */
function yearTexts(items: readonly Reading[]): Content {
  return h('div', { className: 'year-texts' }, compactReadings(items));
}

/** All personal years, and what each of the nine was and will be. */
function years(report: AtlasReport): Chapter {
  const { words } = report;
  const track = trackOf(words.tracks, 'anos');
  const segments = track?.segments ?? [];
  const items = Array.from({ length: yearsOfTurn }, (_, index) => index + 1).flatMap((number) => {
    const own = segments.filter((segment) => toDigit(segment.number) === number && segment.tense !== 'present');
    const next = own.find(({ tense }) => tense === 'future') ?? own.at(-1);
    const reading = next ? words.readings[next.reading] : undefined;
    if (!next || !reading) return [];
    const start = dateInWords(next.fromDate);
    return [
      {
        number,
        label: next.tense === 'future' ? `O próximo começa em ${start}` : `O último começou em ${start}`,
        passage: { title: interpretYear(number).phase, text: reading.paragraphs.join(' ') },
      },
    ];
  });
  return chapter({
    id: 'anos',
    title: 'Todos os seus anos pessoais',
    part: 'Os anos',
    lead: 'Cada linha é uma volta, do 1 ao 9. O ano escrito é aquele em que o período começa; embaixo, a sua idade no primeiro dia.',
    hasNotes: true,
    content: [turnTable(segments), yearTexts(items)],
  });
}

/** Where the numbers of each track come from, and lines for what happened. */
function method({ words, ruleSet }: AtlasReport): Chapter {
  return chapter({
    id: 'contas',
    title: 'De onde vêm os números',
    part: 'Como chegamos a isto',
    hasNotes: true,
    content: [
      h(
        'dl',
        { className: 'sources-of' },
        ...each(words.tracks, ({ title, meaning, source }) => [
          h('dt', { key: 'term' }, title),
          h('dd', { key: 'text' }, `${meaning} ${source}`),
        ]),
      ),
      h('p', { className: 'muted' }, `Escola: ${ruleSetById(ruleSet).label}.`),
    ],
  });
}
