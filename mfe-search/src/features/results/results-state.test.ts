import { expect, test } from '@jest/globals';
import { resultPage } from './programme-line.fixture.ts';
import {
  canLoadMore,
  NO_RESULTS_YET,
  pagesToReload,
  resultsReducer,
  type ResultsAction,
} from './results-state.ts';

const after = (...actions: ResultsAction[]) => actions.reduce(resultsReducer, NO_RESULTS_YET);
const firstOf = (count: number): ResultsAction => ({
  type: 'loaded',
  result: resultPage(1, Math.min(120, count), count),
  pages: 1,
});

test('[RES-07] loading stops when the loaded count equals the total', () => {
  const first = after(firstOf(130));
  expect(canLoadMore(first)).toBe(true);
  const second = resultsReducer(first, { type: 'loaded-more', result: resultPage(121, 130, null) });
  expect(second.programs).toHaveLength(130);
  expect(canLoadMore(second)).toBe(false);
});

test('[RES-07] scrolling does not request a page again that is under way or failed', () => {
  expect(canLoadMore(after(firstOf(500), { type: 'more-requested' }))).toBe(false);
  expect(canLoadMore(after(firstOf(500), { type: 'more-requested' }, { type: 'failed-more' }))).toBe(false);
});

test('scrolling requests nothing while rows reload, because the reload would be lost', () => {
  const reloading = after(firstOf(500), { type: 'reload-requested' });
  expect(reloading).toMatchObject({ status: 'ready', isReloading: true });
  expect(canLoadMore(reloading)).toBe(false);
  expect(canLoadMore(resultsReducer(reloading, firstOf(500)))).toBe(true);
});

test('[RES-08] a new search starts empty', () => {
  expect(after(firstOf(500), { type: 'new-search' })).toEqual(NO_RESULTS_YET);
});

test('a failure keeps the existing rows', () => {
  const failed = after(firstOf(500), { type: 'reload-requested' }, { type: 'failed', failure: 'timeout' });
  expect(failed).toMatchObject({ status: 'failed', failure: 'timeout', isReloading: false, count: 500 });
  expect(failed.programs).toHaveLength(120);
});

test('a programme that moved to the next page in the meantime is shown once', () => {
  const state = after(firstOf(300), { type: 'loaded-more', result: resultPage(120, 239, null) });
  expect(state.programs.map(({ idProgram }) => idProgram)).toEqual(
    Array.from({ length: 239 }, (_, i) => i + 1),
  );
});

test('a short page ends the list even if programmes have been removed since they were counted', () => {
  const state = after(firstOf(300), { type: 'loaded-more', result: resultPage(121, 200, null) });
  expect(state.count).toBe(200);
  expect(canLoadMore(state)).toBe(false);
});

test('a reload requests what was loaded, at most 30,000 rows', () => {
  expect(pagesToReload(NO_RESULTS_YET)).toBe(1);
  expect(pagesToReload({ ...NO_RESULTS_YET, pagesLoaded: 7 })).toBe(7);
  expect(pagesToReload({ ...NO_RESULTS_YET, pagesLoaded: 400 })).toBe(250);
});
