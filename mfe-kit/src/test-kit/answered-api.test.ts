import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTestHost } from './test-host.ts';

let errorLog: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errorLog = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => errorLog.mockRestore());

const lacking = [{ idChapter: 1 }] as never;

test('a response that lacks fields is rejected, recorded and printed, with the call and the field', async () => {
  const { api, apiProblems } = createTestHost({ api: { getFaqsChapters: () => Promise.resolve(lacking) } });
  await expect(api.getFaqsChapters()).rejects.toThrow(TypeError);
  expect(apiProblems).toEqual([
    expect.stringMatching(/'getFaqsChapters' does not fit: '0\.\w+': Invalid input/),
  ]);
  expect(errorLog).toHaveBeenCalledWith(`API: ${apiProblems[0]}`);
});

test('records a call that the server would refuse, but no requested failure or missing response', async () => {
  const { api, apiProblems } = createTestHost({
    api: { getFaqsChapters: () => Promise.reject(new Error('No.')) },
  });
  await expect(api.getFaqsChapters()).rejects.toThrow('No.');
  await expect(api.getSavedSearches()).rejects.toThrow("does not answer the call 'getSavedSearches'");
  expect(apiProblems).toEqual([]);
  await expect(api.getAdvancedSearchPrograms({ body: { resultsPerPage: 0 } })).rejects.toThrow(TypeError);
  expect(apiProblems).toEqual([expect.stringContaining("'resultsPerPage': ")]);
});

test('an API can be printed and compared like any other value', async () => {
  const { api, apiProblems } = createTestHost();
  expect({ api }).toEqual({ api });
  expect(await Promise.resolve(api)).toBe(api);
  expect(apiProblems).toEqual([]);
});
