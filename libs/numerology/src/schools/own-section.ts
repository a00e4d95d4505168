import type { NumerologyMap } from '../map-result.ts';

/** A part of a map that one school alone has: its numbers, each with a meaning. */
export interface SchoolSection {
  id: string;
  title: string;
  lead: string;
  entries: readonly SchoolEntry[];
}

export interface SchoolEntry {
  label: string;
  value: string;
  text: string;
}

/** Name and dates of a map, from which a school reads what it alone has. */
export type SectionInput = Pick<
  NumerologyMap,
  | 'system'
  | 'letters'
  | 'palavras'
  | 'birthDate'
  | 'referenceDate'
  | 'motivacao'
  | 'impressao'
  | 'expressao'
  | 'destino'
  | 'missao'
>;
