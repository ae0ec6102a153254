import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import {
  DEFAULT_SEARCH,
  DEFAULT_SEARCH_FILTER,
  searchAddress,
  type SearchFilter,
} from '@airdex/shared-contracts/search-filter';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { texts } from '../../texts/index.ts';
import { ScopeNotice } from './scope-notice.tsx';

const getCountriesByPrograms: ApiClient['getCountriesByPrograms'] = () =>
  Promise.resolve([{ id: 1, name: 'France', count: 3, channels: [{ id: 11, name: 'Un', count: 3 }] }]);
const getGenres: ApiClient['getGenres'] = () =>
  Promise.resolve([{ id: 5, name: 'Drama', count: 3, subGenres: [{ id: 51, name: 'Crime', count: 3 }] }]);
const getMinMaxDatesByPrograms: ApiClient['getMinMaxDatesByPrograms'] = () =>
  Promise.resolve({ minDate: '2023-01-02', maxDate: '2025-12-30' });

const FILTER: SearchFilter = {
  ...DEFAULT_SEARCH_FILTER,
  selectedCountries: [1, 2, 3],
  selectedBroadcasts: [11, 12],
  selectedGenresGroups: [5, 6],
  startDate: '2020-01-01',
  endDate: '2026-06-30',
};

/** The notice of a search that was opened by its address. */
function show(filter: SearchFilter, api: Partial<ApiClient> = {}, language: Language = 'en') {
  const host = createTestHost({
    api: { getCountriesByPrograms, getGenres, getMinMaxDatesByPrograms, ...api },
    location: searchAddress({ ...DEFAULT_SEARCH, filter }),
    language,
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <main {...FOCUS_HOME}>
        <ScopeNotice filter={filter} />
      </main>
    </ScreenProviders>,
  );
}

test.each<[Language, string]>([
  [
    'en',
    'Your subscription has no programmes for 2 countries, 1 channel, 1 genre, launches before 02/01/2023, and launches after 30/12/2025 of this search.',
  ],
  [
    'ch',
    '本次搜索中的 2 个国家/地区、1 个频道、1 个类型、2023/01/02 之前的首播和2025/12/30 之后的首播在您的订阅范围内没有节目。',
  ],
])('lists everything that the subscription does not include: %s', async (language, text) => {
  show(FILTER, {}, language);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
});

test('does not blame the subscription for playlists that the user does not have', async () => {
  const getPlaylists: ApiClient['getPlaylists'] = () => Promise.resolve([]);
  show({ ...DEFAULT_SEARCH_FILTER, selectedPlaylists: [5] }, { getPlaylists });
  const notice = await screen.findByText(
    '1 playlist of this search no longer exists or is not shared with you.',
  );
  expect(notice).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveTextContent('subscription');
});

test('shows no notice for a search within the subscription', async () => {
  const getMinMax = jest.fn(getMinMaxDatesByPrograms);
  show(
    { ...DEFAULT_SEARCH_FILTER, selectedCountries: [1], startDate: '2024-01-01', endDate: '2024-12-31' },
    { getMinMaxDatesByPrograms: getMinMax },
  );
  await waitFor(() => expect(getMinMax).toHaveBeenCalled());
  await Promise.resolve();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('does not report what could not be loaded; Retry checks it, and the focus is kept', async () => {
  const countries = jest
    .fn(getCountriesByPrograms)
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(getCountriesByPrograms);
  show({ ...FILTER, selectedGenresGroups: [] }, { getCountriesByPrograms: countries });
  const notice = await screen.findByText(/We could not check/);
  expect(notice).toHaveTextContent(
    'We could not check whether your subscription includes all of these: Broadcast countries and channels.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 countries, 1 channel,'));
  expect(screen.queryByText(/We could not check/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
