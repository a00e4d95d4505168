import { type DrawingNode, element, picture } from '@sefira/drawings/node';
import { encode } from 'uqr';

/** A QR code as a vector. @throws Error for a text too long for one */
export function drawQrCode(text: string, title: string): DrawingNode {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return picture({ title, width: size, height: size }, [element('path', { d: squares.join(''), fill: '#000000' })]);
}
