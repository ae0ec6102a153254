import { describe, expect, test } from '@jest/globals';
import { routeNameOf } from './route-name.ts';

describe('the route of a path', () => {
  test.each([
    ['/', 'home'],
    ['/SavedSearches', 'savedSearches'],
    ['/savedsearches/', 'savedSearches'],
    ['/card/12', 'card'],
    ['/CARD-PDF/12', 'cardPdf'],
    ['/unsubscribe/a/b', 'unsubscribe'],
    ['/nowhere', null],
    ['/card', null],
    ['/card/12/more', null],
  ])('%s is %s', (path, name) => {
    expect(routeNameOf(path)).toBe(name);
  });
});
