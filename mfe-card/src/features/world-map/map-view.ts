import { WORLD, type Point } from './atlas.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The position of the world's plane in a picture: a point is drawn at `k` times its position, moved by `x` and `y`. */
export interface MapView {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** How far a reader can zoom in, in relation to the whole world. */
const CLOSEST = 14;
/** Maximum initial zoom, at which a single country is shown with its neighbours. */
const CLOSEST_START = 5;
/** Room around the countries shown at the start, in pixels. */
const MARGIN = 44;
/** From the middle of a badge to the edge of its focus ring, in pixels. */
const BADGE_ROOM = 24;

/** The position of a point of the world's plane in the picture. */
export const inView = ({ k, x, y }: MapView, point: Point): Point => ({
  x: point.x * k + x,
  y: point.y * k + y,
});

/** Whether the picture shows a whole badge at this position. */
export const hasRoomFor = ({ x, y }: Point, { width, height }: Size): boolean =>
  Math.min(x, y, width - x, height - y) >= BADGE_ROOM;

/** The smallest and the largest zoom: from the whole world to a small country. */
export function zoomRange(size: Size): readonly [number, number] {
  const whole = Math.min(size.width / WORLD.width, size.height / WORLD.height);
  return [whole, whole * CLOSEST];
}

/** The offset on one axis. It centres the content, but shows nothing beyond the world's edge unless everything fits. */
function offset(middle: number, k: number, world: number, picture: number): number {
  const whole = world * k;
  if (whole <= picture) return (picture - whole) / 2;
  return Math.min(0, Math.max(picture - whole, picture / 2 - middle * k));
}

/** The view that shows all these points as large as possible; the whole world if there are none. */
export function viewOf(points: readonly Point[], size: Size): MapView {
  const [whole] = zoomRange(size);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] =
    points.length === 0
      ? [0, WORLD.width, 0, WORLD.height]
      : [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const roomFor = (length: number, picture: number) =>
    length === 0 ? Number.POSITIVE_INFINITY : Math.max(picture - 2 * MARGIN, picture / 2) / length;
  const fitting = Math.min(roomFor(right - left, size.width), roomFor(bottom - top, size.height));
  const k = Math.max(whole, Math.min(fitting, whole * CLOSEST_START));
  return {
    k,
    x: offset((left + right) / 2, k, WORLD.width, size.width),
    y: offset((top + bottom) / 2, k, WORLD.height, size.height),
  };
}
