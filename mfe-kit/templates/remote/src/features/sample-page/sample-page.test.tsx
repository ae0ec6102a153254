import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { en } from '../../texts/en.ts';
import { texts } from '../../texts/index.ts';
import { SamplePage } from './sample-page.tsx';

const favourite = { id: 7, searchName: 'Primetime drama', filter: DEFAULT_SEARCH_FILTER, lastCall: null };

function show(getFavoritesSavedSearches: ApiClient['getFavoritesSavedSearches']) {
  const host = createTestHost({ api: { getFavoritesSavedSearches } });
  return render(
    <ScreenProviders remote="mfe-sample" texts={texts} host={host}>
      <SamplePage />
    </ScreenProviders>,
  );
}

describe('the page', () => {
  test('lists the favourites', async () => {
    show(async () => [favourite]);
    expect(await screen.findByText('Primetime drama')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: en.title })).toBeVisible();
  });

  test('says that there are no favourites', async () => {
    show(async () => []);
    expect(await screen.findByText(en.empty)).toBeVisible();
  });

  test('shows a failure instead of an empty list, and loads on Retry', async () => {
    let calls = 0;
    show(async () => {
      calls += 1;
      if (calls === 1) throw new Error('No.');
      return [favourite];
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failed);
    await userEvent.click(screen.getByRole('button', { name: en.retry }));
    expect(await screen.findByText('Primetime drama')).toBeVisible();
  });
});
