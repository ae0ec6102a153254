import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { CardMedia } from './card-media.tsx';

const VIDEO = '/media/videos/7.webm';
const head = jest.fn<typeof fetch>();
const pause = jest.fn();
const play = jest.fn<ApiClient['registerTagVideoPlay']>();
const download = jest.fn<ApiClient['registerTagVideoDownload']>();
const { fetch: ownFetch } = globalThis;

beforeEach(() => {
  for (const mock of [head, pause, play, download]) mock.mockReset();
  head.mockResolvedValue({ status: 200 } as Response);
  play.mockResolvedValue(true);
  download.mockResolvedValue(true);
  globalThis.fetch = head;
  HTMLMediaElement.prototype.pause = pause;
});
afterEach(() => {
  globalThis.fetch = ownFetch;
  jest.restoreAllMocks();
});

function show(video: string | null = VIDEO, image: string | null = null) {
  const host = createTestHost({ api: { registerTagVideoPlay: play, registerTagVideoDownload: download } });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <CardMedia card={programmeCard({ video, image })} />
    </ScreenProviders>,
  );
  return host;
}
const playButton = () => screen.findByRole('button', { name: 'Play the video' });
const video = () => screen.findByLabelText('Video of Nightfall');

test('shows the picture first, and plays once the button is pressed', async () => {
  show();
  await playButton();
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(await playButton());
  expect(await video()).toHaveAttribute('src', VIDEO);
  expect(await video()).toHaveAttribute('controls');
  expect(await video()).toHaveFocus();
});

test.each([401, 404])(
  'checks by HEAD whether the video is available, and offers nothing if it is not: %i',
  async (status) => {
    head.mockResolvedValue({ status } as Response);
    show();
    await waitFor(() => expect(head).toHaveBeenCalledTimes(1));
    expect(head.mock.calls[0]).toEqual([VIDEO, expect.objectContaining({ method: 'HEAD' })]);
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('offers the video if the check failed, because it may still play', async () => {
  head.mockResolvedValue({ status: 503 } as Response);
  show();
  expect(await playButton()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download video' })).toBeVisible();
});

test('[CRD-07] shows the default image if the picture is not available', async () => {
  show(null, '/media/pictures/7.jpg');
  expect(document.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/media/pictures/7.jpg'),
  );
  head.mockResolvedValue({ status: 404 } as Response);
  show(null, '/media/pictures/8.jpg');
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(1));
  expect(head.mock.calls[1]).toEqual(['/media/pictures/8.jpg', expect.objectContaining({ method: 'HEAD' })]);
});

test('sends no request for a programme without a video', () => {
  show(null);
  expect(head).not.toHaveBeenCalled();
});

test('counts one play and one download', async () => {
  show();
  await userEvent.click(await playButton());
  expect(play).not.toHaveBeenCalled();
  fireEvent.play(await video());
  fireEvent.play(await video());
  const link = screen.getByRole('link', { name: 'Download video' });
  expect(link).toHaveAttribute('download', 'Nightfall.webm');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await userEvent.click(link);
  expect(play.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 7 }]);
  expect(download.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 7 }]);
});

test('pauses when results cover the card or the tab is hidden, and only then', async () => {
  const { bus } = show();
  await userEvent.click(await playButton());
  await video();
  bus.raise('searchDisplay', { isVisible: false });
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).not.toHaveBeenCalled();
  bus.raise('searchDisplay', { isVisible: true });
  expect(pause).toHaveBeenCalledTimes(1);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(2);
});

test('says that the video could not be played, and lets the user try again', async () => {
  show();
  await userEvent.click(await playButton());
  fireEvent.error(await video());
  expect(screen.getByRole('alert')).toHaveTextContent('The video could not be played.');
  // The player had the focus.
  expect(await playButton()).toHaveFocus();
  await userEvent.click(await playButton());
  expect(await video()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
