import { type CalendarDate, parseDate } from '../calendar/calendar.ts';
import { destinyOf } from '../date-numbers.ts';
import { type LetterGrid, letterGrid } from '../letter-grid.ts';
import type { NegativeSequence, TriangleName } from '../map-result.ts';
import { reduce } from '../reduction.ts';
import { ruleSetFor } from '../rules/registry.ts';
import { nameBirthScore } from '../scores.ts';
import { triangleRows, trianglesOf } from '../triangles.ts';

export interface LiveTriangle {
  /** `rows[0]` is the base line; empty before the first letter. */
  readonly rows: readonly (readonly number[])[];
  readonly runs: readonly NegativeSequence[];
}

/** The numbers and triangles of a name that may be half typed. */
export interface LiveSignature extends LetterGrid {
  /** Running total after each cell of `cells`, null for those without a value. */
  readonly totals: readonly (number | null)[];
  readonly destino: number;
  readonly missao: number | null;
  /** Harmony of name and birth, 0 to 100; null before the first letter. */
  readonly harmony: number | null;
  readonly triangles: Readonly<Record<TriangleName, LiveTriangle>> | null;
}

/**
 * Everything that a screen shows while a name is typed: never throws on the text.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, UNKNOWN_SYSTEM
 */
export function liveSignature(text: string, birthDate: string, system?: string): LiveSignature {
  const rules = ruleSetFor(system);
  const grid = letterGrid(text, system);
  const birth = parseDate(birthDate, 'birthDate');
  const destino = destinyOf(birth, rules).value;
  const { expressao, motivacao, impressao } = grid;
  const numbers = { destino, expressao: expressao ?? 0, motivacao: motivacao ?? 0, impressao: impressao ?? 0 };
  let total = 0;
  const totals = grid.cells.map(({ value }) => {
    if (value === null) return null;
    total += value;
    return total;
  });
  const values = grid.cells.flatMap(({ value }) => value ?? []);
  return {
    ...grid,
    totals,
    destino,
    missao: expressao === null ? null : reduce(expressao + destino, rules.missao.masters),
    harmony: expressao === null ? null : nameBirthScore(numbers),
    triangles: rules.sections.includes('triangulos') ? liveTriangles(values, birth, rules.arcanos.span) : null,
  };
}

/** The letters from one index to another, inclusive, as they are written: with what stands between them. */
export function writtenLetters({ cells }: LetterGrid, [from, to]: readonly [number, number]): string {
  const places = cells.flatMap(({ value }, place) => (value === null ? [] : place));
  return cells
    .slice(places[from], (places[to] ?? -1) + 1)
    .map(({ text }) => text)
    .join('');
}

function liveTriangles(
  values: readonly number[],
  birth: CalendarDate,
  span: number,
): Readonly<Record<TriangleName, LiveTriangle>> {
  const none = { rows: [], runs: [] };
  if (values.length === 0) return { vida: none, pessoal: none, social: none, destino: none };
  const { vida, pessoal, social, destino } = trianglesOf(triangleRows(values), birth, birth, span);
  const live = ({ rows, sequenciasNegativas: runs }: typeof vida): LiveTriangle => ({ rows, runs });
  return { vida: live(vida), pessoal: live(pessoal), social: live(social), destino: live(destino) };
}
