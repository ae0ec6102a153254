import { expect, test } from '@jest/globals';
import type { MapPlace } from './map-place.ts';
import { placedBadges } from './placed-badges.ts';

const place = (code: string, fields: Partial<MapPlace> = {}): MapPlace => ({
  code,
  name: code,
  look: 1,
  number: 1,
  isOrigin: false,
  notes: [],
  ...fields,
});
const POINTS = new Map([
  ['BE', { x: 100, y: 100 }],
  ['NL', { x: 104, y: 96 }],
  ['AU', { x: 600, y: 300 }],
]);
const pointOf = (code: string) => POINTS.get(code) ?? null;
const dots = (places: readonly MapPlace[], activeCode: string | null = null) =>
  placedBadges(places, { pointOf, activeCode })
    .filter(({ isDot }) => isDot)
    .map(({ place: { code } }) => code);

test('the earlier of two near countries keeps its number', () => {
  expect(dots([place('BE'), place('NL'), place('AU')])).toEqual(['NL']);
  expect(dots([place('NL'), place('BE'), place('AU')])).toEqual(['BE']);
});

test('the country of origin keeps its number, and the one that is pointed at always does', () => {
  expect(dots([place('BE'), place('NL', { isOrigin: true })])).toEqual(['BE']);
  expect(dots([place('BE', { isOrigin: true }), place('NL')], 'NL')).toEqual(['BE']);
});

test('keeps the order, and leaves out what the map does not show', () => {
  const badges = placedBadges([place('BE'), place('??'), place('NL', { isOrigin: true })], {
    pointOf,
    activeCode: 'NL',
  });
  expect(badges.map(({ place: { code } }) => code)).toEqual(['BE', 'NL']);
});
