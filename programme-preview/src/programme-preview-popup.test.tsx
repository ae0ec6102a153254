import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, ProgrammeCard } from '@airdex/shared-contracts/api';
import { ProgrammePreviewPopup } from './programme-preview-popup.tsx';

type GetCard = ApiClient['getCard'];
type GetCount = ApiClient['getPlaylistsCountByProgram'];

const programme = programmeLine({ idProgram: 7, localTitle: 'Nightfall' });
const card = (fields: Partial<ProgrammeCard> = {}) =>
  jest.fn<GetCard>(() => Promise.resolve(programmeCard({ idProgram: 7, ...fields })));
const count = (number: number) => jest.fn<GetCount>(() => Promise.resolve(number));

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function show(getCard: GetCard, getPlaylistsCountByProgram: GetCount, options: TestHostOptions = {}) {
  const host = createTestHost({ ...options, api: { getCard, getPlaylistsCountByProgram } });
  return render(
    <ScreenProviders remote="mfe-search" texts={{ en: {}, ch: {} }} host={host}>
      <ProgrammePreviewPopup programme={programme}>
        <a href="/card/7">Nightfall</a>
      </ProgrammePreviewPopup>
    </ScreenProviders>,
  );
}

async function rest() {
  await user.hover(screen.getByRole('link'));
  pass(1000);
}

async function leave() {
  await user.unhover(screen.getByRole('link'));
  pass(500);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[POP-01] loads card and playlists once it opens, and shows them', async () => {
  const [getCard, getCount] = [card({ isDatePreview: true, distributors: 'One / Two' }), count(2)];
  show(getCard, getCount);
  await user.hover(screen.getByRole('link'));
  pass(999);
  expect(getCard).not.toHaveBeenCalled();
  pass(1);
  const popup = await screen.findByRole('dialog', { name: 'Preview of Nightfall' });
  await waitFor(() => expect(popup).toHaveTextContent('Culture / Arts'));
  expect(popup).toHaveTextContent(/Canal Sept.*02\/03\/2026Upcoming.*Original.*OneTwo/);
  expect(screen.getByRole('img', { name: 'In 2 playlists' })).toHaveAttribute('data-active');
  expect(getCard.mock.calls[0]?.[0].params).toEqual({ id: 7, forExport: false });
});

test('[POP-01] caches the card, but loads the playlists again', async () => {
  const [getCard, getCount] = [card(), count(0)];
  show(getCard, getCount);
  await rest();
  expect(await screen.findByRole('img', { name: 'In none of your playlists' })).toBeVisible();
  await leave();
  getCount.mockResolvedValue(1);
  await rest();
  expect(await screen.findByRole('img', { name: 'In 1 playlist' })).toBeVisible();
  expect(getCard).toHaveBeenCalledTimes(1);
});

test('shows that a card failed to load, and loads it on Retry', async () => {
  const getCard = card();
  getCard.mockRejectedValueOnce(new Error('down'));
  show(getCard, count(0));
  await rest();
  expect(await screen.findByRole('alert')).toHaveTextContent('The programme could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Culture / Arts')).toBeVisible();
});

test('says that a programme is outside the subscription', async () => {
  show(
    jest.fn<GetCard>(() => Promise.resolve(null)),
    count(0),
  );
  await rest();
  expect(await screen.findByText('Selected information out of your subscription.')).toBeVisible();
});

test('[POP-01] does not open on mobile', async () => {
  const getCard = card();
  show(getCard, count(0), { width: 800 });
  await rest();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getCard).not.toHaveBeenCalled();
});

test('is entirely in Chinese when Chinese is chosen', async () => {
  show(card(), count(1), { language: 'ch' });
  await rest();
  expect(await screen.findByRole('dialog', { name: '预览：Nightfall' })).toBeVisible();
  expect(await screen.findByRole('img', { name: '已在 1 个片单中' })).toBeVisible();
  expect(screen.getByText('2026/03/02')).toBeVisible();
});
