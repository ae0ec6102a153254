import { expect, test } from '@jest/globals';
import { COUNTRY_SHAPES, countryPoint, WORLD } from './atlas.ts';

/** Every country that has a name in CLDR and an assigned code in ISO 3166-1. */
const CODES = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const notCountries = ['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'];
  const former = [
    'AN',
    'BU',
    'CS',
    'DD',
    'DY',
    'FX',
    'HV',
    'NH',
    'NT',
    'RH',
    'SU',
    'TP',
    'UK',
    'VD',
    'YD',
    'YU',
    'ZR',
  ];
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => names.of(code) !== undefined)
    .filter((code) => ![...notCountries, ...former, 'AQ', 'TF'].includes(code));
})();

test('has the position of every country, large or small', () => {
  expect(CODES.length).toBeGreaterThan(240);
  expect(CODES.filter((code) => countryPoint(code) === null)).toEqual([]);
  for (const code of ['SG', 'HK', 'MT', 'XK', 'FR'])
    expect(countryPoint(code)).toEqual({ x: expect.any(Number), y: expect.any(Number) });
  for (const code of CODES) {
    const { x, y } = countryPoint(code) ?? { x: -1, y: -1 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WORLD.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(WORLD.height);
  }
});

test('places countries where they are', () => {
  const at = (code: string) => countryPoint(code) ?? { x: Number.NaN, y: Number.NaN };
  expect(at('US').x).toBeLessThan(at('FR').x);
  expect(at('FR').x).toBeLessThan(at('JP').x);
  expect(at('NO').y).toBeLessThan(at('BR').y);
  // Overseas parts do not count, so the middle of France is in France.
  expect(Math.hypot(at('FR').x - at('CH').x, at('FR').y - at('CH').y)).toBeLessThan(20);
  expect(countryPoint('AQ')).toBeNull();
  expect(countryPoint('??')).toBeNull();
});

test('draws each country once, and no shape across the whole map', () => {
  const codes = COUNTRY_SHAPES.flatMap(({ code }) => code ?? []);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['FR', 'CN', 'XK', 'RU', 'US']));
  for (const { path } of COUNTRY_SHAPES) expect(path).toMatch(/^M/);
});
