import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { homeSearch, showHome, type ListCall } from './home.fixture.tsx';

const row = (name: string) => screen.queryByRole('region', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('loading', () => {
  test('[HOM-04] shows placeholders until all six sources have finished, failed ones included', async () => {
    const names = [
      'getNotaSelectionPrograms',
      'getAudienceBoosterPrograms',
      'getLatestPrograms',
      'getUpCommingPrograms',
      'getNotaInsights',
      'getSavedSearchesPrograms',
    ] as const;
    const calls = names.map(() => Promise.withResolvers<never>());
    showHome(Object.fromEntries(names.map((name, at) => [name, () => calls[at]?.promise])));
    for (const call of calls) {
      await pass(1000);
      expect(screen.getByText('Loading programmes…')).toBeInTheDocument();
      expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
      call.reject(new Error('down'));
    }
    await pass(1);
    expect(screen.queryByText('Loading programmes…')).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(6);
  });

  test('[HOM-04] fires a resize event 200 ms after showing', async () => {
    const source = Promise.withResolvers<[]>();
    const resized = jest.fn();
    window.addEventListener('resize', resized);
    showHome({ getLatestPrograms: () => source.promise });
    await pass(5000);
    source.resolve([]);
    await pass(1);
    expect(row('Latest programmes')).toBeVisible();
    await pass(190);
    expect(resized).not.toHaveBeenCalled();
    await pass(10);
    expect(resized).toHaveBeenCalledTimes(1);
    await pass(5000);
    expect(resized).toHaveBeenCalledTimes(1);
    window.removeEventListener('resize', resized);
  });

  test('[HOM-04] another language loads all six sources again, behind placeholders', async () => {
    const list = jest.fn<ListCall>(() => Promise.resolve([]));
    const getNotaInsights = jest.fn<ApiClient['getNotaInsights']>(() => Promise.resolve(null));
    const getSavedSearchesPrograms = jest.fn<ApiClient['getSavedSearchesPrograms']>(() =>
      Promise.resolve({ savedSearch1: homeSearch({ id: 1 }), savedSearch2: null }),
    );
    const host = showHome({
      getNotaSelectionPrograms: list,
      getAudienceBoosterPrograms: list,
      getLatestPrograms: list,
      getUpCommingPrograms: list,
      getNotaInsights,
      getSavedSearchesPrograms,
    });
    await pass(1000);
    expect(row('Latest programmes')).toBeVisible();
    act(() => host.setLanguage('ch'));
    expect(screen.getByText('正在加载节目……')).toBeInTheDocument();
    await pass(1000);
    expect(row('最新节目')).toBeVisible();
    const counts = [list, getNotaInsights, getSavedSearchesPrograms].map(({ mock }) => mock.calls.length);
    expect(counts).toEqual([8, 2, 2]);
  });
});

test('loads again when users return to the window on another day, and stays meanwhile', async () => {
  jest.setSystemTime(new Date(2026, 5, 1, 18));
  const upcoming = jest.fn<ListCall>(() =>
    Promise.resolve([programmeLine({ idProgram: 1, localTitle: 'Quiz of the day' })]),
  );
  const calls = {
    getNotaSelectionPrograms: jest.fn<ListCall>(() => Promise.resolve([])),
    getAudienceBoosterPrograms: jest.fn<ListCall>(() => Promise.resolve([])),
    getLatestPrograms: jest.fn<ListCall>(() => Promise.resolve([])),
    getUpCommingPrograms: upcoming,
    getNotaInsights: jest.fn<ApiClient['getNotaInsights']>(() => Promise.resolve(null)),
    getSavedSearchesPrograms: jest.fn<ApiClient['getSavedSearchesPrograms']>(() =>
      Promise.resolve({ savedSearch1: null, savedSearch2: null }),
    ),
  };
  const counts = () => Object.values(calls).map(({ mock }) => mock.calls.length);
  const returnToWindow = () => {
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
  };
  showHome(calls);
  await pass(1000);
  const link = () => screen.getByRole('link', { name: /Upcoming programmes/ }).getAttribute('href');
  const before = link();
  await pass(60 * 60_000);
  returnToWindow();
  await pass(1000);
  expect(counts()).toEqual([1, 1, 1, 1, 1, 1]);
  upcoming.mockResolvedValue([programmeLine({ idProgram: 1, localTitle: 'Quiz of tomorrow' })]);
  jest.setSystemTime(new Date(2026, 5, 2, 9));
  returnToWindow();
  expect(row('Upcoming programmes')).toHaveTextContent('Quiz of the day');
  await pass(1000);
  expect(counts()).toEqual([2, 2, 2, 2, 2, 2]);
  expect(row('Upcoming programmes')).toHaveTextContent('Quiz of tomorrow');
  expect(link()).not.toBe(before);
});

describe('saved searches', () => {
  const answering = (...names: readonly string[]) => {
    const [savedSearch1 = null, savedSearch2 = null] = names.map((searchName, at) =>
      homeSearch({ id: at + 1, searchName, programs: [programmeLine({ idProgram: at + 1 })] }),
    );
    return () => Promise.resolve({ savedSearch1, savedSearch2 });
  };

  test('[HOM-04] reload when one changes, and the page stays', async () => {
    const getSavedSearchesPrograms = jest.fn<ApiClient['getSavedSearchesPrograms']>(answering('Quizzes'));
    const host = showHome({ getSavedSearchesPrograms });
    await pass(1000);
    expect(row('Quizzes')).toBeVisible();
    getSavedSearchesPrograms.mockImplementation(answering('Quizzes', 'Drama'));
    const latest = row('Latest programmes');
    host.bus.raise('saveSearch');
    await pass(1000);
    expect(row('Drama')).toBeVisible();
    expect(row('Latest programmes')).toBe(latest);
  });

  test('are never shown as they were before a change on another screen', async () => {
    const getSavedSearchesPrograms = jest.fn<ApiClient['getSavedSearchesPrograms']>(answering('Quizzes'));
    const host = showHome({ getSavedSearchesPrograms });
    await pass(1000);
    host.leave();
    host.bus.raise('saveSearch');
    getSavedSearchesPrograms.mockImplementation(answering('Drama'));
    host.comeBack();
    expect(row('Quizzes')).not.toBeInTheDocument();
    await pass(1000);
    expect(row('Drama')).toBeVisible();
  });
});
