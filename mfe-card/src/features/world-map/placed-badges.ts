import type { Point } from './atlas.ts';
import type { MapPlace } from './map-place.ts';

/** Radius of a badge with a number, in pixels. */
export const BADGE_RADIUS = 10;
/** Badges closer than this would hide each other's numbers. */
const APART = 1.7 * BADGE_RADIUS;

interface PlacedBadge {
  readonly place: MapPlace;
  readonly at: Point;
  /** Without room for its number beside an earlier one: drawn as a dot until the reader zooms in. */
  readonly isDot: boolean;
}

interface Options {
  /** Position of a country in the picture; null if the map does not show it. */
  readonly pointOf: (code: string) => Point | null;
  /** The country that is pointed at keeps its number. */
  readonly activeCode: string | null;
}

/** The badges of the places, in the same order. Of badges too close for all their numbers, the most important has one. */
export function placedBadges(
  places: readonly MapPlace[],
  { pointOf, activeCode }: Options,
): readonly PlacedBadge[] {
  const weight = ({ code, isOrigin }: MapPlace) => (code === activeCode ? 2 : isOrigin ? 1 : 0);
  const placed = places.flatMap((place) => {
    const at = pointOf(place.code);
    return at === null ? [] : [{ place, at }];
  });
  const numbered = new Map<MapPlace, Point>();
  for (const { place, at } of placed.toSorted((a, b) => weight(b.place) - weight(a.place))) {
    const isNear = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y) < APART;
    if (![...numbered.values()].some(isNear)) numbered.set(place, at);
  }
  return placed.map(({ place, at }) => ({ place, at, isDot: !numbered.has(place) }));
}
