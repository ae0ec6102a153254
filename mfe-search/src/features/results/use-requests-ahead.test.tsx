import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { ResultsScreen } from '../results-screen/results-screen.tsx';
import { answerWith } from '../results-screen/results-screen.fixture.tsx';
import { texts } from '../../texts/index.ts';

test('[RES-07] a command requests its results once, before they are rendered', async () => {
  const search = answerWith([]);
  const host = createTestHost({ api: { getAdvancedSearchPrograms: search } });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <ResultsScreen />
    </ScreenProviders>,
  );
  const raise = (term: string) => {
    host.bus.raise('setSearchFrom', { searchFrom: 'QuickSearch', header: headerFilter(term) });
    return {
      calls: search.mock.calls.length,
      hasHeading: screen.queryByRole('heading', { level: 1 }) !== null,
    };
  };
  let atOnce = { calls: 0, hasHeading: true };
  act(() => {
    atOnce = raise('harbour');
  });
  expect(atOnce).toEqual({ calls: 1, hasHeading: false });
  expect(await screen.findByText('No results')).toBeVisible();
  expect(search).toHaveBeenCalledTimes(1);

  act(() => {
    raise('ab');
  });
  expect(search).toHaveBeenCalledTimes(1);
});
