import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { Facets } from '@airdex/shared-contracts/api';
import type { RecapField } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';
import { openPanelAt } from './requested-filter.ts';

const FACETS: Facets = {
  countries: [],
  producedIn: [],
  developedIn: [],
  genres: [{ id: 1, name: 'Culture', count: 4, subGenres: [{ id: 11, name: 'Arts', count: 4 }] }],
  keywords: [],
  frequencies: [],
  platforms: [],
  dates: { minDate: null, maxDate: null },
};

/** The panel; its options load when `answer` is called. */
function showWithSlowOptions(hasEvaluationFilter = true) {
  const facets = Promise.withResolvers<Facets>();
  const host = createTestHost({
    api: { getFacets: () => facets.promise },
    settings: { hasEvaluationFilter },
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  const want = (field: RecapField) =>
    act(async () => {
      openPanelAt(host, field);
      await Promise.resolve();
    });
  const answer = () =>
    act(async () => {
      facets.resolve(FACETS);
      await facets.promise;
    });
  return { host, want, answer };
}
const genresButton = () => screen.getByRole('button', { name: /^Genres/ });
const elsewhere = () => screen.getByRole('textbox', { name: 'Start date' });

test('focuses a filter once its options have loaded', async () => {
  const { want, answer } = showWithSlowOptions();
  await want('Genres');
  expect(genresButton()).toBeDisabled();
  await answer();
  await waitFor(() => expect(genresButton()).toHaveFocus());
});

test('does not take the focus if the user does something else meanwhile or closes the panel', async () => {
  const { want, answer, host } = showWithSlowOptions();
  await want('Genres');
  await userEvent.click(elsewhere());
  await answer();
  await waitFor(() => expect(genresButton()).toBeEnabled());
  expect(elsewhere()).toHaveFocus();
  act(() => {
    openPanelAt(host, 'Term');
    host.bus.raise('advancedPanel', { isVisible: false });
  });
  expect(elsewhere()).toHaveFocus();
});

test('keeps a separate place for each of several filters in a group', async () => {
  const { want } = showWithSlowOptions();
  await want('VideoPresent');
  await waitFor(() => expect(screen.getByRole('switch', { name: /video/i })).toHaveFocus());
  await want('Evaluation');
  expect(screen.getByRole('switch', { name: /evaluation/i })).toHaveFocus();
});

test('drops the request for a filter that is not offered, so that the others can be collapsed again', async () => {
  const { want } = showWithSlowOptions(false);
  await userEvent.click(elsewhere());
  await want('Evaluation');
  await userEvent.click(await screen.findByRole('button', { name: 'Fewer filters' }));
  expect(screen.queryByRole('checkbox', { name: 'Mon' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  expect(screen.getByRole('checkbox', { name: 'TV' })).toHaveFocus();
});

test('opens the panel at the requested filter, before and after it exists', async () => {
  const host = createTestHost();
  let opened = 0;
  host.bus.on('openAdvancedSearch').subscribe(() => (opened += 1));
  openPanelAt(host, 'Timeslots');
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  expect(screen.getByRole('checkbox', { name: 'Daytime' })).toHaveFocus();
  await act(async () => {
    openPanelAt(host, 'Weekdays');
    await Promise.resolve();
  });
  // It is among those that are hidden initially.
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Mon' })).toHaveFocus());
  act(() => {
    openPanelAt(host, 'Dates');
  });
  expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveFocus();
  expect(opened).toBe(3);
});
