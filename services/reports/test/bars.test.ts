import { toSVG } from 'bwip-js/node';
import { expect, it } from 'vitest';
import { barWidths, drawBars } from '../src/templates/printouts/bars.ts';

const boleto = '00193373700000001000500940144816060680935031';

/** Middle and width of each bar, from the left. */
interface Bar {
  readonly middle: number;
  readonly width: number;
}

it.each([boleto, '0123456789', '99', '84670000001435900240200240500024384221010811'])(
  'the bars of %s are those of another writer',
  (digits) => {
    expect(ours(digits)).toEqual(theirs(digits));
  },
);

it('refuses an odd number of digits and other characters', () => {
  expect(() => barWidths('123')).toThrow();
  expect(() => drawBars('12a4')).toThrow();
});

function ours(digits: string): Bar[] {
  let left = 0;
  return barWidths(digits).flatMap((width, index) => {
    const middle = left + width / 2;
    left += width;
    return index % 2 === 0 ? [{ middle, width }] : [];
  });
}

function theirs(digits: string): Bar[] {
  const svg = toSVG({ bcid: 'interleaved2of5', text: digits, scale: 1, height: 10 });
  const strokes = [...svg.matchAll(/stroke-width="(\d)" d="([^"]+)"/g)];
  const bars = strokes.flatMap(([, width, path = '']) =>
    [...path.matchAll(/M([\d.]+) /g)].map(([, middle]) => ({ middle: Number(middle), width: Number(width) })),
  );
  return bars.toSorted((one, other) => one.middle - other.middle);
}
