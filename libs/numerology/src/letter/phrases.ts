import { monthNames, parseDate } from '../calendar/calendar.ts';
import type { MainPosition } from '../interpretations/main-positions.ts';
import { joinWords } from '../interpretations/text-of.ts';
import { itemAt } from '../tables/lookup.ts';

const inPosition: Readonly<Record<MainPosition, string>> = {
  motivacao: 'na Motivação',
  impressao: 'na Impressão',
  expressao: 'na Expressão',
  destino: 'no Destino',
  missao: 'na Missão',
};
const ofPosition: Readonly<Record<MainPosition, string>> = {
  motivacao: 'da Motivação',
  impressao: 'da Impressão',
  expressao: 'da Expressão',
  destino: 'do Destino',
  missao: 'da Missão',
};
const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto'] as const;

/** `na Expressão e no Destino`. */
export function inPositions(positions: readonly MainPosition[]): string {
  return joinWords(positions.map((position) => inPosition[position]));
}

/** `da Expressão`. */
export function ofThePosition(position: MainPosition): string {
  return ofPosition[position];
}

/** `primeiro` to `quarto`. */
export function ordinal(position: number): string {
  return itemAt(ordinals, position - 1);
}

/** `1 ano`, `46 anos`. */
export function yearsOfAge(age: number): string {
  return age === 1 ? '1 ano' : `${age} anos`;
}

/** `1º de março de 2027`. */
export function dateInWords(date: string): string {
  const { day, month, year } = parseDate(date, 'date');
  return `${day === 1 ? '1º' : day} de ${itemAt(monthNames, month - 1)} de ${year}`;
}

/** `março de 2027`. */
export function monthInWords(date: string): string {
  const { month, year } = parseDate(date, 'date');
  return `${itemAt(monthNames, month - 1)} de ${year}`;
}

/** `falta o 9`, `faltam o 2 e o 9`, `não falta valor nenhum`. */
export function missingValues(lessons: readonly number[]): string {
  if (lessons.length === 0) return 'não falta valor nenhum';
  return `${lessons.length === 1 ? 'falta' : 'faltam'} ${joinWords(lessons.map((lesson) => `o ${lesson}`))}`;
}

/** `sobra o 1`, `sobram o 1 e o 5`, `nenhum se repete além da conta`. */
export function repeatedValues(tendencies: readonly number[]): string {
  if (tendencies.length === 0) return 'nenhum se repete além da conta';
  return `${tendencies.length === 1 ? 'sobra' : 'sobram'} ${joinWords(tendencies.map((tendency) => `o ${tendency}`))}`;
}

/** Titles before a name: `Dra. Patrícia`. */
const title = /^(?:(?:dr|dra|prof|profa|sr|sra|srta|eng|pe)\.?\s+)+(?=\p{L})/iu;

/** The first name as it is written, without a title; a name all in capitals or small letters gets one capital. */
export function firstName(name: string): string {
  const first = name.trim().replace(title, '').split(/\s+/u)[0] ?? name;
  const isUniform = first === first.toLocaleUpperCase('pt-BR') || first === first.toLocaleLowerCase('pt-BR');
  return isUniform ? first.charAt(0).toLocaleUpperCase('pt-BR') + first.slice(1).toLocaleLowerCase('pt-BR') : first;
}

/** The first letter as a capital: for a phrase that opens a sentence. */
export function capitalised(phrase: string): string {
  return phrase.charAt(0).toLocaleUpperCase('pt-BR') + phrase.slice(1);
}
