import { onCircle, type Point, round, sectorPath } from './geometry.ts';
import { label } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';

export type Planet = 'Sol' | 'Lua' | 'Marte' | 'Mercúrio' | 'Júpiter' | 'Vênus' | 'Saturno';

export interface PlanetDay {
  /** "domingo". */
  readonly weekday: string;
  readonly planet: Planet;
  /** The personal number of that day. */
  readonly number: number;
  readonly today: boolean;
}

export interface PlanetWheelInput {
  /** Seven days, Sunday first. */
  readonly days: readonly PlanetDay[];
}

/** Each planet's sign in a box of 24 units round the origin, as strokes: no font has to carry it. */
const signs: Readonly<Record<Planet, string>> = {
  Sol: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  Lua: 'M3.5-9a9 9 0 1 0 0 18a11 11 0 0 1 0-18Z',
  Marte: 'M-9 3a6 6 0 1 0 12 0a6 6 0 1 0-12 0M1.5-1.5L9-9M3-9H9V-3',
  Mercúrio: 'M-5-2a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-5-11a5 4 0 0 0 10 0M0 3V11M-4 7H4',
  Júpiter: 'M-7-6a4.5 4.5 0 1 1 7 4Q-4 3-8 4H8M4-10V10',
  Vênus: 'M-5.5-4a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M0 1.5V11M-4 6.5H4',
  Saturno: 'M-6-8H3M-2-11V9M-2 0Q7-6 6 2Q5 6 4 8Q5 11 8 9',
};

const center = { x: 210, y: 210 };

/** The week as a wheel of the seven classical planets, today's sector lit. */
export function drawPlanetWheel({ days }: PlanetWheelInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const today = days.find((day) => day.today);
  const title = `Roda dos planetas da semana: ${days
    .map((day) => `${day.weekday}, ${day.planet}, número ${inWords(day.number)}${day.today ? ' (hoje)' : ''}`)
    .join('; ')}`;
  return picture({ title, width: 420, height: 420 }, [
    ...days.map((day, index) => sector(day, index, days.length, palette)),
    element('circle', {
      cx: center.x,
      cy: center.y,
      r: 62,
      fill: palette.surface,
      stroke: palette.gold,
      'stroke-width': 1.1,
    }),
    ...(today ? centre(today, palette) : []),
  ]);
}

function sector(day: PlanetDay, index: number, count: number, palette: Palette): DrawingNode {
  const from = (index - 0.5) / count;
  const to = (index + 0.5) / count;
  const middle = index / count;
  const hue = hueOf(day.number, palette);
  const sign = onCircle(center, 158, middle);
  const words = onCircle(center, 112, middle);
  return group({}, [
    element('path', {
      d: sectorPath(center, 62, 204, from, to),
      fill: day.today ? hue : palette.surface,
      'fill-opacity': day.today ? 0.16 : 1,
      stroke: day.today ? hue : palette.border,
      'stroke-width': day.today ? 1.4 : 0.8,
    }),
    planetSign(day.planet, sign, day.today ? hue : palette.gold, 1.35),
    label(
      day.planet,
      words.x,
      words.y + 2,
      { size: 13, weight: 600, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
    label(
      `${shortWeekday(day.weekday)} · ${day.number}`,
      words.x,
      words.y + 17,
      { size: 11.5, fill: palette.muted, anchor: 'middle' },
      palette,
    ),
  ]);
}

/** A planet's traditional sign as strokes. */
export function planetSign(planet: Planet, place: Point, colour: string, scale = 1): DrawingNode {
  return element('path', {
    d: signs[planet],
    transform: `translate(${round(place.x)} ${round(place.y)}) scale(${scale})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function centre(today: PlanetDay, palette: Palette): readonly DrawingNode[] {
  return [
    label('hoje', center.x, center.y - 28, { size: 11.5, fill: palette.muted, anchor: 'middle' }, palette),
    planetSign(today.planet, { x: center.x, y: center.y - 2 }, hueOf(today.number, palette), 1.2),
    label(
      today.planet,
      center.x,
      center.y + 32,
      { size: 15, weight: 600, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
  ];
}

function shortWeekday(weekday: string): string {
  return weekday.slice(0, 3);
}
