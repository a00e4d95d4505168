import { toDigit } from '../reduction.ts';

/** What a firm stands for, and the numbers that carry it by the meanings of docs/numerology.md section 5. */
const numbersOfValue = {
  Acolhimento: [2, 6],
  Agilidade: [1, 5],
  Alegria: [3, 5],
  Beleza: [3, 6],
  Clareza: [3, 7],
  Confiança: [4, 6],
  Coragem: [1, 8],
  Criatividade: [3, 5, 11],
  Cuidado: [2, 6, 9],
  Economia: [4, 8],
  Inovação: [1, 5, 11],
  Liberdade: [5],
  Ousadia: [1, 5, 8],
  Parceria: [2, 6],
  Precisão: [4, 7],
  Qualidade: [4, 8, 22],
  Respeito: [2, 9],
  Sabedoria: [7, 9, 11],
  Simplicidade: [2, 4],
  Tradição: [4, 6],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type BrandValue = keyof typeof numbersOfValue;

/** The chosen values that a number carries; a master carries those of its digit too. */
export function valuesCarried(values: readonly BrandValue[], number: number): BrandValue[] {
  const own = [number, toDigit(number)];
  return values.filter((value) => numbersOfValue[value].some((one) => own.includes(one)));
}

/** 95 when the number carries at least half of the values, 75 when it carries one, else 55. */
export function valuesScore(values: readonly BrandValue[], number: number): number {
  const carried = valuesCarried(values, number).length;
  return carried === 0 ? 55 : 2 * carried >= values.length ? 95 : 75;
}
