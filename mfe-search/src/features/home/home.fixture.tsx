import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, HomeSavedSearch } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { seeEverything } from '../thumbnail-on-sight/sight.fixture.ts';
import { HomeScreen } from './home-screen.tsx';

export type ListCall = ApiClient['getLatestPrograms'];

interface HomeHost extends TestHost {
  /** Removes the home page, and shows it again under the same shell. */
  readonly leave: () => void;
  readonly comeBack: () => void;
}

/** Shows the home page; calls that the test does not answer find nothing. Restore all mocks afterwards. */
export function showHome(api: Partial<ApiClient> = {}, options: TestHostOptions = {}): HomeHost {
  seeEverything();
  const none: ListCall = () => Promise.resolve([]);
  const host = createTestHost({
    ...options,
    api: {
      getNotaSelectionPrograms: none,
      getAudienceBoosterPrograms: none,
      getLatestPrograms: none,
      getUpCommingPrograms: none,
      getNotaInsights: () => Promise.resolve(null),
      getSavedSearchesPrograms: () => Promise.resolve({ savedSearch1: null, savedSearch2: null }),
      getPlaylistsCountByProgram: jest.fn<ApiClient['getPlaylistsCountByProgram']>().mockResolvedValue(0),
      ...api,
    },
  });
  const shown = () =>
    render(
      <ScreenProviders remote="mfe-search" texts={texts} host={host}>
        <HomeScreen />
      </ScreenProviders>,
    );
  let view = shown();
  return Object.assign(host, {
    leave: () => view.unmount(),
    comeBack: () => {
      view = shown();
    },
  });
}

/** A saved search of the home page, with the given fields over defaults. */
export function homeSearch(fields: Partial<HomeSavedSearch> & { id: number }): HomeSavedSearch {
  return {
    searchName: `Search ${String(fields.id)}`,
    lastCall: null,
    filter: DEFAULT_SEARCH_FILTER,
    programs: [],
    count: 0,
    ...fields,
  };
}
