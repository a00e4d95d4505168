import { onCircle, type Point, pair, polygonPath, round } from '../geometry.ts';
import { type DrawingNode, element, group, picture } from '../node.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from '../palette.ts';
import { webGroup, webPoints } from '../web.ts';

export type CoverMotif = 'web' | 'pair' | 'orbit' | 'steps' | 'triangle' | 'rays' | 'tree' | 'waves';

export interface ArticleCoverInput {
  /** The article's address: seeds the picture together with motif and numbers. */
  readonly slug: string;
  readonly motif: CoverMotif;
  /** One to three numbers; their webs and hues appear. */
  readonly numbers: readonly number[];
}

const sheetWidth = 640;
const sheetHeight = 336;

interface Scene {
  readonly numbers: readonly number[];
  readonly palette: Palette;
  /** The next of a row of numbers in [0, 1) that depends on the address alone. */
  readonly next: () => number;
}

/** The cover of an article: a composition of number webs, 640 × 336, without text, drawn alike on screen and in shared pictures. */
export function drawArticleCover(input: ArticleCoverInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const scene: Scene = { numbers: input.numbers, palette, next: sequence(input.slug) };
  return picture({ title: 'Ilustração do artigo', width: sheetWidth, height: sheetHeight }, [
    element('rect', { x: 0, y: 0, width: sheetWidth, height: sheetHeight, fill: palette.surfaceSecondary }),
    stars(scene),
    ...compositions[input.motif](scene),
  ]);
}

const compositions: Readonly<Record<CoverMotif, (scene: Scene) => readonly DrawingNode[]>> = {
  web: (scene) => {
    const side = scene.next() < 0.5 ? 0.36 : 0.64;
    return [
      web(scene, 0, { x: sheetWidth * side, y: sheetHeight * 0.52 }, 190 + scene.next() * 40),
      ...scene.numbers.slice(1).map((_number, index) => {
        const x = sheetWidth * (1 - side) + (scene.next() - 0.5) * 90;
        return web(scene, index + 1, { x, y: sheetHeight * (0.3 + index * 0.38) }, 52);
      }),
    ];
  },
  pair: (scene) => {
    const distance = 78 + scene.next() * 46;
    const tilt = (scene.next() - 0.5) * 70;
    return [
      web(scene, 0, { x: sheetWidth / 2 - distance, y: sheetHeight / 2 - tilt }, 138),
      web(scene, 1, { x: sheetWidth / 2 + distance, y: sheetHeight / 2 + tilt }, 138),
    ];
  },
  orbit: (scene) => {
    const center = { x: sheetWidth * (0.34 + scene.next() * 0.32), y: sheetHeight / 2 };
    const start = scene.next();
    const rings = [86, 128, 170].map((radius) => circle(center, radius, scene.palette.border));
    const planets = Array.from({ length: 9 }, (_unused, index) => {
      const radius = [86, 128, 170][index % 3] ?? 128;
      return dot(onCircle(center, radius, start + index / 9 + scene.next() * 0.05), 3 + (index % 4), hue(scene, index));
    });
    return [...rings, web(scene, 0, center, 62), ...planets];
  },
  steps: (scene) => {
    const count = 7;
    const rise = scene.next() < 0.5 ? 1 : -1;
    return Array.from({ length: count }, (_unused, index) => {
      const height = 60 + (rise > 0 ? index : count - 1 - index) * 34;
      const x = 60 + index * 76;
      const center = { x: x + 30, y: sheetHeight - height - 4 };
      return group({}, [
        element('rect', {
          x,
          y: sheetHeight - height,
          width: 60,
          height,
          fill: hue(scene, index),
          'fill-opacity': round(0.1 + scene.next() * 0.12, 2),
        }),
        web(scene, index, center, 26),
      ]);
    });
  },
  triangle: (scene) => {
    const rows = 9;
    const lean = Math.round(scene.next() * 2);
    const cells: DrawingNode[] = [];
    for (let row = 0; row < rows; row += 1) {
      for (let cell = 0; cell < rows - row; cell += 1) {
        const place = { x: sheetWidth / 2 + (cell - (rows - row - 1) / 2) * 46, y: 42 + row * 31 };
        cells.push(dot(place, (cell + row * lean) % 3 === 0 ? 9 : 5, hue(scene, cell + row)));
      }
    }
    const edge = [
      { x: sheetWidth / 2 - 214, y: 20 },
      { x: sheetWidth / 2 + 214, y: 20 },
      { x: sheetWidth / 2, y: sheetHeight - 12 },
    ];
    return [outline(edge, scene.palette.gold), ...cells];
  },
  rays: (scene) => {
    const center = { x: sheetWidth * (0.3 + scene.next() * 0.4), y: sheetHeight * 0.58 };
    const count = 48 + Math.round(scene.next() * 36);
    const path = Array.from({ length: count }, (_unused, index) => {
      const outer = 150 + (index % 4) * 34;
      return `M${pair(onCircle(center, 96, index / count))}L${pair(onCircle(center, outer, index / count))}`;
    }).join('');
    return [
      element('path', {
        d: path,
        fill: 'none',
        stroke: scene.palette.gold,
        'stroke-width': 0.8,
        'stroke-opacity': 0.7,
      }),
      web(scene, 0, center, 84),
    ];
  },
  tree: (scene) => {
    const spheres = treeSpheres(scene.next() * 30 - 15);
    const lines = treePaths
      .map(([from, to]) => `M${pair(spheres[from] ?? { x: 0, y: 0 })}L${pair(spheres[to] ?? { x: 0, y: 0 })}`)
      .join('');
    return [
      element('path', {
        d: lines,
        fill: 'none',
        stroke: scene.palette.gold,
        'stroke-width': 1,
        'stroke-opacity': 0.55,
      }),
      ...spheres.map((place, index) =>
        group({}, [dot(place, 20, scene.palette.surfaceSecondary), web(scene, index, place, 20)]),
      ),
    ];
  },
  waves: (scene) => {
    const phase = scene.next() * Math.PI * 2;
    const lines = Array.from({ length: 9 }, (_unused, line) => wave(line, phase, hue(scene, line)));
    return [...lines, web(scene, 0, { x: sheetWidth * (0.22 + scene.next() * 0.56), y: 104 }, 74)];
  },
};

