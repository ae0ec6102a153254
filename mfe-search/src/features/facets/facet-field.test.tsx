import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, Facets } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH, DEFAULT_SEARCH_FILTER, searchAddress } from '@airdex/shared-contracts/search-filter';
import { useSelectionPart } from '../search-session/use-search-session.ts';
import { texts } from '../../texts/index.ts';
import { FacetField } from './facet-field.tsx';

const WEEKLY = { id: 7, name: 'Weekly', count: 4 };
const DAILY = { id: 8, name: 'Daily', count: 2 };
const MONTHLY = { id: 9, name: 'Monthly', count: 1 };
const LINKED: Facets = {
  countries: [],
  producedIn: [],
  developedIn: [],
  genres: [],
  keywords: [],
  frequencies: [WEEKLY, DAILY],
  platforms: [],
  dates: { minDate: null, maxDate: null },
};

const Chosen = () => (
  <output>
    {useSelectionPart(({ allFrequenciesSelected }) => String(allFrequenciesSelected))}{' '}
    {useSelectionPart(({ selectedFrequencies }) => selectedFrequencies.join())}
  </output>
);

test('if all are selected, one can be unticked only once those that other filters hide are known', async () => {
  const filter = { ...DEFAULT_SEARCH_FILTER, allFrequenciesSelected: true, term: 'night' };
  const getFrequencies = jest
    .fn<ApiClient['getFrequencies']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue([WEEKLY, DAILY, MONTHLY]);
  const host = createTestHost({
    api: { getFacets: () => Promise.resolve(LINKED), getFrequencies },
    location: searchAddress({ ...DEFAULT_SEARCH, filter }),
  });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <FacetField name="Frequencies" settled={filter} />
      <Chosen />
    </ScreenProviders>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Frequencies/ }));
  await userEvent.click(await screen.findByRole('treeitem', { name: /Weekly/ }));
  expect(screen.getByText('false 8,9')).toBeVisible();
});
