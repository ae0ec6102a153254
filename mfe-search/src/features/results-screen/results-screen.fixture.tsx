import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { VirtuosoMockContext, VirtuosoGridMockContext } from 'react-virtuoso';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, ProgrammeLine } from '@airdex/shared-contracts/api';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { ResultsScreen } from './results-screen.tsx';

export type Search = ApiClient['getAdvancedSearchPrograms'];

/** A server that answers every search with these programmes. */
export const answerWith = (
  programs: readonly ProgrammeLine[],
  count = programs.length,
  hideRatings = false,
) => jest.fn<Search>(() => Promise.resolve({ programs: [...programs], count, hideRatings }));

/** The results with such a server. */
export function show(getAdvancedSearchPrograms: Search, options: TestHostOptions = {}) {
  const host = createTestHost({ ...options, api: { getAdvancedSearchPrograms } });
  render(
    <VirtuosoMockContext value={{ viewportHeight: 900, itemHeight: 64 }}>
      <VirtuosoGridMockContext
        value={{ viewportHeight: 900, viewportWidth: 1200, itemHeight: 200, itemWidth: 200 }}
      >
        <ScreenProviders remote="mfe-search" texts={texts} host={host}>
          <ResultsScreen />
        </ScreenProviders>
      </VirtuosoGridMockContext>
    </VirtuosoMockContext>,
  );
  return host;
}

/** Searches for a term from the header. */
export const quickSearch = (host: TestHost, term: string) => {
  act(() => {
    host.bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: headerFilter(term) });
  });
};
