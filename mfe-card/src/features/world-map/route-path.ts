import type { Point } from './atlas.ts';

/** Height of an arc in relation to its length. */
const BEND = 0.22;

/** An arc between two points of a picture that bends to the north. */
export function routePath(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Bends to the upper side, or to the left for a route due north.
  const side = dx >= 0 ? 1 : -1;
  const bend = { x: (from.x + to.x) / 2 + dy * BEND * side, y: (from.y + to.y) / 2 - dx * BEND * side };
  const at = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}
