import { useQuery } from '@tanstack/react-query';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { ProgrammeOptions } from './programme-options.tsx';

const load = jest.fn<() => Promise<readonly ProgrammeLine[]>>();

function Options() {
  const list = useQuery({ queryKey: ['options'], queryFn: load });
  return (
    <>
      <button type="button" onClick={() => void list.refetch()}>
        Refresh
      </button>
      <ProgrammeOptions
        label="Programmes"
        lines={list.data ?? []}
        list={list}
        isChosen={() => false}
        isFull={false}
        onToggle={() => undefined}
      />
    </>
  );
}

test('offers programmes that have loaded even if loading them again fails', async () => {
  load
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce([programmeLine({ idProgram: 7, localTitle: 'Nightfall' })])
    .mockRejectedValueOnce(new Error('down'));
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <Options />
    </ScreenProviders>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The programmes could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const option = await screen.findByRole('checkbox', { name: /Nightfall/ });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect(await screen.findByRole('checkbox')).toBe(option);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('announces that the programmes load, and how many there are', async () => {
  let answer: (lines: readonly ProgrammeLine[]) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <Options />
    </ScreenProviders>,
  );
  const news = (await screen.findByText('Loading programmes…')).closest('[aria-live="polite"]');
  act(() => answer([programmeLine({ idProgram: 7 }), programmeLine({ idProgram: 8 })]));
  await waitFor(() => expect(news).toHaveTextContent('2 programmes listed'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  act(() => answer([]));
  await waitFor(() => expect(news).toHaveTextContent('No programmes found'));
});
