import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { ProgrammeStrip } from './programme-strip.tsx';

const LINE = programmeLine({ idProgram: 9, localTitle: 'Daybreak' });

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(getCard: ApiClient['getCard'], width = 1600) {
  const host = createTestHost({
    api: { getCard, getPlaylistsCountByProgram: () => Promise.resolve(2) },
    width,
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <ProgrammeStrip label="Pages" programmes={[LINE]} />
    </ScreenProviders>,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[POP-01] a thumbnail of a card shows a preview after a second of hovering, and closes it after leaving', async () => {
  const getCard = jest.fn<ApiClient['getCard']>(() =>
    Promise.resolve(programmeCard({ idProgram: 9, distributors: 'One / Two' })),
  );
  show(getCard);
  const link = screen.getByRole('link', { name: /Daybreak/ });
  await user.hover(link);
  await pass(999);
  expect(getCard).not.toHaveBeenCalled();
  await pass(1);
  const popup = screen.getByRole('dialog', { name: 'Preview of Daybreak' });
  await pass(10);
  expect(popup).toHaveTextContent(/Culture \/ Arts.*Canal Sept.*OneTwo/);
  expect(screen.getByRole('img', { name: 'In 2 playlists' })).toHaveAttribute('data-active');
  await user.unhover(link);
  await pass(500);
  expect(popup).not.toBeInTheDocument();
});

test('[POP-01] phones show no preview', async () => {
  const getCard = jest.fn<ApiClient['getCard']>();
  show(getCard, 800);
  await user.hover(screen.getByRole('link', { name: /Daybreak/ }));
  await pass(2000);
  expect(getCard).not.toHaveBeenCalled();
});
