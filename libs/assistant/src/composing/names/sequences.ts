import { negativeSequences, triangleRows } from '@sefira/numerology/triangles';
import type { Judged } from './judged.ts';

export interface SequenceOfName {
  readonly sequence: string;
  /** The letters that the first place of the sequence is summed from. */
  readonly letters: string;
  /** The row of the triangle, the letters themselves being the first. */
  readonly row: number;
}

/** The negative sequences of a name, each where it stands nearest to the letters. */
export function sequencesIn({ name, result }: Judged): SequenceOfName[] {
  const letters = [...name.normalize('NFC')].filter((one) => /\p{L}/u.test(one));
  const found = new Map<string, SequenceOfName>();
  for (const { sequence, row, letters: span } of negativeSequences(triangleRows(result.map.valoresLetras ?? []))) {
    if (found.has(sequence)) continue;
    const summed = letters.slice(span[0], span[1] + 1).join('');
    found.set(sequence, { sequence, letters: summed.toUpperCase(), row: row + 1 });
  }
  return [...found.values()].sort((one, other) => one.row - other.row);
}

/** The facts that sequences may be named by. */
export function sequenceFacts(all: readonly Judged[]) {
  return all.map((judged) => ({
    tool: 'buscar_grafias',
    facts: sequencesIn(judged).flatMap(({ sequence, row, letters }) => [
      { label: 'Sequências negativas', of: judged.name, value: sequence },
      { label: 'Linha do triângulo', of: judged.name, value: row },
      { label: 'Letras', of: judged.name, value: letters.length },
    ]),
    card: null,
    sources: [],
  }));
}
