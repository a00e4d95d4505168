export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Rounded for markup: short text, no `-0`. */
export function round(value: number, decimals = 1): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** The point on a circle, `turn` in whole turns, 0 at the top, clockwise. */
export function onCircle(center: Point, radius: number, turn: number): Point {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}

/** `x y` for path data. */
export function pair(point: Point, decimals = 1): string {
  return `${round(point.x, decimals)} ${round(point.y, decimals)}`;
}

/** A closed path through the points. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map((point) => pair(point)).join('L')}Z`;
}

/** A ring sector (or a pie slice when `inner` is 0), turns clockwise from the top. */
export function sectorPath(center: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  const arc = `A${round(outer)} ${round(outer)} 0 ${large} 1 ${pair(onCircle(center, outer, to))}`;
  const back =
    inner === 0
      ? `L${pair(center)}`
      : `L${pair(onCircle(center, inner, to))}A${round(inner)} ${round(inner)} 0 ${large} 0 ${pair(onCircle(center, inner, from))}`;
  return `M${pair(onCircle(center, outer, from))}${arc}${back}Z`;
}