/** Ten spheres of the Tree of Life, lying down: from left to right. */
function treeSpheres(tilt: number): Point[] {
  const middle = sheetHeight / 2;
  const row = (x: number, ys: readonly number[]): Point[] =>
    ys.map((y) => ({ x, y: middle + y + tilt * (x / sheetWidth) }));
  return [
    ...row(70, [0]),
    ...row(165, [-92, 92]),
    ...row(275, [-92, 92]),
    ...row(350, [0]),
    ...row(430, [-92, 92]),
    ...row(500, [0]),
    ...row(582, [0]),
  ];
}

const treePaths: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 5],
  [1, 2],
  [1, 3],
  [2, 4],
  [1, 5],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [3, 6],
  [4, 7],
  [5, 6],
  [5, 7],
  [5, 8],
  [6, 7],
  [6, 8],
  [7, 8],
  [6, 9],
  [7, 9],
  [8, 9],
];

function wave(line: number, phase: number, colour: string): DrawingNode {
  const points = Array.from({ length: 33 }, (_unused, step) => {
    const x = step * 20;
    const height = Math.sin(step / (3.2 + line * 0.18) + phase + line * 0.5) * (16 + line * 2);
    return pair({ x, y: 130 + line * 24 + height });
  });
  return element('path', {
    d: `M${points.join('L')}`,
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.2,
    'stroke-opacity': 0.6,
  });
}

function stars(scene: Scene): DrawingNode {
  const marks = Array.from({ length: 26 }, () => {
    const place = { x: scene.next() * sheetWidth, y: scene.next() * sheetHeight };
    return dot(place, 0.7 + scene.next() * 1.1, scene.palette.gold);
  });
  return group({ 'fill-opacity': 0.55 }, marks);
}

function web(scene: Scene, index: number, center: Point, radius: number): DrawingNode {
  const number = scene.numbers[index % scene.numbers.length] ?? 1;
  const detail = radius > 70 ? 'hero' : 'glyph';
  return webGroup({ number, points: webPoints(number, detail), center, radius }, hueOf(number, scene.palette), 0.6);
}

function hue(scene: Scene, index: number): string {
  return hueOf(scene.numbers[index % scene.numbers.length] ?? 1, scene.palette);
}

function dot({ x, y }: Point, radius: number, fill: string): DrawingNode {
  return element('circle', { cx: round(x), cy: round(y), r: round(radius), fill });
}

function circle({ x, y }: Point, radius: number, stroke: string): DrawingNode {
  return element('circle', { cx: round(x), cy: round(y), r: radius, fill: 'none', stroke, 'stroke-width': 1 });
}

function outline(points: readonly Point[], stroke: string): DrawingNode {
  return element('path', { d: polygonPath(points), fill: 'none', stroke, 'stroke-width': 1.2 });
}

/** Numbers in [0, 1) that follow from a text alone (FNV-1a, then mulberry32). */
function sequence(text: string): () => number {
  let state = 2_166_136_261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
