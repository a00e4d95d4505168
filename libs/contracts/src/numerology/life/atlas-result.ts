import * as z from 'zod/mini';
import { numerologySystem } from '../../shared/fields.ts';

/** A whole life on one line (docs/decisions/0074-life-atlas-and-year-book.md). */

const number = z.int();
const strings = z.array(z.string());

export const atlasTrackId = z.enum(['vida', 'pessoal', 'social', 'destino', 'ciclos', 'momentos', 'desafios', 'anos']);
export type AtlasTrackIdWire = z.infer<typeof atlasTrackId>;

const segment = z.object({
  index: number,
  number,
  fromDate: z.string(),
  /** Exclusive. */
  toDate: z.string(),
  fromAge: number,
  toAge: number,
  /** Held for the rest of life. */
  isOpen: z.boolean(),
  tense: z.enum(['past', 'present', 'future']),
  title: z.string(),
  /** Key in `readings`. */
  reading: z.string(),
  /** How its number comes from name and date. */
  origin: z.string(),
});
export type AtlasSegmentWire = z.infer<typeof segment>;

const track = z.object({
  id: atlasTrackId,
  title: z.string(),
  meaning: z.string(),
  source: z.string(),
  segments: z.array(segment),
});

const reading = z.object({
  title: z.string(),
  theme: z.nullable(z.string()),
  paragraphs: strings,
  practice: z.nullable(z.string()),
});

export const atlasResult = z.object({
  system: numerologySystem,
  name: z.string(),
  birthDate: z.string(),
  referenceDate: z.string(),
  /** Completed years on the reference date. */
  age: number,
  /** Exclusive end of the line, and the last age that it shows. */
  endDate: z.string(),
  lastAge: number,
  tracks: z.array(track),
  /** Texts by key: segments of equal number and tense share one. */
  readings: z.record(z.string(), reading),
});
export type AtlasResultWire = z.infer<typeof atlasResult>;

/** Without the birth date: the arcana that the name alone gives, in their order, without dates and ages. */
export const redactedAtlas = z.object({
  kind: z.literal('atlas'),
  name: z.string(),
  arcanos: z.array(z.object({ number, title: z.string(), theme: z.nullable(z.string()), text: z.string() })),
});
