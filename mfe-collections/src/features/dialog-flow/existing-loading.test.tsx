import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { Dialog } from '@airdex/shared-ui/dialog';
import { texts } from '../../texts/index.ts';
import { ExistingLoading } from './existing-loading.tsx';
import { useFreshQuery } from './use-fresh-query.ts';

function Content({ load }: { readonly load: () => Promise<string> }) {
  const query = useFreshQuery('things', load);
  return (
    query.data ?? (
      <ExistingLoading query={query} loading="Loading" failed="No things" onCancel={() => undefined} />
    )
  );
}

test('the focus stays on Retry while it tries again, and when that fails too', async () => {
  const second = Promise.withResolvers<string>();
  const load = jest
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockReturnValueOnce(second.promise)
    .mockResolvedValueOnce('Things');
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Dialog isOpen onOpenChange={() => undefined} title="Share" closeLabel="Close" isComposed>
        <Content load={load} />
      </Dialog>
    </ScreenProviders>,
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(load).toHaveBeenCalledTimes(2);
  expect(retry).toHaveFocus();
  second.reject(new Error('down'));
  await waitFor(() => {
    expect(retry).not.toHaveAttribute('aria-disabled');
  });
  expect(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Things')).toBeVisible();
});
