import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { startApp } from '../../../testing/app-for-tests.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[HDR-03] the list offers the eleven fields, and the ticked ones are searched', async () => {
  const { services } = await startApp({ path: '/faq' });
  const chosen = () => services.headerSearch.header.get().selectedSearchTitles;
  const list = screen.getByRole('button', { name: /Fields to search in/ });
  expect(list).toHaveTextContent('Titles only');
  await userEvent.click(list);
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Local title',
    'Format title',
    'Original title',
    'Translated title',
    'Keywords',
    'Concept and description',
    'Producers',
    'Distributors',
    'Host and cast',
    'Executive producer',
    'Director',
  ]);
  for (const [place, title] of SEARCH_TITLES.slice(4).entries()) {
    await userEvent.click(screen.getAllByRole('option')[place + 4] ?? list);
    expect(chosen().at(-1)).toBe(title);
  }
  expect(chosen()).toEqual(SEARCH_TITLES.slice(4));
  for (const option of screen.getAllByRole('option').slice(0, 4)) await userEvent.click(option);
  expect(chosen()).toEqual(SEARCH_TITLES);
});

test('the closed list names the ticked fields, separated as the language does', async () => {
  const { services } = await startApp({ path: '/faq' });
  act(() => services.headerSearch.chooseTitles(['DISTRIBUTORS', 'DIRECTOR']));
  expect(screen.getByRole('button', { name: /Fields to search in/ })).toHaveTextContent(
    'Distributors, Director',
  );
  act(() => services.language.set('ch'));
  expect(screen.getByRole('button', { name: /搜索范围/ })).toHaveTextContent('发行商、导演');
});
