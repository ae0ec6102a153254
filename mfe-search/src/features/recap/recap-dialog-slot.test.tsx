import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Kit from '@airdex/mfe-kit/screen';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { RecapBar } from './recap-bar.tsx';

const mockLoad = jest.fn<() => Promise<unknown>>();
jest.mock('@airdex/mfe-kit/screen', (): unknown => {
  const kit = jest.requireActual<typeof Kit>('@airdex/mfe-kit/screen');
  return { ...kit, codeQuery: (name: string) => kit.codeQuery(name, () => mockLoad()) };
});

test('the message that the filters could not be loaded stays open during Retry', async () => {
  const host = createTestHost();
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <RecapBar />
    </ScreenProviders>,
  );
  act(() => {
    host.bus.raise('advancedSearch', { filter: { isVideoPresent: true } });
  });
  const second = Promise.withResolvers<unknown>();
  mockLoad.mockRejectedValueOnce(new Error('offline')).mockReturnValueOnce(second.promise);
  await userEvent.click(screen.getByRole('button', { name: 'View all filters' }));
  const message = await screen.findByRole('alertdialog', { name: 'Filters' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alertdialog')).toBe(message);
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('data-pending');
  await act(async () => second.reject(new Error('offline')));
  expect(screen.getByRole('alertdialog')).toBe(message);
  mockLoad.mockResolvedValueOnce(jest.requireActual('./recap-dialog.tsx'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(message).not.toBeInTheDocument();
});
