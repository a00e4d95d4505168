/** What a date is chosen for. */
export const occasions = ['wedding', 'opening', 'contract', 'travel', 'move', 'birth', 'launch'] as const;
export type Occasion = (typeof occasions)[number];

/** How far a number serves an occasion: it leads, helps, has another subject, or pulls the other way. */
export const fits = ['leads', 'helps', 'neutral', 'opposes'] as const;
export type Fit = (typeof fits)[number];

interface FitTable {
  readonly leads: readonly number[];
  readonly helps: readonly number[];
  readonly opposes: readonly number[];
}

/** The product's own table (docs/numerology.md section 8), composed from the meanings of section 5; a number that is not listed is neutral. */
const tables: Readonly<Record<Occasion, FitTable>> = {
  wedding: { leads: [2, 6], helps: [3, 4, 11, 22], opposes: [5, 7] },
  opening: { leads: [1, 8], helps: [3, 5, 22], opposes: [7, 9] },
  contract: { leads: [8, 22], helps: [2, 4, 6], opposes: [5, 9] },
  travel: { leads: [3, 5], helps: [1, 9], opposes: [4, 22] },
  move: { leads: [4, 6], helps: [1, 5, 22], opposes: [7, 9] },
  birth: { leads: [3, 6], helps: [1, 2, 11], opposes: [5, 8] },
  launch: { leads: [1, 3], helps: [5, 8, 11, 22], opposes: [4, 7] },
};

/** Numbers of days, months and years in the table: 33 (Pythagorean) is read as 6. */
export const datedNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22] as const;

export function inOccasionTable(number: number): number {
  return number === 33 ? 6 : number;
}

/** How far a personal or universal number serves an occasion. */
export function fitOf(occasion: Occasion, number: number): Fit {
  const { leads, helps, opposes } = tables[occasion];
  const known = inOccasionTable(number);
  if (leads.includes(known)) return 'leads';
  if (helps.includes(known)) return 'helps';
  return opposes.includes(known) ? 'opposes' : 'neutral';
}

const points: Readonly<Record<Fit, number>> = { leads: 100, helps: 75, neutral: 45, opposes: 10 };

export function pointsOf(occasion: Occasion, number: number): number {
  return points[fitOf(occasion, number)];
}
