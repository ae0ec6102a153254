import { expect, test } from '@jest/globals';
import { contractProblems, createTestHost } from '@airdex/mfe-kit/test-kit';
import * as page from './page.tsx';

test('the page keeps to the contract: it mounts, follows the language, and leaves nothing behind', async () => {
  const host = createTestHost({ api: { getFavoritesSavedSearches: async () => [] } });
  expect(await contractProblems(page, host)).toEqual([]);
});
