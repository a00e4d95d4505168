import type { PosterTrack } from '@sefira/drawings/cycles/life-poster';
import { type AtlasTrackId, triangleTracks } from '@sefira/numerology/atlas/life-atlas';
import { ageOn, birthdayAt, parseDate, shortDate, toDayNumber } from '@sefira/numerology/calendar/calendar';
import type { ReadSegment, ReadTrack } from '@sefira/numerology/interpretations/atlas/read-atlas';
import { yearsOfAge } from '@sefira/numerology/letter/phrases';
import type { ReadingOf } from '../../domain/readings.ts';

/** What the chapters of an atlas share. */
export interface AtlasReport extends ReadingOf<'atlas'> {
  /** On the reference date, as a fraction of years. */
  readonly age: number;
  /** Texts that a chapter has printed: none stands twice in a report. */
  readonly printed: Set<string>;
}

export function trackOf(tracks: readonly ReadTrack[], id: AtlasTrackId): ReadTrack | undefined {
  return tracks.find((track) => track.id === id);
}

const triangleIds: ReadonlySet<AtlasTrackId> = new Set(triangleTracks);

/** Whether a track has the arcana of a triangle. The four turn on the same days. */
export function isTriangle({ id }: ReadTrack): boolean {
  return triangleIds.has(id);
}

/** Age in years with its fraction, from birthday to birthday. */
export function exactAge(birthDate: string, date: string): number {
  const birth = parseDate(birthDate, 'birthDate');
  const day = parseDate(date, 'date');
  const age = ageOn(birth, day);
  const start = toDayNumber(birthdayAt(birth, age));
  return age + (toDayNumber(day) - start) / (toDayNumber(birthdayAt(birth, age + 1)) - start);
}

const columnNames: Readonly<Record<AtlasTrackId, string>> = {
  vida: 'Vida',
  pessoal: 'Pessoal',
  social: 'Social',
  destino: 'Destino',
  ciclos: 'Ciclo',
  momentos: 'Momento',
  desafios: 'Desafio',
  anos: 'Ano',
};

/** The tracks as the drawing of the line takes them. */
export function posterTracks(birthDate: string, tracks: readonly ReadTrack[]): PosterTrack[] {
  return tracks.map(({ id, segments }) => ({
    name: columnNames[id],
    segments: segments.map(({ number, fromDate, toDate }) => ({
      number,
      from: exactAge(birthDate, fromDate),
      to: exactAge(birthDate, toDate),
    })),
  }));
}

/** `29/11/1955 – 20/05/1960, dos 0 aos 4 anos`; the ages stay in one line. */
export function spanWords({ fromDate, toDate, fromAge, toAge, isOpen }: ReadSegment): string {
  if (isOpen) return `desde ${shortDate(fromDate)}, dos ${fromAge} anos em diante`;
  const ages = fromAge === toAge ? `com ${yearsOfAge(fromAge)}` : `dos ${fromAge} aos ${yearsOfAge(toAge)}`;
  return `${shortDate(fromDate)} – ${shortDate(toDate)}, ${ages.replaceAll(' ', '\u00a0')}`;
}
