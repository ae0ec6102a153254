import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';

type Option = { id: number; name: string; count: number };
type Asked = { readonly call: string; readonly body: SearchFilterInput };

const FRANCE = { id: 1, name: 'France', count: 3, channels: [{ id: 11, name: 'Canal Un', count: 3 }] };
const ANSWERS = {
  getCountriesByPrograms: [FRANCE],
  getCountriesProducedIn: [{ id: 1, name: 'France', count: 2 }],
  getCountriesDevelopedIn: [{ id: 5, name: 'Spain', count: 2 }],
  getGenres: [{ id: 2, name: 'Drama', count: 4, subGenres: [{ id: 21, name: 'Crime', count: 4 }] }],
  getKeywords: [{ id: 3, name: 'Sport', count: 1, childs: [{ id: 31, name: 'Rowing', count: 1 }] }],
  getFrequencies: [{ id: -1, name: 'No frequency', count: 6 }],
  getPlatforms: [{ id: 1, name: 'TV', count: 9 }],
};

type Facets = Pick<ApiClient, keyof typeof ANSWERS>;

function show(change: Partial<Facets> = {}) {
  const asked: Asked[] = [];
  const calls = Object.entries({ ...ANSWERS }).map(([call, options]) => {
    const answer = (request: { body: SearchFilterInput }): Promise<unknown> => {
      asked.push({ call, body: request.body });
      const changed = change[call as keyof Facets] as typeof answer | undefined;
      return changed === undefined ? Promise.resolve(options) : changed(request);
    };
    return [call, answer];
  });
  const host = createTestHost({
    api: {
      ...(Object.fromEntries(calls) as Facets),
      getPlaylists: () => Promise.resolve([]),
    },
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  return { host, asked };
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const openMore = () => user.click(screen.getByRole('button', { name: 'More filters' }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the options of the linked filters', () => {
  test('[ADV-06] are requested half a second after the last change, each without its own part', async () => {
    const { asked } = show();
    await openMore();
    await pass(0);
    expect(new Set(asked.map(({ call }) => call))).toEqual(new Set(Object.keys(ANSWERS)));
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: /^Produced in/ }));
    await user.click(await screen.findByRole('treeitem', { name: /France/ }));
    await user.keyboard('{Escape}');
    await pass(300);
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(499);
    expect(asked).toEqual([]);
    await pass(10);
    const bodies = new Map(asked.map(({ call, body }) => [call, body]));
    expect(asked).toHaveLength(7);
    for (const [call, body] of bodies)
      expect([call, body]).toEqual([
        call,
        {
          ...DEFAULT_SEARCH_FILTER,
          selectedTimeslots: ['daytime'],
          selectedProducedIn: call === 'getCountriesProducedIn' ? [] : [1],
          allProducedInSelected: call !== 'getCountriesProducedIn',
        },
      ]);
  });

  test('[ADV-06] are requested even while hidden, and are ready when they become visible', async () => {
    const { asked } = show();
    await pass(0);
    asked.length = 0;
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    expect(asked.map(({ call }) => call).toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
    for (const { body } of asked) expect(body.selectedTimeslots).toEqual(['daytime']);
    asked.length = 0;
    await openMore();
    expect(screen.getByRole('button', { name: /^Keywords/ })).toBeEnabled();
    expect(asked).toEqual([]);
  });

  test('[ADV-06] are not requested again for a change of the same filter', async () => {
    const { asked } = show();
    await openMore();
    await pass(0);
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: /^Genres/ }));
    await user.click(await screen.findByRole('treeitem', { name: /Drama/ }));
    await pass(600);
    expect(asked.map(({ call }) => call)).not.toContain('getGenres');
    expect(asked.map(({ call }) => call)).toContain('getKeywords');
  });

  test('are not replaced by an outdated response', async () => {
    const answers: ((options: Option[]) => void)[] = [];
    show({ getCountriesDevelopedIn: () => new Promise((resolve) => answers.push(resolve)) });
    await pass(0);
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    await act(async () => answers[1]?.([{ id: 8, name: 'Newer', count: 1 }]));
    await act(async () => answers[0]?.([{ id: 7, name: 'Older', count: 1 }]));
    await user.click(screen.getByRole('button', { name: /^Developed in/ }));
    expect(await screen.findByRole('treeitem', { name: /Newer/ })).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: /Older/ })).not.toBeInTheDocument();
  });

  test('show a failure in place, with Retry; the others stay', async () => {
    let isBroken = true;
    show({
      getGenres: () => (isBroken ? Promise.reject(new Error('down')) : Promise.resolve(ANSWERS.getGenres)),
    });
    await pass(0);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Genres and subgenres: the options could not be loaded.');
    expect(screen.getByRole('button', { name: /^Produced in/ })).toBeEnabled();
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Genres/ })).toBeEnabled());
  });

  test('keep the previous ones, and the selection, when an update fails', async () => {
    let isBroken = false;
    show({
      getGenres: ({ body }) =>
        isBroken && body.selectedTimeslots?.length === 1
          ? Promise.reject(new Error('down'))
          : Promise.resolve(ANSWERS.getGenres),
    });
    await pass(0);
    await user.click(screen.getByRole('button', { name: /^Genres/ }));
    await user.click(await screen.findByRole('treeitem', { name: /Drama/ }));
    await user.keyboard('{Escape}');
    await pass(600);
    isBroken = true;
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    const genres = within(screen.getByRole('group', { name: 'Genres and subgenres' }));
    expect(await genres.findByRole('alert')).toHaveTextContent('the options could not be updated');
    expect(genres.getByRole('button', { name: /^Genres.*all selected/ })).toBeEnabled();
    isBroken = false;
    await user.click(genres.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(genres.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Genres and subgenres' })).toHaveFocus();
  });

  test('keep selected ones without results visible, with a count of 0', async () => {
    const { host } = show({
      getCountriesByPrograms: ({ body }) =>
        Promise.resolve(body.selectedTimeslots?.length === 0 ? [FRANCE] : []),
    });
    await pass(0);
    await user.click(screen.getByRole('button', { name: /^Broadcast/ }));
    await user.click(await screen.findByRole('treeitem', { name: /France/ }));
    await user.keyboard('{Escape}');
    act(() => {
      host.bus.raise('SavedSearch', {
        id: 1,
        searchName: 'Mornings',
        lastCall: null,
        filter: { ...DEFAULT_SEARCH_FILTER, selectedBroadcasts: [11], selectedTimeslots: ['daytime'] },
      });
    });
    await pass(600);
    await user.click(await screen.findByRole('button', { name: /^Broadcast.*all selected/ }));
    expect(await screen.findByRole('treeitem', { name: /France/ })).toHaveTextContent('France0');
  });

  test('[ADV-09] disable platforms that are not offered, and deselect them', async () => {
    const { host, asked } = show();
    act(() => {
      host.bus.raise('SavedSearch', {
        id: 1,
        searchName: 'Online',
        lastCall: null,
        filter: { ...DEFAULT_SEARCH_FILTER, selectedPlatforms: [1, 2] },
      });
    });
    await pass(600);
    expect(screen.getByRole('checkbox', { name: 'Online' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Online' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'TV' })).toBeChecked();
    await pass(600);
    expect(asked.findLast(({ call }) => call === 'getGenres')?.body.selectedPlatforms).toEqual([1]);
  });

  test('[ADV-07] are all requested again by clear all', async () => {
    const { asked } = show();
    await pass(0);
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await pass(10);
    expect(asked.map(({ call }) => call).toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
    for (const { body } of asked) expect(body).toEqual(DEFAULT_SEARCH_FILTER);
  });

  test('[ADV-07] are requested again even by clear all right after a choice', async () => {
    const { asked } = show();
    await pass(0);
    asked.length = 0;
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await pass(600);
    expect(asked.map(({ call }) => call).toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
    for (const { body } of asked) expect(body).toEqual(DEFAULT_SEARCH_FILTER);
  });

  test('include programmes without a frequency, found or not, and the choice of all keywords', async () => {
    const { host } = show({ getFrequencies: () => Promise.resolve([{ id: 10, name: 'Daily', count: 3 }]) });
    const searches: SearchFilterInput[] = [];
    host.bus.on('advancedSearch').subscribe(({ filter }) => searches.push(filter));
    await pass(0);
    await openMore();
    await user.click(screen.getByRole('button', { name: /^Frequency/ }));
    await user.click(await screen.findByRole('treeitem', { name: /No frequency/ }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('switch', { name: 'Search by all keywords' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(searches).toEqual([
      expect.objectContaining({ selectedFrequencies: [-1], searchByAllKeywords: true }),
    ]);
  });
});
