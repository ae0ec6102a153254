import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { Facets } from '@airdex/shared-contracts/api';
import {
  DEFAULT_SEARCH_FILTER,
  type SearchFilter,
  type SearchFilterInput,
} from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';

type Platforms = Facets['platforms'];

const TV = { id: 1, name: 'TV', count: 9 };
const ONLINE = { id: 2, name: 'Online', count: 1 };

/** The panel, whose API offers these platforms for a selection. Opens saved searches. */
function show(offer: (selection: SearchFilterInput) => Platforms) {
  const requests: SearchFilterInput[] = [];
  const host = createTestHost({
    api: {
      getFacets: ({ body }) => {
        requests.push(body);
        return Promise.resolve({
          countries: [],
          producedIn: [],
          developedIn: [],
          genres: [],
          keywords: [],
          frequencies: [],
          platforms: offer(body),
          dates: { minDate: null, maxDate: null },
        });
      },
      getPlaylists: () => Promise.resolve([]),
    },
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  const open = (filter: Partial<SearchFilter>) => {
    act(() => {
      host.bus.raise('SavedSearch', {
        id: 1,
        searchName: 'Saved',
        lastCall: null,
        filter: { ...DEFAULT_SEARCH_FILTER, ...filter },
      });
    });
  };
  return { open, requests };
}

const platform = (name: string) => screen.getByRole('checkbox', { name });
/** Until the selection has settled, and the facets of it have arrived. */
async function settle() {
  for (const ms of [600, 0]) await act(async () => jest.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['not listed', [TV]],
  ['listed without programmes', [TV, { ...ONLINE, count: 0 }]],
])('[ADV-09] a platform that is %s is disabled and deselected', async (_, platforms) => {
  const { open, requests } = show(() => platforms);
  open({ selectedPlatforms: [1, 2] });
  await settle();
  expect(platform('Online')).toBeDisabled();
  expect(platform('Online')).not.toBeChecked();
  expect(platform('TV')).toBeChecked();
  await settle();
  expect(requests.at(-1)?.selectedPlatforms).toEqual([1]);
});

test('[ADV-09] a platform that only the previous selection did not offer stays selected', async () => {
  const { open } = show(({ selectedBroadcasts }) => (selectedBroadcasts?.length === 0 ? [TV, ONLINE] : [TV]));
  open({ selectedBroadcasts: [11] });
  await settle();
  expect(screen.queryByRole('checkbox', { name: 'Online' })).not.toBeInTheDocument();
  open({ selectedPlatforms: [1, 2] });
  await settle();
  expect(platform('Online')).toBeChecked();
});
