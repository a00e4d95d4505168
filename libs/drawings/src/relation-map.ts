import { onCircle, type Point, pair, round } from './geometry.ts';
import { clipped, label, numeral } from './lettering.ts';
import { type DrawingNode, element, group, picture } from './node.ts';
import { listInWords } from './number-words.ts';
import { type DrawingOptions, hueOf, type Palette, themePalette } from './palette.ts';
import { type Relation, relationStyle, relations } from './relation.ts';

export interface MapPerson {
  readonly name: string;
  readonly number: number;
}

export interface MapPair {
  /** Positions in `people`. */
  readonly first: number;
  readonly second: number;
  readonly relation: Relation;
}

export interface RelationMapInput {
  readonly people: readonly MapPerson[];
  readonly pairs: readonly MapPair[];
}

const mapCenter = { x: 280, y: 236 };
/** Up to this many people each line carries its word; beyond, the legend alone does. */
const wordedPeople = 5;

/** People as nodes; each pair's line has the colour, the dash and the word of its relation. */
export function drawRelationMap({ people, pairs }: RelationMapInput, options: DrawingOptions = {}): DrawingNode {
  const palette = options.palette ?? themePalette;
  const places = people.map((_person, index) => onCircle(mapCenter, 178, index / Math.max(people.length, 1)));
  const known = pairs.flatMap((item) => {
    const from = places[item.first];
    const to = places[item.second];
    return from && to ? [{ item, from, to }] : [];
  });
  const used = relations.filter((relation) => pairs.some((item) => item.relation === relation));
  const worded = people.length <= wordedPeople;
  return picture(
    { title: mapTitle(people, pairs, palette), width: 560, height: 500 + Math.ceil(used.length / 3) * 20 },
    [
      ...known.map(({ item, from, to }) => line(item.relation, from, to, palette)),
      ...(worded ? words(known, palette) : []),
      ...people.map((person, index) => node(person, places[index] ?? mapCenter, palette)),
      ...used.map((relation, index) =>
        legend(relation, 40 + (index % 3) * 175, 506 + Math.floor(index / 3) * 20, palette),
      ),
    ],
  );
}

function mapTitle(people: readonly MapPerson[], pairs: readonly MapPair[], palette: Palette): string {
  const said = pairs.flatMap((item) => {
    const first = people[item.first];
    const second = people[item.second];
    if (!first || !second) return [];
    return [`${first.name} e ${second.name} ${relationStyle(item.relation, palette).word}`];
  });
  return `Mapa de relações entre ${listInWords(people.map((person) => person.name))}: ${said.join('; ')}`;
}

function line(relation: Relation, from: Point, to: Point, palette: Palette): DrawingNode {
  const style = relationStyle(relation, palette);
  return element('path', {
    d: `M${pair(from)}L${pair(to)}`,
    fill: 'none',
    stroke: style.colour,
    'stroke-width': style.width,
    ...(style.dash ? { 'stroke-dasharray': style.dash } : {}),
    'stroke-linecap': 'round',
  });
}

interface Placed {
  readonly item: MapPair;
  readonly from: Point;
  readonly to: Point;
}

const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.72];

/** Each word sits on its line at the place, nearest the middle, that overlaps the words before it least. */
function words(pairs: readonly Placed[], palette: Palette): readonly DrawingNode[] {
  const taken: { center: Point; half: number }[] = [];
  return pairs.map(({ item, from, to }) => {
    const half = wordOf(item, palette).length * 2.9 + 7;
    const overlap = (center: Point): number =>
      taken.reduce((sum, other) => {
        const width = Math.max(0, half + other.half + 4 - Math.abs(center.x - other.center.x));
        const height = Math.max(0, 22 - Math.abs(center.y - other.center.y));
        return sum + width * height;
      }, 0);
    const places = shares.map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
    const center = places.reduce((best, place) => (overlap(place) < overlap(best) ? place : best));
    taken.push({ center, half });
    return word(item, center, half, palette);
  });
}

function wordOf(item: MapPair, palette: Palette): string {
  return relationStyle(item.relation, palette).word;
}

function word(item: MapPair, { x, y }: Point, half: number, palette: Palette): DrawingNode {
  const { colour } = relationStyle(item.relation, palette);
  return group({}, [
    element('rect', {
      x: round(x - half),
      y: round(y - 9),
      width: round(half * 2),
      height: 18,
      rx: 9,
      fill: palette.surface,
      stroke: colour,
      'stroke-width': 0.8,
    }),
    label(wordOf(item, palette), x, y + 3.8, { size: 10.5, weight: 600, fill: colour, anchor: 'middle' }, palette),
  ]);
}

function node(person: MapPerson, place: Point, palette: Palette): DrawingNode {
  const hue = hueOf(person.number, palette);
  return group({}, [
    element('circle', {
      cx: round(place.x),
      cy: round(place.y),
      r: 24,
      fill: palette.surface,
      stroke: hue,
      'stroke-width': 1.4,
    }),
    numeral(String(person.number), place.x, place.y + 8.5, { size: 25, fill: hue, anchor: 'middle' }, palette),
    label(
      clipped(person.name, 18),
      place.x,
      place.y < mapCenter.y ? place.y - 32 : place.y + 41,
      { size: 12.5, weight: 600, fill: palette.foreground, anchor: 'middle' },
      palette,
    ),
  ]);
}

function legend(relation: Relation, x: number, y: number, palette: Palette): DrawingNode {
  const style = relationStyle(relation, palette);
  return group({}, [
    element('path', {
      d: `M${x} ${y - 4}h32`,
      fill: 'none',
      stroke: style.colour,
      'stroke-width': style.width,
      ...(style.dash ? { 'stroke-dasharray': style.dash } : {}),
    }),
    label(style.word, x + 40, y, { size: 12, fill: palette.foreground }, palette),
  ]);
}
