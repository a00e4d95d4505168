import { type Point, round } from './geometry.ts';
import { clipped, label, numeral, plate } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { inWords, listInWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';

export interface Sphere {
  readonly number: number;
  readonly name: string;
  readonly meaning: string;
  readonly place: Point;
}

/** The ten spheres from above to below, right pillar = mercy, left pillar = severity. */
export const spheres: readonly Sphere[] = [
  { number: 1, name: 'Kether', meaning: 'Coroa', place: { x: 160, y: 40 } },
  { number: 2, name: 'Chokmah', meaning: 'Sabedoria', place: { x: 250, y: 92 } },
  { number: 3, name: 'Binah', meaning: 'Entendimento', place: { x: 70, y: 92 } },
  { number: 4, name: 'Chesed', meaning: 'Misericórdia', place: { x: 250, y: 196 } },
  { number: 5, name: 'Geburah', meaning: 'Severidade', place: { x: 70, y: 196 } },
  { number: 6, name: 'Tiphereth', meaning: 'Beleza', place: { x: 160, y: 248 } },
  { number: 7, name: 'Netzach', meaning: 'Vitória', place: { x: 250, y: 300 } },
  { number: 8, name: 'Hod', meaning: 'Esplendor', place: { x: 70, y: 300 } },
  { number: 9, name: 'Yesod', meaning: 'Fundamento', place: { x: 160, y: 352 } },
  { number: 10, name: 'Malkuth', meaning: 'Reino', place: { x: 160, y: 440 } },
];

/** The twenty-two paths of the traditional diagram. */
export const treePaths: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [1, 6],
  [2, 3],
  [2, 4],
  [2, 6],
  [3, 5],
  [3, 6],
  [4, 5],
  [4, 6],
  [4, 7],
  [5, 6],
  [5, 8],
  [6, 7],
  [6, 8],
  [6, 9],
  [7, 8],
  [7, 9],
  [7, 10],
  [8, 9],
  [8, 10],
  [9, 10],
];

export interface SphereLight {
  /** A number of the person: 1 to 9, 11 or 22; masters light the sphere of their digit sum. */
  readonly number: number;
  /** What the number is: "Destino". */
  readonly label: string;
}

export interface TreeInput {
  readonly lights: readonly SphereLight[];
  /** Writes the spheres' names beside them. */
  readonly named?: boolean;
}

/** Árvore da Vida: ten spheres, twenty-two paths; the person's numbers light spheres and the paths between them. */
export function drawTreeOfLife({ lights, named = true }: TreeInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const lit = new Map<number, SphereLight[]>();
  for (const light of lights) {
    const sphere = sphereOf(light.number);
    if (sphere) lit.set(sphere, [...(lit.get(sphere) ?? []), light]);
  }
  const shift = named ? 60 : 0;
  return picture({ title: treeTitle(lights), width: 320 + 2 * shift, height: 482 }, [
    group(shift === 0 ? {} : { transform: `translate(${shift} 0)` }, [
      ...treePaths.map(([from, to]) => pathLine(from, to, lit.has(from) && lit.has(to), palette)),
      ...spheres.flatMap((sphere) => sphereNodes(sphere, lit.get(sphere.number) ?? [], named, palette)),
    ]),
  ]);
}

/** The sphere that a number lights: 1–10 its own, others that of their digit sum; none for 0. */
export function sphereOf(number: number): number | undefined {
  if (!Number.isInteger(number) || number < 1) return undefined;
  return number <= 10 ? number : number % 9 || 9;
}

function treeTitle(lights: readonly SphereLight[]): string {
  if (lights.length === 0) return 'Árvore da Vida: dez esferas e vinte e dois caminhos';
  return `Árvore da Vida com as esferas acesas por ${listInWords(
    lights.map((light) => `${light.label} ${inWords(light.number)}`),
  )}`;
}

function placeOf(number: number): Point {
  return spheres.find((sphere) => sphere.number === number)?.place ?? { x: 0, y: 0 };
}

function pathLine(from: number, to: number, lit: boolean, palette: Palette): DrawingNode {
  const a = placeOf(from);
  const b = placeOf(to);
  return element('path', {
    d: `M${a.x} ${a.y}L${b.x} ${b.y}`,
    fill: 'none',
    stroke: palette.gold,
    'stroke-width': lit ? 1.8 : 0.6,
    'stroke-opacity': lit ? 0.9 : 0.55,
  });
}

function sphereNodes(
  sphere: Sphere,
  lights: readonly SphereLight[],
  named: boolean,
  palette: Palette,
): readonly DrawingNode[] {
  const { x, y } = sphere.place;
  const first = lights[0];
  const hue = first ? hueOf(first.number, palette) : palette.gold;
  const halo = first
    ? [
        element('circle', { cx: x, cy: y, r: 27, fill: hue, 'fill-opacity': 0.14 }),
        element('circle', { cx: x, cy: y, r: 27, fill: 'none', stroke: hue, 'stroke-width': 0.6 }),
      ]
    : [];
  const written = first
    ? lights.map((light) => light.number).filter((n, i, all) => all.indexOf(n) === i)
    : [sphere.number];
  const text = written.join('·');
  return [
    element('circle', { cx: x, cy: y, r: first ? 27 : 20, fill: palette.background }),
    ...halo,
    element('circle', {
      cx: x,
      cy: y,
      r: 20,
      fill: first ? hue : palette.background,
      stroke: hue,
      'stroke-width': 1,
    }),
    numeral(
      text,
      x,
      round(y + (text.length > 2 ? 5.6 : 7)),
      { size: text.length > 2 ? 16 : 20, fill: first ? palette.background : palette.gold, anchor: 'middle' },
      palette,
    ),
    ...(named ? sphereNames(sphere, lights, palette) : []),
  ];
}

/** Characters that fit between a sphere of the left pillar and the edge. */
const charactersOfLine = 18;

/** Labels in lines that fit beside a sphere: “Motivação,” “Impressão, Missão”. */
function linesOf(labels: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, word] of labels.entries()) {
    const written = index < labels.length - 1 ? `${word},` : word;
    const joined = `${lines.at(-1) ?? ''} ${written}`;
    if (lines.length > 0 && joined.length <= charactersOfLine) lines[lines.length - 1] = joined;
    else lines.push(clipped(written, charactersOfLine));
  }
  return lines;
}

function sphereNames(sphere: Sphere, lights: readonly SphereLight[], palette: Palette): readonly DrawingNode[] {
  const { x, y } = sphere.place;
  const side = x < 160 ? -1 : 1;
  const anchor = side < 0 ? 'end' : 'start';
  // The middle pillar's names stand to the right, above the lines that leave there.
  const at = x + side * 33;
  const base = x === 160 ? y - 9 : y + 1;
  const lines = lights.length > 0 ? linesOf(lights.map((light) => light.label)) : [sphere.meaning];
  const nameStyle = { size: 12.5, weight: 600, fill: palette.foreground, anchor } as const;
  const meaningStyle = { size: 11, fill: palette.muted, anchor } as const;
  return [
    plate(sphere.name, at, base, nameStyle, palette.background),
    ...lines.map((line, index) => plate(line, at, base + 14 * (index + 1), meaningStyle, palette.background)),
    label(sphere.name, at, base, nameStyle, palette),
    ...lines.map((line, index) => label(line, at, base + 14 * (index + 1), meaningStyle, palette)),
  ];
}
