import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { orderOf, savedSearch } from './saved-search.fixture.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

type Load = ApiClient['getSavedSearches'];
type Preview = ApiClient['getAdvancedSearchPrograms'];

const nothing: Preview = () => Promise.resolve({ programs: [], count: 0, hideRatings: false });
const SEARCHES = [
  savedSearch({ id: 1, searchName: 'Crime in France', isFavorite: true, description: 'For Mondays' }),
  savedSearch({ id: 2, searchName: 'Quiz shows' }),
];

function show(load: Load, preview = nothing, order: readonly SavedSearch[] = SEARCHES) {
  const host = createTestHost({
    api: {
      getSavedSearches: load,
      getAdvancedSearchPrograms: preview,
      getSortableSearches: () => Promise.resolve(orderOf(order)),
    },
  });
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <SavedSearchesScreen />
    </ScreenProviders>,
  );
  return host;
}
const cards = () => screen.findAllByRole('article');

describe('the list', () => {
  test('[SVS-01] shows name, description, dates and toggles, and which searches find nothing', async () => {
    show(() => Promise.resolve(SEARCHES));
    const [first, second] = (await cards()) as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent(
      /Crime in France.*Created 03\/02\/2026.*Updated 28\/02\/2026.*For Mondays/,
    );
    expect(within(first).getAllByRole('switch', { checked: true })).toEqual([
      within(first).getByRole('switch', { name: 'Add to favorites' }),
    ]);
    expect(within(second).getAllByRole('switch', { checked: false })).toHaveLength(3);
    expect(second).toHaveTextContent('no description');
    expect(await within(second).findByText('No items')).toBeVisible();
  });

  test('[SAV-05] requests seven programmes for a preview with the stored filter, without counting as a view', async () => {
    const preview = jest.fn(nothing);
    show(() => Promise.resolve([savedSearch({ id: 5 })]), preview);
    await screen.findByText('No items');
    expect(preview.mock.calls.map(([{ body }]) => body)).toEqual([
      expect.objectContaining({
        term: 'crime',
        page: 1,
        resultsPerPage: 7,
        searchFrom: 'SavedSearch',
        savedSearchId: 5,
        refreshLastCall: false,
        countNew: true,
      }),
    ]);
  });

  test('[SVS-01] shows how many programmes there are, one or many, and how many are new', async () => {
    const programs = [programmeLine({ idProgram: 1 })];
    show(
      () => Promise.resolve(SEARCHES),
      ({ body }) =>
        Promise.resolve(
          body.savedSearchId === 1
            ? { programs, count: 1200, newCount: 3, hideRatings: false }
            : { programs, count: 1, newCount: 0, hideRatings: false },
        ),
    );
    const [first, second] = (await cards()) as [HTMLElement, HTMLElement];
    expect(await within(first).findByText('1,200 programmes')).toHaveTextContent(
      '3 new since your last visit',
    );
    expect(await within(second).findByText('1 programme')).not.toHaveTextContent('new since');
  });

  test('can be searched by the start of the name', async () => {
    show(() => Promise.resolve(SEARCHES));
    await cards();
    await userEvent.type(screen.getByRole('searchbox'), ' QUIZ');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No name starts with “QUIZx”.')).toBeVisible();
  });

  test('shows that it is empty, without a search box', async () => {
    show(() => Promise.resolve([]));
    expect(await screen.findByText('EMPTY lIST')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('does not treat a failed list as an empty one', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(SEARCHES);
    show(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('The saved searches could not be loaded');
    expect(screen.queryByText('EMPTY lIST')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(2);
  });
});

test('asks the search remote to run a saved search when its name is clicked', async () => {
  const host = show(() => Promise.resolve(SEARCHES));
  const raised: unknown[] = [];
  host.bus.on('SavedSearch').subscribe((payload) => raised.push(payload));
  await userEvent.click(await screen.findByRole('button', { name: 'Run the search “Crime in France”' }));
  const [first] = SEARCHES;
  expect(raised).toEqual([
    { id: 1, searchName: 'Crime in France', lastCall: first?.lastCall, filter: first?.filter },
  ]);
});

test('[SVS-01] opens a card by Enter and by a click beside its controls, but not by one on a toggle', async () => {
  const host = createTestHost({
    api: {
      getSavedSearches: () => Promise.resolve(SEARCHES),
      getAdvancedSearchPrograms: nothing,
      getSortableSearches: () => Promise.resolve(orderOf(SEARCHES)),
      setSearchDailyUpdate: () => Promise.resolve(true),
    },
  });
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <SavedSearchesScreen />
    </ScreenProviders>,
  );
  const raised: string[] = [];
  host.bus.on('SavedSearch').subscribe(({ searchName }) => raised.push(searchName));
  const [first] = (await cards()) as [HTMLElement];
  await userEvent.click(within(first).getByText('For Mondays'));
  expect(raised).toEqual(['Crime in France']);
  await userEvent.click(within(first).getByRole('switch', { name: 'Add to daily update' }));
  expect(raised).toEqual(['Crime in France']);
  screen.getByRole('row', { name: 'Quiz shows' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(raised).toEqual(['Crime in France', 'Quiz shows']);
});

test('[PLS-04] reloads when the language changes', async () => {
  const load = jest.fn<Load>().mockResolvedValue(SEARCHES);
  const host = show(load);
  await cards();
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findAllByText('无说明')).not.toHaveLength(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test('stays on screen when it can’t be loaded again, also in another language', async () => {
  const load = jest.fn<Load>().mockResolvedValueOnce(SEARCHES).mockRejectedValue(new Error('offline'));
  const preview = jest
    .fn<Preview>()
    .mockResolvedValue({ programs: [programmeLine({ idProgram: 1 })], count: 1200, hideRatings: false });
  const host = show(load, preview);
  await waitFor(() => {
    expect(screen.getAllByText('1,200 programmes')).toHaveLength(2);
  });
  act(() => {
    host.setLanguage('ch');
  });
  await waitFor(() => {
    expect(screen.getAllByText('1,200 个节目')).toHaveLength(2);
  });
  expect(load).toHaveBeenCalledTimes(2);
  expect(await cards()).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[PLS-04] reloads on the saveSearch event', async () => {
  const load = jest.fn<Load>().mockResolvedValueOnce([]).mockResolvedValue(SEARCHES);
  const host = show(load);
  await screen.findByText('EMPTY lIST');
  act(() => {
    host.bus.raise('saveSearch');
  });
  expect(await cards()).toHaveLength(2);
});
