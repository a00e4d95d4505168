import type {
  AtlasResultWire,
  AtlasSegmentWire,
  AtlasTrackIdWire,
} from '@sefira/contracts/numerology/life/atlas-result';
import type { AtlasMoment } from '@sefira/numerology/atlas/moment';
import { daysInMonth, monthNames } from '@sefira/numerology/calendar/calendar';
import { atlasResultTexts as texts } from '../../../texts/analyses/atlas.ts';
import { dateInFigures } from '../../../ui/format/calendar-date.ts';

/** A segment by its track and place. */
export interface Chosen {
  readonly track: AtlasTrackIdWire;
  readonly index: number;
}

export type Line = Pick<AtlasResultWire, 'birthDate' | 'endDate' | 'lastAge'>;

export const zooms = [1, 2, 4, 8, 16] as const;
export type Zoom = (typeof zooms)[number];

/** The place of a date on the line, 0 at the birth and 1 at its end. */
export function placeOf({ birthDate, endDate }: Line, date: string): number {
  const start = Date.parse(birthDate);
  return Math.min(1, Math.max(0, (Date.parse(date) - start) / (Date.parse(endDate) - start)));
}

/** Width of the four figures of a year and a gap, in pixels. */
const tickWidth = 44;

/** Pixels of a digit, of the borders of a segment, and of its title with the space around it. */
const digitWidth = 8.5;
const borders = 4;
const roomForTitle = 112;

/** What a segment of this width in pixels has room for: a number is shown whole or not at all. */
export function labelOf(number: number, room: number): 'none' | 'number' | 'title' {
  if (room >= roomForTitle) return 'title';
  return room >= String(number).length * digitWidth + borders ? 'number' : 'none';
}

/** Ages that the axis names, as close to each other as the width of a year in pixels allows. */
export function ticksOf({ birthDate, lastAge }: Line, yearWidth: number): { age: number; year: number }[] {
  const step = [1, 2, 5, 10].find((years) => years * yearWidth >= tickWidth) ?? 20;
  const year = Number(birthDate.slice(0, 4));
  return Array.from({ length: Math.floor(lastAge / step) + 1 }, (_, index) => ({
    age: index * step,
    year: year + index * step,
  }));
}

/** The next or the last step of the zoom. */
export function zoomedBy(zoom: Zoom, steps: 1 | -1): Zoom {
  return zooms[zooms.indexOf(zoom) + steps] ?? zoom;
}

export function spanOf({ fromDate, toDate, isOpen }: AtlasSegmentWire): string {
  const from = dateInFigures(fromDate);
  return isOpen ? texts.since(from) : texts.span(from, dateInFigures(dayBefore(toDate)));
}

export function agesOf({ fromAge, toAge, isOpen }: AtlasSegmentWire): string {
  return isOpen ? texts.agesOpen(fromAge) : texts.ages(fromAge, toAge);
}

/** `em 2009`, `em março de 2009`, `em 12/03/2009`, or both days. */
export function wordsOfMoment({ from, to }: AtlasMoment): string {
  const [year = '', month = ''] = from.split('-');
  if (from === to) return texts.inTime(dateInFigures(from));
  if (from === `${year}-01-01` && to === `${year}-12-31`) return texts.inTime(year);
  const lastDay = `${year}-${month}-${daysInMonth(Number(year), Number(month))}`;
  if (from === `${year}-${month}-01` && to === lastDay)
    return texts.inTime(texts.month(monthNames[Number(month) - 1] ?? '', year));
  return texts.betweenDays(dateInFigures(from), dateInFigures(to));
}

export function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
}

/** The segment that a key leads to: the next or last one of its track, or the one of another track at the same time. */
export function segmentOfKey(result: AtlasResultWire, { track, index }: Chosen, key: string): Chosen | null {
  const place = result.tracks.findIndex(({ id }) => id === track);
  const own = result.tracks[place];
  const segment = own?.segments[index];
  if (!own || !segment) return null;
  const inTrack = (next: number) => (own.segments[next] ? { track, index: next } : null);
  switch (key) {
    case 'ArrowLeft':
      return inTrack(index - 1);
    case 'ArrowRight':
      return inTrack(index + 1);
    case 'Home':
      return inTrack(0);
    case 'End':
      return inTrack(own.segments.length - 1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const other = result.tracks[place + (key === 'ArrowUp' ? -1 : 1)];
      const date = segment.tense === 'present' ? result.referenceDate : segment.fromDate;
      const next = other?.segments.find(({ fromDate, toDate }) => fromDate <= date && toDate > date);
      return other && next ? { track: other.id, index: next.index } : null;
    }
    default:
      return null;
  }
}
