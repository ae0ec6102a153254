import { expect, test } from '@jest/globals';
import { routePath, savedSearchLaunchPath } from './routes.ts';

test('an address is made from a route and its parameters, encoded', () => {
  expect(routePath('home')).toBe('/');
  expect(routePath('card', { id: 12 })).toBe('/card/12');
  expect(routePath('unsubscribe', { idLetter: 'a/b', idUser: '7 8' })).toBe('/unSubscribe/a%2Fb/7%208');
});

test('a link without its parameter is an error, not a link to "undefined"', () => {
  expect(() => routePath('card', {} as { id: number })).toThrow("needs a value for 'id'");
});

test('a saved search has an address that runs it', () => {
  expect(savedSearchLaunchPath(7)).toBe('/savedSearches?launch=7');
});
