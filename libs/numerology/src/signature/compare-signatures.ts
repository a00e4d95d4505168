import { parseDate } from '../calendar/calendar.ts';
import { parseBirth } from '../calendar/personal-time.ts';
import { letterGrid } from '../letter-grid.ts';
import { computeMap } from '../map.ts';
import type { NumerologyMap, Triangle, TriangleName } from '../map-result.ts';
import { renamingFields } from '../people.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { System } from '../rules/rule-set.ts';
import { showsSection } from '../schools/shown.ts';
import { nameBirthScore } from '../scores.ts';
import { suggestSpellings } from '../search/spellings/suggest-spellings.ts';
import { writtenLetters } from './live-signature.ts';

export const nameUses = ['birth', 'married', 'social', 'artistic', 'signature', 'brand'] as const;
export type NameUse = (typeof nameUses)[number];

export interface SignatureInput {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** The birth name first; each use once. */
  readonly names: readonly { readonly use: NameUse; readonly name: string }[];
  readonly trials: readonly { readonly title: string; readonly name: string }[];
  readonly referenceDate: string;
  readonly system?: System;
}

/** One name of the comparison, a given one or a trial. */
export interface SignatureEntry {
  /** Null for a trial. */
  readonly use: NameUse | null;
  /** Of a trial; null for a given name. */
  readonly title: string | null;
  readonly map: NumerologyMap;
  /** 0 to 100 (`nameCompatibility.score`). */
  readonly harmony: number;
  /** Lições of the birth name that the letters of this one fill. */
  readonly filledLessons: readonly number[];
  /** Stretches of letters with a negative sequence: alike in the four triangles; 0 in a school without them. */
  readonly stretches: number;
  /** 0 to 100 (docs/numerology.md section 8). */
  readonly score: number;
}

/** Another real spelling of a name, measured like the given ones. */
export interface SignatureVariant extends SignatureEntry {
  /** In Portuguese. */
  readonly changes: readonly string[];
}

/** Where a sequence stands, in all four triangles, and the letters above it. */
export interface SequencePlace {
  /** 0 is the base line. */
  readonly row: number;
  /** Indexes in `map.letters` of the first and the last letter, inclusive. */
  readonly letters: readonly [number, number];
  /** The letters, with a space between words. */
  readonly spelled: string;
}

/**
 * One sequence of a given name. The other triangles add the same digit to every letter, so they have a sequence, each of
 * another digit, in the same places.
 */
export interface SequenceCause {
  /** Index in `entries`. */
  readonly entry: number;
  /** "111" in each triangle. */
  readonly sequences: Readonly<Record<TriangleName, string>>;
  readonly places: readonly SequencePlace[];
  /** Real spellings without it: the one with the most points, and the one with the fewest changes. */
  readonly remedies: readonly SignatureVariant[];
}

export interface SignatureStudy {
  /** Whether the school draws triangles. */
  readonly hasTriangles: boolean;
  /** The names in their order, then the trials. */
  readonly entries: readonly SignatureEntry[];
  readonly causes: readonly SequenceCause[];
  /** Index in `entries` of the recommended name; never the brand. */
  readonly best: number;
  /** Real spellings of the birth name with more points than every given name and trial, best first. */
  readonly variants: readonly SignatureVariant[];
}

const variantsShown = 3;
const spellingsSearched = 30;
const weights = { harmony: 50, sequences: 35, lessons: 15 } as const;
const weightsWithoutTriangles = { harmony: 80, sequences: 0, lessons: 20 } as const;
const pointsOfStretch = 20;

/**
 * Compares the names of one person: numbers, triangles, the letters behind each sequence, real spellings that undo it.
 * Depends on nothing but its input.
 * @throws NumerologyError as `computeMap`, with the field of the name (`names.1.name`, `trials.0.name`)
 */
