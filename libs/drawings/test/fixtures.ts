import { drawCouple } from '../src/couple.ts';
import { drawAvatar } from '../src/covers/avatar.ts';
import { drawCover } from '../src/covers/cover.ts';
import { drawPurposeCalendar } from '../src/cycles/purpose-calendar.ts';
import { drawYearRing } from '../src/cycles/year-ring.ts';
import { drawGlyph } from '../src/glyph.ts';
import { drawGroupTable } from '../src/group-table.ts';
import { drawHeatMap } from '../src/heat-map.ts';
import { drawLetterGrid } from '../src/letter-grid.ts';
import { drawLifeColumns } from '../src/life-columns.ts';
import { drawMandala } from '../src/mandala.ts';
import type { DrawingNode } from '../src/node.ts';
import { drawPlanetWheel } from '../src/planet-wheel.ts';
import { drawRadar } from '../src/radar.ts';
import { drawRelationMap } from '../src/relation-map.ts';
import { drawTimeline } from '../src/timeline.ts';
import { drawTreeOfLife } from '../src/tree-of-life.ts';
import { drawTriangle } from '../src/triangle.ts';
import { drawWeb } from '../src/web.ts';
import { drawYearCalendar } from '../src/year-calendar.ts';

export interface Sample {
  /** Free text, as hostile as it comes, used wherever a drawing takes text. */
  readonly text: string;
  readonly values: readonly number[];
  /** A number of a map: 1 to 9, 11, 22. */
  readonly number: number;
}

/** Every drawing, fed with the same sample. */
export const everyDrawing: Readonly<Record<string, (sample: Sample) => DrawingNode>> = {
  web: ({ number }) => drawWeb({ number }),
  'web, glyph': ({ number }) => drawWeb({ number, detail: 'glyph' }),
  glyph: ({ number }) => drawGlyph({ number }),
  'glyph, outline': ({ number }) => drawGlyph({ number, state: 'outline' }),
  mandala: (sample) => drawMandala(person(sample)),
  cover: (sample) => drawCover({ ...person(sample), mission: sample.number }),
  tree: ({ number, text }) => drawTreeOfLife({ lights: [{ number, label: text }] }),
  grid: ({ values, number, text }) =>
    drawLetterGrid({
      words: [values.map((value) => ({ letter: text, value, vowel: value % 2 === 0 }))],
      vowels: { label: text, sum: 10, result: number },
      all: { label: text, sum: 30, result: number },
      consonants: { label: text, sum: 20, result: number },
    }),
  triangle: ({ values, text }) =>
    drawTriangle({
      name: text,
      letters: values.map(() => text),
      rows: pyramid(values),
      sequences: [{ row: 0, start: 0, length: 3, digit: 5, word: text }],
    }),
  timeline: ({ number, text }) =>
    drawTimeline({
      birthYear: 1955,
      age: number,
      tracks: [
        {
          name: text,
          unit: text,
          periods: [
            { number, fromAge: 0, toAge: 30 },
            { number, fromAge: 30 },
          ],
        },
      ],
    }),
  lifeColumns: ({ number, text }) =>
    drawLifeColumns({
      birthYear: 1955,
      age: number,
      tracks: [
        {
          name: text,
          unit: text,
          periods: [
            { number, fromAge: 0, toAge: 30 },
            { number, fromAge: 30 },
          ],
        },
      ],
    }),
  calendar: ({ values, number, text }) =>
    drawYearCalendar({
      span: text,
      personalYear: number,
      months: [{ name: text, number, firstWeekday: 3, days: values, favourable: [1, 40] }],
    }),
  'purpose calendar': ({ values, number, text }) =>
    drawPurposeCalendar({
      span: text,
      legend: { start: text, agree: text, rest: text, favourable: text },
      months: values.map((value) => ({
        name: text,
        number,
        turnsTo: value === 1 ? 5 : null,
        firstWeekday: value % 7,
        length: 30,
        marked: [{ day: value, purpose: 'agree', favourable: true }],
      })),
    }),
  'year ring': ({ values, number, text }) =>
    drawYearRing({
      here: text,
      years: [number, ...values].map((one, index) => ({
        number: one,
        years: text,
        word: text,
        place: index === 0 ? 'now' : 'after',
      })),
    }),
  couple: ({ number, text }) =>
    drawCouple({ first: { name: text, number }, second: { name: text, number: 8 }, together: number }),
  'group table': ({ values, number, text }) =>
    drawGroupTable({
      groupNumber: number,
      members: values.map((value) => ({ name: text, number: value, role: text })),
    }),
  'relation map': ({ values, text }) =>
    drawRelationMap({
      people: values.map((value) => ({ name: text, number: value })),
      pairs: values.map((_value, index) => ({ first: 0, second: index, relation: 'oposto' })),
    }),
  'heat map': ({ values, text }) =>
    drawHeatMap({
      name: text,
      columns: values.map(() => text),
      rows: [{ label: text, cells: values.map((value) => ({ value, band: 'high', word: text })) }],
      legend: [{ band: 'high', text }],
    }),
  radar: ({ values, text }) =>
    drawRadar({ name: text, axes: values.map(() => text), maximum: 9, series: [{ name: text, values }] }),
  planets: ({ number, text }) => drawPlanetWheel({ days: [{ weekday: text, planet: 'Saturno', number, today: true }] }),
  avatar: ({ number, text }) => drawAvatar({ initials: text, expression: number, destiny: number }),
};

function person({ values, number, text }: Sample) {
  const words = [values.map((value) => ({ letter: text, value }))];
  return { words, destiny: number, expression: number, motivation: number, impression: 3, name: text };
}

function pyramid(values: readonly number[]): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [values];
  for (let row = values; row.length > 1; ) {
    row = row.slice(1).map((value, index) => ((value + (row[index] ?? 0) - 1) % 9) + 1);
    rows.push(row);
  }
  return rows;
}
