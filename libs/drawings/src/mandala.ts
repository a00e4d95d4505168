import { onCircle, type Point, round } from './geometry.ts';
import { label, numeral } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';
import { type WebDetail, webGroup, webPoints } from './web.ts';

export interface MandalaLetter {
  readonly letter: string;
  readonly value: number;
}

export interface MandalaInput {
  /** One list a word of the name. */
  readonly words: readonly (readonly MandalaLetter[])[];
  /** Null where the birth date is not known yet: the middle stays empty. */
  readonly destiny: number | null;
  readonly expression: number;
  readonly motivation: number;
  readonly impression: number;
  /** Said in the title; leave out where the name is private. */
  readonly name?: string;
  /** Also writes each letter beside its bead. */
  readonly lettered?: boolean;
  readonly detail?: WebDetail;
}

const sheetSize = 400;

/**
 * A person's mandala: ring of beads = letters (size and hue = value, a gap between words), outer web =
 * Expressão, inner web = Motivação, ticks = Impressão, numeral = Destino.
 */
export function drawMandala(input: MandalaInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const center = { x: sheetSize / 2, y: sheetSize / 2 };
  return picture({ title: mandalaTitle(input), width: sheetSize, height: sheetSize }, [
    mandalaGroup(input, center, sheetSize / 2, palette),
  ]);
}

/** What a mandala says, numbers in words. */
export function mandalaTitle(input: MandalaInput): string {
  const who = input.name ? `Mandala de ${input.name}` : 'Mandala pessoal';
  const destiny = input.destiny === null ? '' : `Destino ${inWords(input.destiny)}, `;
  return `${who}: ${destiny}Expressão ${inWords(input.expression)}, Motivação ${inWords(
    input.motivation,
  )}, Impressão ${inWords(input.impression)}`;
}

/**
 * The mandala without its frame, to stand inside another picture. Its layers have classes, so that each can move as a whole.
 * `radius` is that of the outermost ring.
 */
export function mandalaGroup(input: MandalaInput, center: Point, radius: number, palette: Palette): DrawingNode {
  const unit = radius / 200;
  const detail = input.detail ?? 'hero';
  const outer = 156 * unit;
  const inner = 86 * unit;
  const core = 43 * unit;
  const disc = (r: number, fill: string): DrawingNode =>
    element('circle', { cx: round(center.x), cy: round(center.y), r: round(r), fill });
  return group({}, [
    element('circle', {
      cx: round(center.x),
      cy: round(center.y),
      r: round(199 * unit),
      fill: 'none',
      stroke: palette.border,
      'stroke-width': round(0.8 * unit, 2),
    }),
    group({ class: 'mandala-beads' }, beadRing(input, center, unit, palette)),
    group({ class: 'mandala-outer' }, [
      webGroup(
        { number: input.expression, points: webPoints(input.expression, detail), center, radius: outer },
        hueOf(input.expression, palette),
        round(0.55 * unit, 2),
      ),
    ]),
    group({ class: 'mandala-inner' }, [
      disc(inner, palette.surface),
      webGroup(
        { number: input.motivation, points: webPoints(input.motivation, detail), center, radius: inner },
        hueOf(input.motivation, palette),
        round(0.5 * unit, 2),
      ),
    ]),
    group({ class: 'mandala-core' }, [
      disc(core, palette.surface),
      element('circle', {
        cx: round(center.x),
        cy: round(center.y),
        r: round(core),
        fill: 'none',
        stroke: palette.gold,
        'stroke-width': round(1.1 * unit, 2),
      }),
      ticks(input.impression, center, unit, palette),
      ...(input.destiny === null ? [] : [destinyNumeral(input.destiny, center, unit, palette)]),
    ]),
  ]);
}

function destinyNumeral(destiny: number, center: Point, unit: number, palette: Palette): DrawingNode {
  const size = (destiny > 9 ? 46 : 52) * unit;
  const style = { size, fill: hueOf(destiny, palette), anchor: 'middle' } as const;
  return numeral(String(destiny), center.x, center.y + 17.5 * unit, style, palette);
}

function beadRing(input: MandalaInput, center: Point, unit: number, palette: Palette): DrawingNode[] {
  const slots: (MandalaLetter | undefined)[] = input.words.flatMap((word) => [...word, undefined]);
  const ring = (input.lettered ? 172 : 178) * unit;
  const room = (2 * Math.PI * ring) / Math.max(slots.length, 1) / unit;
  const scale = Math.min(1, room / 19) * unit;
  // The gap after the last word is split evenly around the top, where the name begins.
  const turnOf = (index: number): number => (index + 1) / Math.max(slots.length, 1);
  return slots.flatMap((slot, index) => {
    if (!slot) return [];
    const place = onCircle(center, ring, turnOf(index));
    const bead = element('circle', {
      cx: round(place.x),
      cy: round(place.y),
      r: round((1.9 + slot.value * 0.82) * scale, 2),
      fill: hueOf(slot.value, palette),
    });
    if (!input.lettered) return [bead];
    const outside = onCircle(center, 188.5 * unit, turnOf(index));
    const size = Math.min(11, room * 0.8) * unit;
    return [
      bead,
      label(
        slot.letter,
        outside.x,
        outside.y + size * 0.35,
        { size, fill: palette.muted, anchor: 'middle', weight: 500 },
        palette,
      ),
    ];
  });
}

function ticks(impression: number, center: Point, unit: number, palette: Palette): DrawingNode {
  const count = Math.max(0, Math.min(99, Math.trunc(impression)));
  const path = Array.from({ length: count }, (_unused, index) => {
    const from = onCircle(center, 34.5 * unit, index / count);
    const to = onCircle(center, 39.5 * unit, index / count);
    return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  }).join('');
  return element('path', {
    d: path,
    fill: 'none',
    stroke: hueOf(impression, palette),
    'stroke-width': round(2 * unit, 2),
    'stroke-linecap': 'round',
  });
}