export function compareSignatures(input: SignatureInput): SignatureStudy {
  const { names, trials, birthDate, referenceDate } = input;
  const system = ruleSetFor(input.system).id;
  parseBirth(birthDate, parseDate(referenceDate, 'referenceDate'));
  const mapOf = (name: string, field: string) =>
    renamingFields({ name: field }, () => computeMap({ name, birthDate, referenceDate, system }));
  const birthMap = mapOf(names[0]?.name ?? '', 'names.0.name');
  const given = names.map(({ use, name }, index) => ({ use, title: null, map: mapOf(name, `names.${index}.name`) }));
  const tried = trials.map(({ title, name }, index) => ({
    use: null,
    title,
    map: mapOf(name, `trials.${index}.name`),
  }));
  const entries = [...given, ...tried].map((one) => ({ ...one, ...judge(one.map, birthMap) }));
  const hasTriangles = showsSection(birthMap, 'triangulos');

  const variantsOf = ({ use, map: { name } }: SignatureEntry) => {
    const goals = { clearSequences: hasTriangles, raiseHarmony: true };
    const query = { name, birthDate, system, onlyBorne: true, limit: spellingsSearched, ...goals };
    return suggestSpellings(query).suggestions.map(({ name: spelling, changes }): SignatureVariant => {
      const map = mapOf(spelling, 'names.0.name');
      return { use, title: null, map, ...judge(map, birthMap), changes: changes.map((one) => one.description) };
    });
  };

  const ofBirth = entries.slice(0, 1).flatMap(variantsOf);
  const causes = entries.flatMap((entry, index) => {
    if (entry.use === null || entry.stretches === 0) return [];
    // Registries and families spell the names of people; a brand is changed by another word.
    if (entry.use === 'brand') return causesOf(entry, index, []);
    return causesOf(entry, index, index === 0 ? ofBirth : variantsOf(entry));
  });
  const best = bestOf(entries);
  const least = entries[best]?.score ?? 0;
  const variants = ofBirth
    .filter(({ score }) => score > least)
    .toSorted(byScore)
    .slice(0, variantsShown);
  return { hasTriangles, entries, causes, best, variants };
}

function judge(
  map: NumerologyMap,
  birthMap: NumerologyMap,
): Pick<SignatureEntry, 'harmony' | 'filledLessons' | 'stretches' | 'score'> {
  const hasTriangles = showsSection(map, 'triangulos');
  const harmony = nameBirthScore(map);
  const filledLessons = birthMap.licoesCarmicas.filter((lesson) => !map.licoesCarmicas.includes(lesson));
  const stretches = hasTriangles ? map.triangulos.vida.sequenciasNegativas.length : 0;
  const lessons = birthMap.licoesCarmicas.length;
  const share = hasTriangles ? weights : weightsWithoutTriangles;
  const score = Math.round(
    (share.harmony * harmony +
      share.sequences * Math.max(0, 100 - pointsOfStretch * stretches) +
      share.lessons * (lessons === 0 ? 100 : (100 * filledLessons.length) / lessons)) /
      100,
  );
  return { harmony, filledLessons, stretches, score };
}

function causesOf({ map }: SignatureEntry, entry: number, variants: readonly SignatureVariant[]): SequenceCause[] {
  const { vida, pessoal, social, destino } = map.triangulos;
  return map.sequenciasNegativas.map((sequence) => {
    const first = vida.sequenciasNegativas.findIndex((run) => run.sequence === sequence);
    const inPlace = ({ sequenciasNegativas }: Triangle) => sequenciasNegativas[first]?.sequence ?? sequence;
    const cures = variants.filter(({ map: other }) => !other.sequenciasNegativas.includes(sequence)).toSorted(byScore);
    const [lightest] = cures.toSorted((one, other) => one.changes.length - other.changes.length);
    return {
      entry,
      sequences: { vida: sequence, pessoal: inPlace(pessoal), social: inPlace(social), destino: inPlace(destino) },
      places: vida.sequenciasNegativas
        .filter((run) => run.sequence === sequence)
        .map(({ row, letters }) => ({
          row,
          letters,
          spelled: writtenLetters(letterGrid(map.name, map.system), letters),
        })),
      remedies: [...new Set([cures[0], lightest])].filter((one) => one !== undefined),
    };
  });
}

/** The name with the most points, the earlier of two; a brand is no signature of a person. */
function bestOf(entries: readonly SignatureEntry[]): number {
  return entries.reduce((best, { use, score }, index) => {
    return use !== 'brand' && score > (entries[best]?.score ?? -1) ? index : best;
  }, 0);
}

function byScore(one: SignatureVariant, other: SignatureVariant): number {
  if (one.score !== other.score) return other.score - one.score;
  if (one.changes.length !== other.changes.length) return one.changes.length - other.changes.length;
  return one.map.name < other.map.name ? -1 : 1;
}
