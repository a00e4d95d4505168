import { letterGrid } from '@sefira/numerology/letter-grid';
import { reductionOf } from '@sefira/numerology/reduction';
import type { ToolFact } from '../tool-fact.ts';

const masters = [11, 22];

/** The number of an address, a plate or a telephone: digits and letters added, stopping at 11 and 22. No part of a map. */
export function addUpItem(text: string) {
  const digits = [...text].filter((character) => /\d/u.test(character)).map(Number);
  const letters = letterGrid(text).cells.flatMap(({ text: letter, value }) =>
    value === null ? [] : [{ letter, value }],
  );
  const parts = [...letters.map(({ letter, value }) => `${letter.toUpperCase()}=${value}`), ...digits.map(String)];
  const sum = [...letters.map(({ value }) => value), ...digits].reduce((total, value) => total + value, 0);
  const steps = reductionOf(sum, masters);
  const number = steps.at(-1) ?? sum;
  const facts: ToolFact[] = [{ label: 'Número', of: text, value: number }];
  return {
    tool: 'somar_numero',
    number,
    steps: [parts.join(' + '), ...steps.map(String)],
    facts,
    card: null,
    sources: [],
  };
}
