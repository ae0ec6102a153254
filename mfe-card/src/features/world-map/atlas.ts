import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import type { Feature, Geometry, Polygon } from 'geojson';
import codes from 'i18n-iso-countries/codes.json';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { COUNTRY_POINTS, type Coordinates } from './country-points.ts';

/** A point of the world's plane, or of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CountryShape {
  /** ISO 3166-1 alpha-2; null for areas without one. */
  readonly code: string | null;
  /** Outline on the world's plane. */
  readonly path: string;
}

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Width of the world's plane in pixels at zoom 1. */
const WIDTH = 960;
/** The parallels at which the plane ends. It excludes Antarctica, where no programme is launched. */
const NORTH = 84;
const SOUTH = -57;
const ANTARCTICA = 'AQ';
/** Degrees by which the map is turned, so that no country is cut at its edges. */
const EAST = 11;

const projection = geoEqualEarth().rotate([-EAST, 0]).fitWidth(WIDTH, { type: 'Sphere' });
const heightOf = (latitude: number) => projection([EAST, latitude])?.[1] ?? 0;
const [left, top] = projection.translate();
projection.translate([left, top - heightOf(NORTH)]);

/** Size of the world's plane at zoom 1. */
export const WORLD = { width: WIDTH, height: heightOf(SOUTH) } as const;

const alpha2 = new Map(codes.map(([code = '', , numeric = '']) => [numeric, code]));

/** The atlas has ISO's numeric ids. Kosovo and areas unknown to ISO have none. */
function codeOf({ id, properties }: Feature<Geometry, { name: string }>): string | null {
  if (properties.name === 'Kosovo') return 'XK';
  return id === undefined ? null : (alpha2.get(String(id)) ?? null);
}

/** The middle of a country's largest part, because that of the whole country may lie in the sea. */
function middleOf(geometry: Geometry): Coordinates | null {
  const parts: Polygon[] =
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
      : geometry.type === 'Polygon'
        ? [geometry]
        : [];
  const [largest] = parts.sort((a, b) => geoArea(b) - geoArea(a));
  return largest === undefined ? null : geoCentroid(largest);
}

const world = atlas as unknown as World;
const countries = feature(world, world.objects.countries).features.map((country) => ({
  code: codeOf(country),
  country,
}));
const outline = geoPath(projection);

/** The shapes of all countries but the smallest. */
export const COUNTRY_SHAPES: readonly CountryShape[] = countries
  .filter(({ code }) => code !== ANTARCTICA)
  .map(({ code, country }) => ({ code, path: outline(country) ?? '' }));

const coordinates = new Map<string, Coordinates>(Object.entries(COUNTRY_POINTS));
for (const { code, country } of countries) {
  const middle = code === ANTARCTICA ? null : middleOf(country.geometry);
  if (code !== null && middle !== null) coordinates.set(code, middle);
}

/** The position of a country on the world's plane; null for a code that the map does not show. */
export function countryPoint(code: string): Point | null {
  const at = coordinates.get(code);
  const projected = at === undefined ? null : projection([...at]);
  return projected === null ? null : { x: projected[0], y: projected[1] };
}
