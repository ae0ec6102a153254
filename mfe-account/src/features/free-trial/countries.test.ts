import { expect, test } from '@jest/globals';
import { countriesIn, englishNameOf } from './countries.ts';

test('lists every country once, in the language and its order', () => {
  const english = countriesIn('en');
  expect(english.length).toBeGreaterThan(240);
  expect(new Set(english.map(({ name }) => name)).size).toBe(english.length);
  expect(english[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(english.map(({ name }) => name).indexOf('Åland Islands')).toBeLessThan(5);
  const chinese = countriesIn('ch');
  expect(chinese).toContainEqual({ code: 'FR', name: '法国' });
  expect(chinese.filter(({ name }) => !/\p{Script=Han}/u.test(name))).toEqual([]);
});

test('names a country in English for the provider', () => {
  expect(['德国', ' Germany', 'Wales'].map(englishNameOf)).toEqual(['Germany', ' Germany', 'Wales']);
});
