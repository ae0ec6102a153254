import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, Facets } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';

type Answer = Facets | Promise<Facets>;

const FRANCE = { id: 1, name: 'France', count: 3, channels: [{ id: 11, name: 'Canal Un', count: 3 }] };
const FACETS: Facets = {
  countries: [FRANCE],
  producedIn: [{ id: 1, name: 'France', count: 2 }],
  developedIn: [{ id: 5, name: 'Spain', count: 2 }],
  genres: [{ id: 2, name: 'Drama', count: 4, subGenres: [{ id: 21, name: 'Crime', count: 4 }] }],
  keywords: [{ id: 3, name: 'Sport', count: 1, childs: [{ id: 31, name: 'Rowing', count: 1 }] }],
  frequencies: [{ id: -1, name: 'No frequency', count: 6 }],
  platforms: [{ id: 1, name: 'TV', count: 9 }],
  dates: { minDate: null, maxDate: null },
};

/** The panel, whose API responds with `answer` and has no other call for options. */
function show(answer: (body: SearchFilterInput) => Answer = () => FACETS, api: Partial<ApiClient> = {}) {
  const requests: SearchFilterInput[] = [];
  const host = createTestHost({
    api: {
      getFacets: ({ body }) => {
        requests.push(body);
        return Promise.resolve(answer(body));
      },
      getPlaylists: () => Promise.resolve([]),
      ...api,
    },
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  return { host, requests };
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
  test('[ADV-06] are requested in one call half a second after the last change, with the whole selection', async () => {
    const { requests } = show();
    await openMore();
    await pass(0);
    expect(requests).toEqual([DEFAULT_SEARCH_FILTER]);
    requests.length = 0;
    await user.click(screen.getByRole('button', { name: /^Genres/ }));
    await user.click(await screen.findByRole('treeitem', { name: /Drama/ }));
    await user.keyboard('{Escape}');
    await pass(300);
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(499);
    expect(requests).toEqual([]);
    await pass(10);
    expect(requests).toEqual([
      {
        ...DEFAULT_SEARCH_FILTER,
        selectedTimeslots: ['daytime'],
        allGenresSelected: true,
      },
    ]);
  });

  test('[ADV-06] are requested even while hidden, and are ready when they become visible', async () => {
    const { requests } = show();
    await pass(0);
    requests.length = 0;
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    expect(requests).toEqual([{ ...DEFAULT_SEARCH_FILTER, selectedTimeslots: ['daytime'] }]);
    requests.length = 0;
    await openMore();
    expect(screen.getByRole('button', { name: /^Keywords/ })).toBeEnabled();
    expect(requests).toEqual([]);
  });

  test('are not replaced by an outdated response', async () => {
    const answers: ((facets: Facets) => void)[] = [];
    show(() => new Promise((resolve) => answers.push(resolve)));
    await pass(0);
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    await act(async () => answers[1]?.({ ...FACETS, developedIn: [{ id: 8, name: 'Newer', count: 1 }] }));
    await act(async () => answers[0]?.({ ...FACETS, developedIn: [{ id: 7, name: 'Older', count: 1 }] }));
    await user.click(screen.getByRole('button', { name: /^Developed in/ }));
    expect(await screen.findByRole('treeitem', { name: /Newer/ })).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: /Older/ })).not.toBeInTheDocument();
  });

  test('are busy until they have loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<Facets>();
    show(() => promise);
    await pass(5000);
    const genres = screen.getByRole('button', { name: /^Genres/ });
    const busy = genres.closest('[aria-busy="true"]');
    expect(busy).not.toBeNull();
    expect(genres).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    resolve(FACETS);
    await pass(0);
    expect(busy).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('button', { name: /^Genres/ })).toBeEnabled();
  });

  test('show a failure in place; Retry in one place loads all with one request', async () => {
    let isBroken = true;
    const { requests } = show(() => (isBroken ? Promise.reject(new Error('down')) : FACETS));
    await pass(0);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      ['Broadcast countries and channels', 'Produced in', 'Developed in', 'Genres and subgenres'].map(
        (label) => expect.stringContaining(`${label}: the options could not be loaded.`),
      ),
    );
    isBroken = false;
    requests.length = 0;
    const genres = within(screen.getByRole('group', { name: 'Genres and subgenres' }));
    await user.click(genres.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Genres/ })).toBeEnabled());
    expect(screen.getByRole('button', { name: /^Produced in/ })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  test('keep the previous ones, and the selection, when an update fails', async () => {
    let isBroken = false;
    show((body) =>
      isBroken && body.selectedTimeslots?.length === 1 ? Promise.reject(new Error('down')) : FACETS,
    );
    await pass(0);
    await user.click(screen.getByRole('button', { name: /^Genres/ }));
    await user.click(await screen.findByRole('treeitem', { name: /Drama/ }));
    await user.keyboard('{Escape}');
    await pass(600);
    isBroken = true;
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    const group = await screen.findByRole('group', { name: 'Genres and subgenres' });
    const genres = within(group);
    expect(await genres.findByRole('alert')).toHaveTextContent('the options could not be updated');
    expect(genres.getByRole('button', { name: /^Genres.*all selected/ })).toBeEnabled();
    isBroken = false;
    await user.click(genres.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(genres.queryByRole('alert')).not.toBeInTheDocument();
    expect(group).toHaveFocus();
  });

  test('keep selected ones without results visible, with a count of 0', async () => {
    const { host } = show((body) => ({
      ...FACETS,
      countries: body.selectedTimeslots?.length === 0 ? [FRANCE] : [],
    }));
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

  test('[ADV-07] are all requested again by clear all', async () => {
    const { requests } = show();
    await pass(0);
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    requests.length = 0;
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await pass(10);
    expect(requests).toEqual([DEFAULT_SEARCH_FILTER]);
  });

  test('[ADV-07] are requested again by clear all, even right after a choice', async () => {
    const { requests } = show();
    await pass(0);
    requests.length = 0;
    await user.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await pass(600);
    expect(requests).toEqual([DEFAULT_SEARCH_FILTER]);
  });

  test('[ADV-02] still offer the other frequencies when one is chosen', async () => {
    const weekly = { id: 7, name: 'Weekly', count: 4 };
    const all = [weekly, { id: 8, name: 'Daily', count: 2 }, { id: 9, name: 'Monthly', count: 1 }];
    const getFrequencies = jest.fn<ApiClient['getFrequencies']>(() => Promise.resolve(all));
    const { requests } = show(
      // The server counts frequencies with the whole selection.
      ({ selectedFrequencies }) => ({
        ...FACETS,
        frequencies: selectedFrequencies?.includes(7) ? [weekly] : all,
      }),
      { getFrequencies },
    );
    await pass(0);
    await openMore();
    await user.click(screen.getByRole('button', { name: /^Frequencies/ }));
    await user.click(await screen.findByRole('treeitem', { name: /Weekly/ }));
    await pass(600);
    expect(requests.at(-1)).toMatchObject({ selectedFrequencies: [7] });
    expect(getFrequencies.mock.calls.map(([{ body }]) => body.selectedFrequencies)).toEqual([[]]);
    await user.click(await screen.findByRole('treeitem', { name: /Daily/ }));
    await pass(600);
    expect(requests.at(-1)).toMatchObject({ selectedFrequencies: [7, 8] });
  });

  test('include programmes without a frequency and the choice of all keywords', async () => {
    const { host } = show();
    const searches: SearchFilterInput[] = [];
    host.bus.on('advancedSearch').subscribe(({ filter }) => searches.push(filter));
    await pass(0);
    await openMore();
    await user.click(screen.getByRole('button', { name: /^Frequencies/ }));
    await user.click(await screen.findByRole('treeitem', { name: /No frequency/ }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('switch', { name: 'Search by all keywords' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(searches).toEqual([
      expect.objectContaining({ selectedFrequencies: [-1], searchByAllKeywords: true }),
    ]);
  });
});
