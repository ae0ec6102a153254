import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { VideoPlace } from './video-place.tsx';

let mockIsReachable = false;
jest.mock('./video-player.tsx', (): unknown => {
  if (!mockIsReachable) throw new Error('offline');
  return jest.requireActual('./video-player.tsx');
});

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve({ status: 200 } as Response);
});

test('a video whose player could not be loaded starts only when Play is pressed again', async () => {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <VideoPlace idProgram={7} title="Nightfall" address="/media/videos/7.webm" picture={null} />
    </ScreenProviders>,
  );
  const play = await screen.findByRole('button', { name: 'Play the video' });
  await userEvent.hover(play);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(play);
  expect(await screen.findByRole('alert')).toHaveTextContent('The video could not be played.');
  expect(play).toHaveFocus();
  mockIsReachable = true;
  await userEvent.unhover(play);
  await userEvent.hover(play);
  await act(() => import('./video-player.tsx'));
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(play);
  expect(await screen.findByLabelText('Video of Nightfall')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
