import { describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import {
  DEFAULT_SEARCH_FILTER,
  headerFilter,
  type SearchFilterInput,
  type SearchTitle,
} from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { chipText } from './chip-text.ts';
import { useRecap } from './use-recap.ts';

type Genres = ApiClient['getGenres'];

const drama = (name: string) => ({
  id: 1,
  name,
  count: 2,
  subGenres: [
    { id: 11, name: `${name} A`, count: 1 },
    { id: 12, name: `${name} B`, count: 1 },
  ],
});
const genres = () =>
  jest
    .fn<Genres>()
    .mockResolvedValueOnce([drama('Drama')])
    .mockResolvedValueOnce([drama('剧情')]);

function start(api: Partial<ApiClient>) {
  const host = createTestHost({ api });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      {children}
    </ScreenProviders>
  );
  const { result } = renderHook(() => useRecap(), { wrapper });
  return { host, result };
}
/** The header's recap, whose chips differ from its filter. */
function headerRecap(term: string, fields: readonly SearchTitle[] = []) {
  const entry = (field: 'Term' | 'SearchTitles', name: string) => ({
    translationKey: field,
    field,
    values: [{ id: name, name }],
    isAllSelected: false,
  });
  return {
    header: headerFilter(term, fields),
    entries: [
      ...(term === '' ? [] : [entry('Term', `the word ${term}`)]),
      ...(fields.length === 0 ? [] : [entry('SearchTitles', `in ${fields.join()}`)]),
    ],
  };
}
const search = (host: TestHost, filter: SearchFilterInput) => {
  act(() => {
    host.bus.raise('advancedSearch', { filter });
  });
};

describe('the recap of the search on the screen', () => {
  test('shows counts while the names load, then names, and follows the language', async () => {
    const getGenres = genres();
    const { host, result } = start({ getGenres });
    expect(result.current.lines).toEqual([]);
    search(host, { selectedGenres: [11], startDate: '2026-02-01', selectedWeekdays: [6] });
    const recapLines = () =>
      result.current.lines.map((line) => [line.label, chipText(line, 'all', ', ').text] as const);
    expect(recapLines()[0]).toEqual(['Genres', '1 selected']);
    await waitFor(() => {
      expect(recapLines()).toEqual([
        ['Genres', 'Drama A'],
        ['Weekdays', 'Sat'],
        ['Launch date', 'from 01/02/2026'],
      ]);
    });
    act(() => {
      host.setLanguage('ch');
    });
    await waitFor(() => {
      expect(recapLines()).toEqual([
        ['类型', '剧情 A'],
        ['播出日', '周六'],
        ['首播日期', '2026/02/01 起'],
      ]);
    });
    expect(getGenres).toHaveBeenCalledTimes(2);
  });

  test('shows the header’s part, even if the header sent it before', () => {
    const { host, result } = start({});
    act(() => {
      host.bus.raise('getRecapFilters', headerRecap('quiz'));
    });
    // No search is on the screen.
    expect(result.current.lines).toEqual([]);
    search(host, { term: 'quiz' });
    expect(result.current.lines).toMatchObject([{ label: 'Word', values: [{ name: 'the word quiz' }] }]);
  });

  test('keeps the search on the screen while the header is emptied for the next one', () => {
    const { host, result } = start({});
    const raise = (term: string, fields: readonly SearchTitle[]) => {
      act(() => {
        host.bus.raise('getRecapFilters', headerRecap(term, fields));
      });
    };
    const shown = () => result.current.lines.map(({ values }) => values.map(({ name }) => name).join());
    search(host, { term: 'quiz', selectedSearchTitles: ['DIRECTOR'] });
    expect(shown()).toEqual(['quiz']);
    raise('quiz', ['DIRECTOR']);
    expect(shown()).toEqual(['the word quiz', 'in DIRECTOR']);
    raise('', []);
    expect(shown()).toEqual(['the word quiz', 'in DIRECTOR']);
    search(host, { isVideoPresent: true });
    expect(result.current.lines.map(({ field }) => field)).toEqual(['VideoPresent']);
  });

  test('replaces a card’s genre with its subgenres once they are known', async () => {
    const { host, result } = start({ getGenres: genres() });
    search(host, { selectedGenresGroups: [1], selectedTimeslots: ['primetime'] });
    const filter = { ...DEFAULT_SEARCH_FILTER, selectedGenresGroups: [1] };
    expect(result.current.resolved(filter)).toEqual(filter);
    await waitFor(() => {
      expect(result.current.resolved(filter)).toMatchObject({
        selectedGenres: [11, 12],
        selectedGenresGroups: [],
      });
    });
    expect(result.current.lines[0]).toMatchObject({ field: 'Genres', isAllSelected: true });
  });

  test('[EXP-02] provides the lines of a spreadsheet with names, which it waits for', async () => {
    const { host, result } = start({ getGenres: genres() });
    search(host, { selectedGenres: [11] });
    const { lines, loadLines } = result.current;
    expect(lines).toMatchObject([{ values: [{ name: '1 selected' }] }]);
    await act(async () => {
      expect(await loadLines()).toMatchObject([
        { label: 'Genres', values: [{ name: 'Drama', childs: [{ name: 'Drama A' }] }] },
      ]);
    });
  });

  test('reports names that fail to load, and loads them again', async () => {
    const getGenres = jest.fn<Genres>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([]);
    const { host, result } = start({ getGenres });
    search(host, { selectedGenres: [11] });
    await waitFor(() => {
      expect(result.current.isFailed).toBe(true);
    });
    expect(result.current.lines).toMatchObject([{ values: [{ name: '1 selected' }] }]);
    act(() => {
      result.current.retry();
    });
    await waitFor(() => {
      expect(result.current.lines).toMatchObject([{ values: [{ name: '1 without programmes' }] }]);
    });
    expect(result.current.isFailed).toBe(false);
  });
});
