import anos from '../../../texts/atlas/anos.json' with { type: 'json' };
import trilhas from '../../../texts/atlas/trilhas.json' with { type: 'json' };
import {
  type AtlasSegment,
  type AtlasTense,
  type AtlasTrack,
  type AtlasTrackId,
  type LifeAtlas,
  triangleTracks,
} from '../../atlas/life-atlas.ts';
import { parseDate } from '../../calendar/calendar.ts';
import { personalYearBase } from '../../calendar/personal-time.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { toDigit } from '../../reduction.ts';
import { ruleSetFor } from '../../rules/registry.ts';
import { itemAt } from '../../tables/lookup.ts';
import { interpretArcanoFor } from '../arcana.ts';
import { wordingOf } from '../book/arcano-line.ts';
import { type PeriodReading, readLife, yearBandOf } from '../book/life-line.ts';
import { yearWords } from '../book/year-words.ts';
import { type TextTable, textOf } from '../text-of.ts';
import { chooserByNumbers, chooserFor } from '../variants.ts';

/** What a segment says; segments of the same number and tense share one, apart in childhood. */
export interface AtlasReading {
  readonly title: string;
  /** Two or three words; null of a period or year. */
  readonly theme: string | null;
  readonly paragraphs: readonly string[];
  readonly practice: string | null;
}

export interface ReadSegment extends AtlasSegment {
  readonly title: string;
  /** Key in `readings`. */
  readonly reading: string;
  /** How its number comes from name and date. */
  readonly origin: string;
}

export interface ReadTrack {
  readonly id: AtlasTrackId;
  readonly title: string;
  readonly meaning: string;
  readonly source: string;
  readonly segments: readonly ReadSegment[];
}

export interface AtlasWords {
  readonly tracks: readonly ReadTrack[];
  readonly readings: Readonly<Record<string, AtlasReading>>;
}

interface TrackText extends Partial<Readonly<Record<AtlasTense, string>>> {
  readonly title: string;
  readonly meaning: string;
  readonly source: string;
}

const trackTexts: Readonly<Record<AtlasTrackId, TrackText>> = trilhas;
const otherYears: TextTable<Readonly<Record<'past' | 'future', string>>> = anos;

type ReadOne = (segment: AtlasSegment) => { key: string; reading: AtlasReading; origin: string };

function isTriangle(id: AtlasTrackId): id is (typeof triangleTracks)[number] {
  return triangleTracks.some((name) => name === id);
}

/** Reads the arcana of a triangle: the tense frames the text; a childhood that runs or is remembered needs no frame. */
function arcanoReader(map: NumerologyMap, id: (typeof triangleTracks)[number]): ReadOne {
  const choose = chooserFor(map);
  const base = itemAt(map.triangulos[id].rows, 0);
  return ({ index, number, tense, fromAge, toAge }) => {
    const wording = wordingOf({ tense, fromAge, toAge }, map.idade);
    const { title, theme, text } = interpretArcanoFor(choose, number, wording);
    const letters = [map.letters[index], map.letters[index + 1]]
      .map((letter) => letter?.letter.toLocaleUpperCase('pt-BR') ?? '')
      .join(' e ');
    const ofChild = wording === 'child' || wording === 'remembered';
    const isUnframed = wording === 'remembered' || (wording === 'child' && tense === 'present');
    const frame = isUnframed ? undefined : trackTexts[id][tense];
    return {
      key: `${id}/${number}/${tense}${ofChild ? '/infancia' : ''}`,
      reading: { title, theme, paragraphs: frame === undefined ? [text] : [frame, text], practice: null },
      origin: `Letras ${letters}, que aqui valem ${base[index] ?? 0} e ${base[index + 1] ?? 0}`,
    };
  };
}

const periodOrigins: Readonly<Record<'ciclos' | 'momentos' | 'desafios', readonly string[]>> = {
  ciclos: ['Mês de nascimento', 'Dia de nascimento', 'Ano de nascimento'],
  momentos: ['Dia e mês somados', 'Dia e ano somados', 'Os dois primeiros momentos somados', 'Mês e ano somados'],
  desafios: [
    'Diferença entre dia e mês',
    'Diferença entre dia e ano',
    'Diferença entre os dois primeiros desafios',
    'Diferença entre mês e ano',
  ],
};

function periodReader(readings: readonly PeriodReading[], id: keyof typeof periodOrigins): ReadOne {
  return ({ index }) => {
    const { title, text, ageText, practice } = itemAt(readings, index);
    return {
      key: `${id}/${index + 1}`,
      reading: { title, theme: null, paragraphs: ageText === null ? [text] : [text, ageText], practice },
      origin: periodOrigins[id][index] ?? '',
    };
  };
}

function yearReader(map: NumerologyMap): ReadOne {
  const birth = parseDate(map.birthDate, 'birthDate');
  const rules = ruleSetFor(map.ruleSet);
  const words = yearWords(yearBandOf(map.idade), chooserByNumbers(map));
  return ({ number, tense, fromDate }) => {
    const digit = toDigit(number);
    const { phase, description } = words.year(digit);
    const text = tense === 'present' ? description : textOf('atlas/anos', otherYears, digit)[tense];
    const base = personalYearBase(birth, parseDate(fromDate, 'fromDate'), rules);
    return {
      key: `anos/${digit}/${tense}`,
      reading: { title: phase, theme: null, paragraphs: [text], practice: null },
      origin: `Dia ${birth.day}, mês ${birth.month} e ano ${base}, somados algarismo por algarismo`,
    };
  };
}

function readerOf(id: AtlasTrackId, map: NumerologyMap, life: ReturnType<typeof readLife>): ReadOne {
  if (isTriangle(id)) return arcanoReader(map, id);
  return id === 'anos' ? yearReader(map) : periodReader(life[id], id);
}

/** The words of an atlas: every segment with its title, and the texts that segments share, each in its tense. */
export function readAtlas({ map, tracks }: LifeAtlas): AtlasWords {
  const life = readLife(map);
  const readings: Record<string, AtlasReading> = {};
  const read = ({ id, segments }: AtlasTrack): ReadTrack => {
    const { title, meaning, source } = trackTexts[id];
    const readOne = readerOf(id, map, life);
    return {
      id,
      title,
      meaning,
      source,
      segments: segments.map((segment) => {
        const { key, reading, origin } = readOne(segment);
        readings[key] = reading;
        return { ...segment, title: reading.title, reading: key, origin };
      }),
    };
  };
  return { tracks: tracks.map(read), readings };
}
