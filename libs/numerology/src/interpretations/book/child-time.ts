import tempo from '../../../texts/childhood/tempo.json' with { type: 'json' };
import type { Planet } from '../../rules/rule-set.ts';
import type { FavourableText } from '../favourable.ts';
import { type TextTable, textOf } from '../text-of.ts';

const cycles: TextTable<string> = tempo.ciclo;
const moments: TextTable<string> = tempo.momento;
const challenges: TextTable<{ readonly text: string; readonly practice: string }> = tempo.desafio;
const rulers: TextTable<string> = tempo.regente;
const sequences: TextTable<string> = tempo.sequencias;
const planets: TextTable<string> = tempo.planetas;

/** A first period that runs in childhood, to the adults around; its practice where it has one. */
export interface ChildPeriod {
  readonly text: string;
  readonly practice?: string;
}

/** The first cycle, moment or challenge of a child under 12. */
export const childPeriods = {
  ciclosDeVida: (number: number): ChildPeriod => ({ text: textOf('childhood/tempo ciclo', cycles, number) }),
  momentosDecisivos: (number: number): ChildPeriod => ({ text: textOf('childhood/tempo momento', moments, number) }),
  desafios: (number: number): ChildPeriod => textOf('childhood/tempo desafio', challenges, number),
};

/** Arcano regente, 1 to 9, of a child. */
export function childRuler(number: number): string {
  return textOf('childhood/tempo regente', rulers, number);
}

/** A negative sequence in the name of a child. */
export function childSequence(sequence: string): string {
  return textOf('childhood/tempo sequencias', sequences, sequence);
}

/** The planet of a child's day of birth. */
export function childPlanet(planet: Planet): string {
  return textOf('childhood/tempo planetas', planets, planet);
}

/** Colours, numbers and days of a child. */
export const childFavourable: FavourableText = tempo.favoraveis;
