import { expect, test } from '@jest/globals';
import { matchesName } from './matches-name.ts';

test('matches a name by its start, ignoring case and outer spaces', () => {
  expect(matchesName('Crime in France', ' crime ')).toBe(true);
  expect(matchesName('French crime', 'crime')).toBe(false);
  expect(matchesName('法国犯罪剧', '法国')).toBe(true);
  expect(matchesName('anything', '  ')).toBe(true);
});
