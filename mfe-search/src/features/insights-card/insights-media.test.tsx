import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { InsightsMedia } from './insights-media.tsx';

const { fetch: ownFetch } = globalThis;

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ status: 200 } as Response);
  HTMLMediaElement.prototype.pause = jest.fn();
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={createTestHost()}>
      <InsightsMedia title="Formats" summary="On the move" pdf={null} video="/media/1.webm" image={null} />
      <input />
    </ScreenProviders>,
  );
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

const playButton = () => screen.findByRole('button', { name: 'Play the video' });
const video = () => screen.findByLabelText(/Formats/);

test('says that the video could not be played, and lets the user try again', async () => {
  expect(await playButton()).not.toHaveFocus();
  await userEvent.click(await playButton());
  expect(await video()).toHaveFocus();
  fireEvent.error(await video());
  expect(screen.getByRole('alert')).toHaveTextContent('The video could not be played.');
  expect(await playButton()).toHaveFocus();
  await userEvent.click(await playButton());
  expect(await video()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaves the focus where the user has moved it when the video fails', async () => {
  await userEvent.click(await playButton());
  await video();
  screen.getByRole('textbox').focus();
  fireEvent.error(await video());
  await playButton();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
