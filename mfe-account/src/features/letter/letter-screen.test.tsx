import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { ApiFailure, type ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { LetterScreen } from './letter-screen.tsx';

type Load = ApiClient['getDailyUpdateLetter'];

const before = document.documentElement;
Object.defineProperty(performance, 'getEntriesByType', { value: () => [] });

afterEach(() => {
  if (document.documentElement !== before) document.documentElement.replaceWith(before);
});

function show(getDailyUpdateLetter: Load) {
  const host = createTestHost({ api: { getDailyUpdateLetter }, location: '/letter/abc' });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <LetterScreen id="abc" />
    </ScreenProviders>,
  );
  return host;
}

test.each(['', 'undefined', ' \n', 'null', '"undefined"'])(
  '[LET-01] redirects to the home page for %j',
  async (html) => {
    const host = show(() => Promise.resolve(html));
    expect(screen.getByText('Loading the letter…')).toBeVisible();
    await waitFor(() => expect(host.navigations).toEqual(['/']));
    expect(document.documentElement).toBe(before);
  },
);

test('[LET-01] replaces the document by the letter', async () => {
  // The page reloads when the screen is unmounted, which jsdom can't do.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = show(() => Promise.resolve('<html><head><title>Today</title></head><body>New</body></html>'));
  await waitFor(() => expect(document.title).toBe('Today'));
  expect(document.body.textContent.trim()).toBe('New');
  expect(host.navigations).toEqual([]);
});

test('shows a failure instead of an empty letter, and loads again', async () => {
  const load = jest
    .fn<Load>()
    .mockRejectedValueOnce(new ApiFailure('refused', '', { status: 500 }))
    .mockResolvedValue('');
  const host = show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('The letter could not be loaded');
  expect(host.navigations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(host.navigations).toEqual(['/']));
});
