import { clipped, label, numeral } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';
import { webGroup, webPoints } from './web.ts';

export interface CouplePerson {
  readonly name: string;
  /** The number compared (Missão in the harmonia conjugal). */
  readonly number: number;
}

export interface CoupleInput {
  readonly first: CouplePerson;
  readonly second: CouplePerson;
  /** The number of both together. */
  readonly together: number;
}

/** Two people: their webs laid over each other, the number of both in the common part. */
export function drawCouple(input: CoupleInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const title = `Teias de ${input.first.name}, número ${inWords(input.first.number)}, e ${input.second.name}, número ${inWords(
    input.second.number,
  )}, uma sobre a outra; juntas, número ${inWords(input.together)}`;
  return picture({ title, width: 560, height: 390 }, [
    // The layers have classes: on a screen the two webs meet, then their number appears.
    group({ class: 'couple-first' }, person(input.first, 205, palette)),
    group({ class: 'couple-second' }, person(input.second, 355, palette)),
    group({ class: 'couple-together' }, [
      element('circle', {
        cx: 280,
        cy: 165,
        r: 46,
        fill: palette.surface,
        stroke: palette.gold,
        'stroke-width': 1.1,
      }),
      numeral(
        String(input.together),
        280,
        172,
        { size: 38, fill: hueOf(input.together, palette), anchor: 'middle' },
        palette,
      ),
      label('juntos', 280, 191, { size: 12, weight: 600, fill: palette.gold, anchor: 'middle' }, palette),
    ]),
  ]);
}

function person(who: CouplePerson, x: number, palette: Palette): readonly DrawingNode[] {
  const hue = hueOf(who.number, palette);
  const side = x < 280 ? x - 60 : x + 60;
  return [
    webGroup(
      { number: who.number, points: webPoints(who.number, 'hero'), center: { x, y: 165 }, radius: 150 },
      hue,
      0.5,
    ),
    numeral(String(who.number), side, 352, { size: 32, fill: hue, anchor: 'middle' }, palette),
    label(
      clipped(who.name, 30),
      side,
      376,
      { size: 14, weight: 600, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
  ];
}
