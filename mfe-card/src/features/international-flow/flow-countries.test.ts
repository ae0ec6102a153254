import { expect, test } from '@jest/globals';
import { flowCountries } from './flow-countries.ts';
import { inSingapore, inSpain, launch } from './testing/launch.ts';

test('numbers countries in the order of their first launch', () => {
  const countries = flowCountries([launch(inSpain), launch(), launch(inSpain), launch(inSingapore)]);
  expect(countries.map(({ code, number, launches }) => [code, number, launches.length])).toEqual([
    ['ES', 1, 2],
    ['FR', 2, 1],
    ['SG', 3, 1],
  ]);
});

test('comes from the country of the first original, and from nowhere without one', () => {
  const originsOf = (launches: Parameters<typeof flowCountries>[0]) =>
    flowCountries(launches)
      .filter(({ isOrigin }) => isOrigin)
      .map(({ code }) => code);
  expect(originsOf([launch(), launch({ ...inSpain, formatType: 'Original' })])).toEqual(['ES']);
  expect(originsOf([launch(), launch(inSpain)])).toEqual([]);
});

test('leaves out launches without a country', () => {
  expect(flowCountries([launch({ countryCode: null, country: null, idCountry: null })])).toEqual([]);
});
