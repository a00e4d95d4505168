import { drawLifePoster } from '@sefira/drawings/cycles/life-poster';
import { segmentsAt } from '@sefira/numerology/atlas/moment';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import type { ReadSegment, ReadTrack } from '@sefira/numerology/interpretations/atlas/read-atlas';
import { yearsOfAge } from '@sefira/numerology/letter/phrases';
import { type Block, entry, flow, textHeight, titled } from '../book/flow.ts';
import { tenseTags } from '../book/life.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { type AtlasReport, isTriangle, posterTracks, spanWords, trackOf } from './input.ts';

const ordinals = ['primeira', 'segunda', 'terceira', 'quarta'] as const;
/** Height of a stretch of the line, in units of the drawing: enough for the arcana of a short phase, half a page for a long one. */
/** In the units of the drawing, which is as wide as the text. */
const stretchHeight = { least: 170, roomy: 255, perYear: 9, most: 330 } as const;
/** Millimetres: a page below the heading of a phase, a unit of the drawing, a row of the table and its head. */
const freeHeight = 219;
const unit = 0.25;
const rowHeight = 9.5;
const headHeight = 16;
/** A heading between texts, and room that a further text needs. */
const otherHeading = 16;
const leastOther = 62;

/** The text of a segment, or null where it stands in the report already. An arcano reads alike in every triangle and tense. */
export function segmentBlock(
  { words, printed }: AtlasReport,
  track: ReadTrack,
  segment: ReadSegment,
  note: string | undefined,
): Block | null {
  const reading = words.readings[segment.reading];
  if (!reading) return null;
  const isArcano = reading.theme !== null;
  // The tag says the tense that the first paragraph of an arcano puts in words.
  const paragraphs = isArcano ? reading.paragraphs.slice(-1) : reading.paragraphs;
  const [text = ''] = paragraphs;
  if (printed.has(text)) return null;
  printed.add(text);
  return entry({
    numbers: [segment.number],
    label: `${track.title} · ${spanWords(segment)}`,
    tag: tenseTags[segment.tense],
    isCurrent: segment.tense === 'present',
    title: isArcano ? `${reading.title}: ${reading.theme}` : reading.title,
    paragraphs,
    practice: reading.practice,
    note,
  });
}

/** The four decisive moments as phases: their stretch of the line, what rules in them, and the arcana of life. */
export function phases(report: AtlasReport): Chapter[] {
  const { words } = report;
  const moments = trackOf(words.tracks, 'momentos')?.segments ?? [];
  return moments.map((moment, index) => {
    const own = phaseBlocks(report, moment);
    const rows = phaseRows(words.tracks, moment);
    const used = headHeight + rows.length * rowHeight + own.reduce((sum, { height }) => sum + height, 0);
    const free = freeHeight - used;
    const blocks = [...own, ...otherBlocks(report, moment, used)];
    return chapter({
      id: `fase-${index + 1}`,
      title: `A ${ordinals[index] ?? 'seguinte'} fase: ${ageWords(moment)}`,
      part: 'As fases',
      hasNotes: true,
      content: [stretch(report, moment, free / unit), phaseTable(words.tracks, rows), flow(blocks)],
    });
  });
}

function ageWords({ fromAge, toAge, isOpen }: ReadSegment): string {
  if (isOpen) return `dos ${fromAge} anos em diante`;
  return fromAge === 0 ? `até os ${toAge} anos` : `dos ${fromAge} aos ${toAge} anos`;
}

/** The phase as a part of the line: lower where its texts then stand on the same page. */
function stretch({ atlas, words, age }: AtlasReport, { fromAge, toAge }: ReadSegment, free: number): Content {
  const { least, roomy, perYear, most } = stretchHeight;
  const wanted = Math.min(most, Math.max(roomy, (toAge - fromAge) * perYear + 44));
  const height = free >= least ? Math.min(wanted, Math.floor(free)) : wanted;
  const isNow = age >= fromAge && age < toAge;
  return drawing(
    drawLifePoster(
      {
        birthYear: Number(atlas.birthDate.slice(0, 4)),
        fromAge,
        toAge: toAge - 1,
        tracks: posterTracks(atlas.birthDate, words.tracks),
        ...(isNow ? { age } : {}),
      },
      { palette: reportPalette, height },
    ),
    'stretch',
  );
}

