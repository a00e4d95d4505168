import { drawTimeline } from '@sefira/drawings/timeline';
import type { PeriodReading, Tense } from '@sefira/numerology/interpretations/book/life-line';
import { drawing } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import type { Chapter } from '../parts/chapter.ts';
import { spanOf, timelineOf } from '../personal/life.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, chapterOpening, entry, flow, titled } from './flow.ts';

export const tenseTags: Readonly<Record<Tense, string>> = {
  past: 'já vivido',
  present: 'você está aqui',
  future: 'ainda vem',
};

function periodBlock({ period, tense, title, text, ageText, practice }: PeriodReading, unit: string): Block {
  return entry({
    numbers: [period.number],
    label: `${period.position}º ${unit} · ${spanOf(period)}`,
    tag: tenseTags[tense],
    isCurrent: tense === 'present',
    title,
    paragraphs: [text, ...(ageText === null ? [] : [ageText])],
    practice,
  });
}

/** The life as a line, each period in its tense. */
export function lifeLine(book: Book): Chapter {
  const { map, long } = book;
  const { ciclos, momentos, desafios } = long.life;
  const blocks = (readings: readonly PeriodReading[], unit: string) =>
    readings.map((reading) => periodBlock(reading, unit));
  const birthYear = map.periodos.ciclos[0]?.fromYear ?? Number(map.birthDate.slice(0, 4));
  return bookChapter({
    id: 'linha-da-vida',
    title: 'A linha da sua vida',
    part: 'O seu tempo',
    opening: chapterOpening(book, 'life'),
    content: [
      drawing(
        drawTimeline(timelineOf({ periods: map.periodos, birthYear, age: map.idade }), { palette: reportPalette }),
        'timeline',
      ),
      flow([
        ...titled('Ciclos de vida', blocks(ciclos, 'ciclo')),
        ...titled('Momentos decisivos', blocks(momentos, 'momento')),
        ...titled('Desafios', blocks(desafios, 'desafio')),
      ]),
    ],
  });
}
