import { render, screen, within } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { texts } from '../../texts/index.ts';
import { orderOf, savedSearch } from './saved-search.fixture.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

export function SavedSearchesPage({ host }: { readonly host: HostServices }) {
  return (
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <SavedSearchesScreen />
    </ScreenProviders>
  );
}

/** Shows the page of these saved searches. */
export function show(
  searches: readonly SavedSearch[],
  api: Partial<ApiClient> = {},
  location = '/savedSearches',
) {
  const host = createTestHost({
    location,
    api: {
      getSavedSearches: () => Promise.resolve([...searches]),
      getSortableSearches: () => Promise.resolve(orderOf(searches)),
      getAdvancedSearchPrograms: () => Promise.resolve({ programs: [], count: 0, hideRatings: false }),
      ...api,
    },
  });
  const raised: string[] = [];
  host.bus.all.subscribe(({ name }) => raised.push(name));
  const shown = render(<SavedSearchesPage host={host} />);
  return { host, raised, ...shown };
}

export const card = async (name: string) => {
  const open = await screen.findByRole('button', { name: `Run the search “${name}”` });
  return within(open.closest('article') as HTMLElement);
};
export const toggle = async (name: string, label: string) =>
  (await card(name)).getByRole('switch', { name: label });
export const many = (count: number, fields: Partial<SavedSearch>) =>
  Array.from({ length: count }, (_, index) => savedSearch({ id: index + 1, ...fields }));