/** Segments that begin in a phase: each belongs to one phase. */
function beginsIn({ fromDate }: ReadSegment, phase: ReadSegment): boolean {
  return fromDate >= phase.fromDate && fromDate < phase.toDate;
}

/** Where the texts of a phase need a second page, as many arcana of its other triangles as fill that. */
function otherBlocks(report: AtlasReport, phase: ReadSegment, used: number): Block[] {
  const total = used + stretchHeight.roomy * unit;
  if (used + stretchHeight.least * unit <= freeHeight || total > 2 * freeHeight) return [];
  let room = 2 * freeHeight - total - otherHeading;
  const chosen: Block[] = [];
  for (const track of report.words.tracks.filter(isTriangle)) {
    for (const segment of track.segments.filter((one) => beginsIn(one, phase))) {
      if (room < leastOther) break;
      const block = segmentBlock(report, track, segment, `${segment.origin}.`);
      if (!block) continue;
      chosen.push(block);
      room -= block.height;
    }
  }
  return titled('Nos outros três triângulos', chosen);
}

function phaseBlocks(report: AtlasReport, phase: ReadSegment): Block[] {
  const { words } = report;
  const blocksOf = (id: 'ciclos' | 'momentos' | 'desafios' | 'vida') => {
    const track = trackOf(words.tracks, id);
    const segments = track?.segments.filter((segment) => beginsIn(segment, phase)) ?? [];
    const blocks: Block[] = [];
    const again: ReadSegment[] = [];
    for (const segment of segments) {
      const block = track ? segmentBlock(report, track, segment, `${segment.origin}.`) : null;
      if (block) blocks.push(block);
      else again.push(segment);
    }
    return { blocks, again };
  };
  const { blocks, again } = blocksOf('vida');
  const ruling = (['momentos', 'ciclos', 'desafios'] as const).flatMap((id) => blocksOf(id).blocks);
  return [
    ...titled('O que rege a fase', ruling),
    ...titled('Os arcanos da vida nesta fase', blocks),
    ...readBefore(again),
  ];
}

/** The arcana of a phase that have their texts elsewhere in the atlas. */
function readBefore(segments: readonly ReadSegment[]): Block[] {
  if (segments.length === 0) return [];
  const said = new Set(segments.map(({ number, title }) => `${number} ${title}`));
  const text = `Arcanos da vida já lidos neste atlas: ${[...said].join('; ')}.`;
  return [{ content: h('p', { className: 'muted' }, text), height: textHeight(text) }];
}

const shortNames = { vida: 'Vida', pessoal: 'Pessoal', social: 'Social', destino: 'Destino' } as const;

/** The periods of the triangles that begin in a phase; none in a school without triangles. */
function phaseRows(tracks: readonly ReadTrack[], phase: ReadSegment): readonly ReadSegment[] {
  return tracks.find(isTriangle)?.segments.filter((segment) => beginsIn(segment, phase)) ?? [];
}

/** The arcana that begin in a phase, a row a period. */
function phaseTable(tracks: readonly ReadTrack[], rows: readonly ReadSegment[]): Content {
  const triangles = tracks.filter(isTriangle);
  if (rows.length === 0) return null;
  return h(
    'table',
    { className: 'arcana-dates phase' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'A partir de'),
        ...each(triangles, ({ id }) => h('th', { scope: 'col' }, shortNames[id as keyof typeof shortNames])),
      ),
    ),
    h(
      'tbody',
      {},
      ...each(rows, (row) =>
        h(
          'tr',
          row.tense === 'present' ? { className: 'now' } : {},
          h('th', { scope: 'row' }, `${shortDate(row.fromDate)}, ${yearsOfAge(row.fromAge)}`),
          ...each(triangles, ({ segments }) => {
            const [own] = segmentsAt(segments, { from: row.fromDate, to: row.fromDate });
            return h('td', {}, own ? h('b', {}, String(own.number)) : null, own ? ` ${own.title}` : null);
          }),
        ),
      ),
    ),
  );
}
