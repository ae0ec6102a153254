import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiFailure } from '@airdex/shared-contracts/api';
import { createFaultyApi } from './faulty-api.ts';

let errorLog: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errorLog = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => errorLog.mockRestore());

const card = (id: number) => ({ params: { id, forExport: false } });

test('gives the responses of the test, or plain ones, and records the calls', async () => {
  const { api, calls } = createFaultyApi({ getUnseenSharedPlaylistCount: () => Promise.resolve(3) });
  await expect(api.getUnseenSharedPlaylistCount()).resolves.toBe(3);
  await expect(api.getFaqsChapters()).resolves.toEqual([]);
  expect(calls.map(({ name }) => name)).toEqual(['getUnseenSharedPlaylistCount', 'getFaqsChapters']);
});

test('fails by endpoint until it recovers', async () => {
  const { api, fail, heal } = createFaultyApi();
  const refused = new ApiFailure('refused', 'No', { status: 500 });
  fail(['getFaqsChapters'], refused);
  await expect(api.getFaqsChapters()).rejects.toBe(refused);
  await expect(api.getSavedSearches()).resolves.toEqual([]);
  fail();
  await expect(api.getSavedSearches()).rejects.toMatchObject({ kind: 'unreachable' });
  heal();
  await expect(api.getFaqsChapters()).resolves.toEqual([]);
});

test('delays calls, and responds to the last one first on request', async () => {
  const { api, hold, release } = createFaultyApi();
  const answered: string[] = [];
  hold();
  const first = api.getFaqsChapters().then(() => answered.push('first'));
  const second = api.getSavedSearches().then(() => answered.push('second'));
  await Promise.resolve();
  expect(answered).toEqual([]);
  release('last-first');
  await Promise.all([first, second]);
  expect(answered).toEqual(['second', 'first']);
});

test('a waiting call that is aborted ends as in a browser', async () => {
  const { api, hold } = createFaultyApi();
  hold(['getFaqsChapters']);
  const aborting = new AbortController();
  const call = api.getFaqsChapters({ signal: aborting.signal });
  aborting.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('throws for a call that the server would refuse, and for a response that it could not send', async () => {
  const { api } = createFaultyApi({ getUnseenSharedPlaylistCount: () => Promise.resolve(0.5) });
  await expect(api.getCard(card(Number.NaN))).rejects.toThrow(/getCard/);
  await expect(api.getUnseenSharedPlaylistCount()).rejects.toThrow(/does not fit/);
});

test('records both, and calls of unknown functions, once each, but not failures that the test requests', async () => {
  const { api, problems, calls, fail, heal } = createFaultyApi({
    getUnseenSharedPlaylistCount: () => Promise.resolve(0.5),
    getSavedSearches: () => Promise.reject(new Error('No.')),
  });
  fail();
  await expect(api.getFaqsChapters()).rejects.toThrow();
  heal();
  await expect(api.getSavedSearches()).rejects.toThrow('No.');
  expect(problems).toEqual([]);
  const { searchPrograms } = api as unknown as Record<string, () => Promise<unknown>>;
  for (const call of [
    () => api.getCard(card(Number.NaN)),
    () => api.getCard(card(Number.NaN)),
    () => api.getUnseenSharedPlaylistCount(),
    () => searchPrograms?.(),
  ])
    await expect(call()).rejects.toThrow(TypeError);
  expect(problems).toEqual([
    expect.stringContaining("The params of 'getCard' do not fit: 'id': "),
    expect.stringContaining(
      "The test's answer to 'getUnseenSharedPlaylistCount' does not fit: Invalid input: ",
    ),
    expect.stringMatching(
      /The API has no function 'searchPrograms'\. Like it are: .*getAdvancedSearchPrograms/,
    ),
  ]);
  expect(errorLog.mock.calls.map(([line]) => line)).toEqual(problems.map((line) => `API: ${line}`));
  expect(calls).toHaveLength(5);
});
