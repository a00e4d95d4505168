import { numeral } from '../lettering.ts';
import { type DrawingNode, element, picture } from '../node.ts';
import { inWords } from '../number-words.ts';
import { type DrawingOptions, hueOf, themePalette } from '../palette.ts';
import { webGroup, webPoints } from '../web.ts';

export interface AvatarInput {
  /** One or two letters. */
  readonly initials: string;
  readonly expression: number;
  readonly destiny: number;
}

/** The default avatar: the web of the Expressão, the initials on the hue of the Destino. 96 units square, for a round mask. */
export function drawAvatar(input: AvatarInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const center = { x: 48, y: 48 };
  const hue = hueOf(input.destiny, palette);
  const initials = Array.from(new Intl.Segmenter('pt-BR').segment(input.initials), (part) => part.segment)
    .slice(0, 2)
    .join('');
  const title = `Avatar de ${initials}: Expressão ${inWords(input.expression)}, Destino ${inWords(input.destiny)}`;
  return picture({ title, width: 96, height: 96 }, [
    element('circle', { cx: 48, cy: 48, r: 48, fill: palette.surfaceSecondary }),
    webGroup(
      { number: input.expression, points: webPoints(input.expression, 'glyph'), center, radius: 46.5, decimals: 2 },
      hueOf(input.expression, palette),
      0.6,
    ),
    element('circle', { cx: 48, cy: 48, r: 26, fill: hue }),
    numeral(
      initials,
      48,
      57,
      { size: initials.length > 1 ? 24 : 28, fill: palette.background, anchor: 'middle' },
      palette,
    ),
  ]);
}
