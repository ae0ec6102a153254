import { expect, test } from '@jest/globals';
import codes from 'i18n-iso-countries/codes.json';
import { COUNTRY_CODES } from './country-codes.ts';

test('has every country of the standard', () => {
  expect(COUNTRY_CODES).toEqual(codes.map(([code]) => code).toSorted());
});
