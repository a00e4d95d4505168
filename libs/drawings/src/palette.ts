/** Colours and typefaces of a drawing. Screens use the CSS custom properties, PDF and shared pictures fixed values. */

export const colouredNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;
export type ColouredNumber = (typeof colouredNumbers)[number];

export interface Palette {
  readonly numbers: Readonly<Record<ColouredNumber, string>>;
  readonly background: string;
  readonly surface: string;
  readonly surfaceSecondary: string;
  readonly foreground: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly gold: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly displayFont: string;
  readonly textFont: string;
}

export interface DrawingOptions {
  readonly palette?: Palette;
}

/** Follows the page's theme: every colour is one of its custom properties. */
export const themePalette: Palette = {
  numbers: {
    1: 'var(--num-1)',
    2: 'var(--num-2)',
    3: 'var(--num-3)',
    4: 'var(--num-4)',
    5: 'var(--num-5)',
    6: 'var(--num-6)',
    7: 'var(--num-7)',
    8: 'var(--num-8)',
    9: 'var(--num-9)',
    11: 'var(--num-11)',
    22: 'var(--num-22)',
    33: 'var(--num-33)',
  },
  background: 'var(--background)',
  surface: 'var(--surface)',
  surfaceSecondary: 'var(--surface-secondary)',
  foreground: 'var(--foreground)',
  muted: 'var(--muted)',
  border: 'var(--border)',
  accent: 'var(--accent)',
  gold: 'var(--gold)',
  success: 'var(--success)',
  warning: 'var(--warning)',
  danger: 'var(--danger)',
  displayFont: 'var(--font-numeral)',
  textFont: 'var(--font-sans)',
};

/** "Pergaminho": fixed light colours. */
export const lightPalette: Palette = {
  numbers: {
    1: '#a03f3c',
    2: '#3e5fad',
    3: '#855b00',
    4: '#357426',
    5: '#007296',
    6: '#973f6e',
    7: '#6a51a4',
    8: '#994a00',
    9: '#007950',
    11: '#7a4b9a',
    22: '#696800',
    33: '#00787a',
  },
  background: '#fbf8f2',
  surface: '#ffffff',
  surfaceSecondary: '#f3ede1',
  foreground: '#1b1733',
  muted: '#5b5573',
  border: '#ddd5c6',
  accent: '#5536c0',
  gold: '#8a5a0b',
  success: '#17734a',
  warning: '#8f5300',
  danger: '#b3261e',
  displayFont: 'Marcellus, Georgia, serif',
  textFont: "'Figtree Variable', Figtree, system-ui, sans-serif",
};

/** "Noite": fixed dark colours. */
export const darkPalette: Palette = {
  numbers: {
    1: '#ffa8a0',
    2: '#a1c3ff',
    3: '#e5bf6d',
    4: '#9ed691',
    5: '#67d5f5',
    6: '#faa6ce',
    7: '#c9b6ff',
    8: '#fcb17e',
    9: '#79dbb2',
    11: '#dab0fa',
    22: '#c8cb74',
    33: '#5edada',
  },
  background: '#0f0d20',
  surface: '#191632',
  surfaceSecondary: '#221e40',
  foreground: '#f5f0e6',
  muted: '#b5aecb',
  border: '#322d55',
  accent: '#bba7ff',
  gold: '#e9c46a',
  success: '#6bd49c',
  warning: '#f2b75a',
  danger: '#ff9189',
  displayFont: 'Marcellus, Georgia, serif',
  textFont: "'Figtree Variable', Figtree, system-ui, sans-serif",
};

/** The number's own hue: its own entry, else that of its digit sum (10 → 1, 31 → 4); 0 is neutral. */
export function hueOf(number: number, palette: Palette): string {
  const own = colouredNumbers.find((candidate) => candidate === number);
  if (own !== undefined) return palette.numbers[own];
  const digit = Math.abs(Math.trunc(number)) % 9 || 9;
  const reduced = colouredNumbers.find((candidate) => candidate === digit);
  return number === 0 || reduced === undefined ? palette.muted : palette.numbers[reduced];
}
