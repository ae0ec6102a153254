import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { loadPosters } from '@airdex/shared-ui/poster';
import { texts } from '../../texts/index.ts';
import { InsightsMedia } from './insights-media.tsx';

const { fetch: ownFetch } = globalThis;

beforeAll(loadPosters);
beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({ status: 200 } as Response);
  HTMLMediaElement.prototype.pause = jest.fn();
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={createTestHost()}>
      <InsightsMedia title="Formats" summary="On the move" pdf={null} video="/media/1.webm" image={null} />
    </ScreenProviders>,
  );
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test('[HOM-01] plays the video of the insights instead of showing their picture', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Play the video' }));
  expect(screen.getByLabelText('Video: Formats')).toHaveAttribute('src', '/media/1.webm');
});

test('says in its words that the video could not be played', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Play the video' }));
  fireEvent.error(screen.getByLabelText('Video: Formats'));
  expect(screen.getByRole('alert')).toHaveTextContent('The video could not be played.');
});
