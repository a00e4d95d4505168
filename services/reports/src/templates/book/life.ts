import { drawTimeline } from '@sefira/drawings/timeline';
import type { PeriodReading, Tense } from '@sefira/numerology/interpretations/book/life-line';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { type Content, drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import type { Chapter } from '../parts/chapter.ts';
import { spanOf, timelineOf } from '../personal/life.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, chapterOpening, entry, heightOfOpening, pagedFlow, titled } from './flow.ts';
import { wordsFor } from './reader.ts';

export const tenseTags: Readonly<Record<Tense, string>> = {
  past: 'já vivido',
  present: 'você está aqui',
  future: 'ainda vem',
};

/** What a period, arcano or month of a map is called by its tense. */
export function tenseTag(tense: Tense, map: Pick<NumerologyMap, 'idade'>): string {
  return tense === 'present' ? wordsFor(map).here : tenseTags[tense];
}

const laterNotes = {
  periods: (name: string) => `O que vem depois da infância está escrito para ${name} ler quando crescer.`,
  arcana: (name: string) => `Os arcanos de depois da infância esperam pela leitura de ${name}, daqui a alguns anos.`,
};

/** Whom the periods or arcana of a child's later life speak to. */
export function laterNote({ words }: Book, about: keyof typeof laterNotes): Content {
  return words.isChild ? h('p', { className: 'muted' }, laterNotes[about](words.name)) : null;
}

function periodBlock(reading: PeriodReading, unit: string, map: NumerologyMap): Block {
  const { period, tense, title, text, ageText, practice } = reading;
  return entry({
    numbers: [period.number],
    label: `${period.position}º ${unit} · ${spanOf(period)}`,
    tag: tenseTag(tense, map),
    isCurrent: tense === 'present',
    title,
    paragraphs: [text, ...(ageText === null ? [] : [ageText])],
    practice,
  });
}

/** With its margins, in millimetres. */
const heightOfDrawing = 77;

/** The life as a line, each period in its tense. */
export function lifeLine(book: Book): Chapter {
  const { map, long } = book;
  const { ciclos, momentos, desafios } = long.life;
  const blocks = (readings: readonly PeriodReading[], unit: string) =>
    readings.map((reading) => periodBlock(reading, unit, map));
  const birthYear = map.periodos.ciclos[0]?.fromYear ?? Number(map.birthDate.slice(0, 4));
  return bookChapter({
    id: 'linha-da-vida',
    title: wordsFor(map).life,
    part: wordsFor(map).time,
    opening: chapterOpening(book, 'life'),
    content: [
      drawing(
        drawTimeline(timelineOf({ periods: map.periodos, birthYear, age: map.idade }), { palette: reportPalette }),
        'timeline',
      ),
      pagedFlow(
        [
          ...titled('Ciclos de vida', blocks(ciclos, 'ciclo'), laterNote(book, 'periods')),
          ...titled('Momentos decisivos', blocks(momentos, 'momento')),
          ...titled('Desafios', blocks(desafios, 'desafio')),
        ],
        heightOfDrawing + heightOfOpening(book, 'life'),
      ),
    ],
  });
}
