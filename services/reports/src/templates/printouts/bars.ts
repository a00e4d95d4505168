import { type DrawingNode, element, picture } from '@sefira/drawings/node';

/** Interleaved 2 of 5 (ISO/IEC 16390): each digit is five elements, two of them wide. */
const elements = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const;
const wide = 3;

/** Widths of bars and gaps in turn, beginning with a bar. @throws Error for other than an even number of digits */
export function barWidths(digits: string): number[] {
  if (!/^(?:\d\d)+$/.test(digits)) throw new Error('interleaved 2 of 5 takes an even number of digits');
  const widths = [1, 1, 1, 1];
  for (let at = 0; at < digits.length; at += 2) {
    const bars = elements[Number(digits[at])] ?? '';
    const gaps = elements[Number(digits[at + 1])] ?? '';
    for (let index = 0; index < 5; index += 1) widths.push(width(bars[index]), width(gaps[index]));
  }
  return [...widths, wide, 1, 1];
}

/** The bars of a boleto as a vector, in the proportions of Febraban: 103 by 13 mm. */
export function drawBars(digits: string): DrawingNode {
  const widths = barWidths(digits);
  const bars: DrawingNode[] = [];
  let x = 0;
  for (const [index, size] of widths.entries()) {
    if (index % 2 === 0) bars.push(element('rect', { x, y: 0, width: size, height: 51, fill: '#000000' }));
    x += size;
  }
  return picture({ title: `Código de barras ${digits}`, width: x, height: 51 }, bars);
}

function width(mark: string | undefined): number {
  return mark === '1' ? wide : 1;
}
