import { round } from './geometry.ts';
import { clipped, label, numeral, plate } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { ageInWords, inWords, listInWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';

export interface Period {
  readonly number: number;
  /** Age in whole years at its start. */
  readonly fromAge: number;
  /** Age at its end; none = for life. */
  readonly toAge?: number;
}

export interface TimelineTrack {
  /** "Ciclos de vida". */
  readonly name: string;
  /** One period's name: "ciclo". */
  readonly unit: string;
  readonly periods: readonly Period[];
}

export interface TimelineInput {
  readonly birthYear: number;
  readonly tracks: readonly TimelineTrack[];
  /** Age today, for "você está aqui"; leave out for a company or a child name. */
  readonly age?: number;
}

const sheetWidth = 680;
const trackHeight = 62;
/** The map of a younger person is read by the adults around (Lei 8.069/1990, art. 2º). */
const childhoodEnds = 12;
/** Room for “você está aqui” above the name of the first track. */
const head = 54;
const foot = 34;

/** The life as a line: cycles, decisive moments and challenges with ages and calendar years, and where one stands today. */
export function drawTimeline(input: TimelineInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const horizon = horizonOf(input);
  const height = head + input.tracks.length * trackHeight + foot;
  const at = (age: number): number => 10 + (Math.min(Math.max(age, 0), horizon) / horizon) * (sheetWidth - 20);
  return picture({ title: timelineTitle(input), width: sheetWidth, height }, [
    ...(input.age === undefined ? [] : [hereLine(at(input.age), height, palette)]),
    ...input.tracks.map((track, index) =>
      trackGroup(track, head + index * trackHeight, input.birthYear, horizon, at, palette),
    ),
    ...axis(input.birthYear, horizon, height - foot + 4, at, palette),
    ...(input.age === undefined ? [] : here(at(input.age), input.age, input.tracks.length, palette)),
  ]);
}

/** The line ends where the last period has room, at least ten years from now. */
export function horizonOf({ tracks, age }: TimelineInput): number {
  const starts = tracks.flatMap((track) => track.periods.map((period) => period.fromAge));
  return Math.ceil(Math.max(80, (age ?? 0) + 10, ...starts.map((start) => start + 20)) / 10) * 10;
}

export function timelineTitle({ tracks, age, birthYear }: TimelineInput): string {
  const said = tracks.map(
    (track) => `${track.name}: ${listInWords(track.periods.map((period) => inWords(period.number)))}`,
  );
  const now = age === undefined ? '' : `; hoje, ${ageInWords(age)}`;
  return `Linha da vida desde ${birthYear}. ${said.join('; ')}${now}`;
}

function trackGroup(
  track: TimelineTrack,
  top: number,
  birthYear: number,
  horizon: number,
  at: (age: number) => number,
  palette: Palette,
): DrawingNode {
  const nameStyle = { size: 11.5, weight: 600, fill: palette.foreground };
  return group({}, [
    plate(track.name, 10, top + 11, nameStyle, palette.background),
    label(track.name, 10, top + 11, nameStyle, palette),
    ...track.periods.flatMap((period, index) => {
      const left = at(period.fromAge);
      const width = Math.max(0, at(period.toAge ?? horizon) - left);
      return periodNodes(period, `${index + 1}º ${track.unit}`, birthYear, { left, top, width }, palette);
    }),
  ]);
}

/** The first wording that fits; the last one cut where none does. */
function longestFitting(wordings: readonly string[], characters: number): string {
  return wordings.find(({ length }) => length <= characters) ?? clipped(wordings.at(-1) ?? '', characters);
}

function periodNodes(
  period: Period,
  name: string,
  birthYear: number,
  { left, top, width }: { left: number; top: number; width: number },
  palette: Palette,
): readonly DrawingNode[] {
  const hue = hueOf(period.number, palette);
  const box = {
    x: round(left + 1),
    y: top + 17,
    width: round(Math.max(0, width - 2)),
    height: 34,
    rx: 7,
  };
  const oneDigit = period.number === 0 ? 34 : 27;
  const numeralWidth = period.number > 9 ? 40 : oneDigit;
  const room = width - numeralWidth - 4;
  const from = birthYear + period.fromAge;
  const years = period.toAge === undefined ? `${from} em diante` : `${from}–${birthYear + period.toAge}`;
  const ages =
    period.toAge === undefined
      ? [`${period.fromAge} anos em diante`, `${period.fromAge} anos`]
      : [`${period.fromAge}–${period.toAge} anos`, `${period.fromAge}–${period.toAge}`];
  const size = room < 50 ? 8.2 : 9.5;
  const characters = Math.floor(room / (size * 0.54));
  return [
    element('rect', { ...box, fill: palette.background }),
    element('rect', { ...box, fill: hue, 'fill-opacity': 0.13, stroke: hue, 'stroke-width': 0.8 }),
    numeral(String(period.number), left + 9, top + 41.5, { size: 22, fill: hue }, palette),
    ...(characters < 6
      ? []
      : [
          label(
            longestFitting([`${name} · ${years}`, years, String(from)], characters),
            left + numeralWidth,
            top + 31.5,
            { size, weight: 600, fill: palette.foreground },
            palette,
          ),
          label(
            longestFitting(ages, characters + 1),
            left + numeralWidth,
            top + 44,
            { size: size - 0.4, fill: palette.muted },
            palette,
          ),
        ]),
  ];
}

function axis(
  birthYear: number,
  horizon: number,
  y: number,
  at: (age: number) => number,
  palette: Palette,
): readonly DrawingNode[] {
  const decades = Array.from({ length: horizon / 10 + 1 }, (_unused, index) => index * 10);
  return [
    element('path', {
      d: `M10 ${y}H${sheetWidth - 10}${decades.map((age) => `M${round(at(age))} ${y}v5`).join('')}`,
      fill: 'none',
      stroke: palette.muted,
      'stroke-width': 0.6,
    }),
    ...decades.map((age) =>
      label(
        String(birthYear + age),
        at(age),
        y + 16,
        { size: 9, fill: palette.muted, anchor: age === 0 ? 'start' : age === horizon ? 'end' : 'middle' },
        palette,
      ),
    ),
    ...decades.map((age) =>
      label(
        age === 0 ? 'nascimento' : `${age} anos`,
        at(age),
        y + 26,
        { size: 8, fill: palette.muted, anchor: age === 0 ? 'start' : age === horizon ? 'end' : 'middle' },
        palette,
      ),
    ),
  ];
}

function hereLine(x: number, height: number, palette: Palette): DrawingNode {
  return element('path', {
    d: `M${round(x)} 24V${height - foot + 4}`,
    fill: 'none',
    stroke: palette.accent,
    'stroke-width': 1.2,
    'stroke-dasharray': '3 2.5',
  });
}

function here(x: number, age: number, tracks: number, palette: Palette): readonly DrawingNode[] {
  const half = 68;
  const middle = Math.min(Math.max(x, half + 2), sheetWidth - half - 2);
  const style = { size: 10.5, weight: 600, fill: palette.surface, anchor: 'middle' } as const;
  return [
    ...Array.from({ length: tracks }, (_unused, index) =>
      element('circle', { cx: round(x), cy: head + index * trackHeight + 17, r: 3.4, fill: palette.accent }),
    ),
    element('rect', { x: round(middle - half), y: 3, width: half * 2, height: 21, rx: 10.5, fill: palette.accent }),
    label(
      `${age < childhoodEnds ? 'é agora' : 'você está aqui'} · ${age} ${age === 1 ? 'ano' : 'anos'}`,
      middle,
      17,
      style,
      palette,
    ),
  ];
}
