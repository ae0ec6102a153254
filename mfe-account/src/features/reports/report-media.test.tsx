import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { loadPosters } from '@airdex/shared-ui/poster';
import { texts } from '../../texts/index.ts';
import { ReportMedia } from './report-media.tsx';

const { fetch: ownFetch } = globalThis;

beforeAll(loadPosters);
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ status: 200 } as Response);
  HTMLMediaElement.prototype.pause = jest.fn();
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={createTestHost()}>
      <ReportMedia title="Formats" image="/media/1.svg" video="/media/1.webm" />
    </ScreenProviders>,
  );
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

const playButton = () => screen.findByRole('button', { name: 'Play the video' });
const video = () => screen.findByLabelText('Video of “Formats”');

test('[REP-01] shows the picture without controls over it until the video is played', async () => {
  await playButton();
  expect(document.querySelector('img')).toHaveAttribute('src', '/media/1.svg');
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(await playButton());
  expect(await video()).toHaveAttribute('src', '/media/1.webm');
  expect(await video()).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that the video could not be played, and lets the user try again', async () => {
  expect(await playButton()).not.toHaveFocus();
  await userEvent.click(await playButton());
  fireEvent.error(await video());
  expect(screen.getByRole('alert')).toHaveTextContent('The video could not be played.');
  expect(await playButton()).toHaveFocus();
  await userEvent.click(await playButton());
  expect(await video()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
