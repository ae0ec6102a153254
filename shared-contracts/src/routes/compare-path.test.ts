import { expect, test } from '@jest/globals';
import { comparedIds, comparePath } from './compare-path.ts';

test('an address lists the programmes in their order', () => {
  expect(comparePath([7, 9, 3])).toBe('/compare?ids=7,9,3');
  expect(comparePath([])).toBe('/compare');
  expect(comparedIds('/compare?ids=7,9,3')).toEqual({ ids: [7, 9, 3], isRepaired: false });
});

test.each([
  ['/compare', [], false],
  ['/compare?ids=', [], false],
  ['/compare?ids=7', [7], false],
  ['/compare?x=1&ids=7%2C9#top', [7, 9], false],
  ['/compare?ids=7,7,9', [7, 9], true],
  ['/compare?ids=1,2,3,4,5', [1, 2, 3, 4], true],
  ['/compare?ids=0,9,2147483647,2147483648', [9, 2147483647], true],
  ['/compare?ids=seven,9,-1,1.5,99999999999999999', [9], true],
])('reads %s', (location, ids, isRepaired) => {
  expect(comparedIds(location)).toEqual({ ids, isRepaired });
});
