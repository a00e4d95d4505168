import type { bandWords } from '../../../texts/analyses/results.ts';

export type Band = keyof typeof bandWords;

const tones = { green: 'success', yellow: 'gold', orange: 'warning', red: 'danger' } as const;

/** The badge's tone for a band of compatibility; always shown with the band's word. */
export function bandTone(band: Band): (typeof tones)[Band] {
  return tones[band];
}

/** 80 and above green, 60 yellow, 40 orange, else red. */
export function bandOf(percent: number): Band {
  if (percent >= 80) return 'green';
  if (percent >= 60) return 'yellow';
  return percent >= 40 ? 'orange' : 'red';
}

/** The names of the heat map's tints. */
export const heatBands = { green: 'high', yellow: 'good', orange: 'medium', red: 'low' } as const;
