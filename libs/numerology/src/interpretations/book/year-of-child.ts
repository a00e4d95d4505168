import anoDaCrianca from '../../../texts/time/anoDaCrianca.json' with { type: 'json' };
import { interpretYear } from '../personal-time.ts';
import type { PersonalYearText } from '../schema.ts';
import { type TextTable, textOf } from '../text-of.ts';
import { variantAt } from '../variants.ts';

const years: TextTable<Omit<PersonalYearText, 'phase'>> = anoDaCrianca.anos;
const months: TextTable<readonly string[]> = anoDaCrianca.meses;
const quarters: TextTable<TextTable<string>> = anoDaCrianca.trimestres;

/** The personal year of a child, to the adults around. */
export function interpretYearOfChild(number: number): PersonalYearText {
  return { phase: interpretYear(number).phase, ...textOf('anoDaCrianca', years, number) };
}

/** A month of a child's personal year; three years in a row word it differently. */
export function interpretMonthOfChild(year: number, month: number): string {
  return variantAt(textOf('anoDaCrianca', months, month), year, `anoDaCrianca/meses/${month}`);
}

/** A quarter of the calendar in a child's personal year. */
export function interpretQuarterOfChild(year: number, quarter: number): string {
  return textOf('anoDaCrianca', textOf('anoDaCrianca', quarters, year), quarter);
}
