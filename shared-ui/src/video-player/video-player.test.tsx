import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { VideoPlayer } from './video-player.tsx';

const TEXTS = {
  play: 'Play the video',
  video: 'Video of Nightfall',
  failed: 'The video could not be played.',
};
const videoRef = createRef<HTMLVideoElement>();
const onPlay = jest.fn<() => void>();

beforeEach(() => {
  onPlay.mockReset();
});

function show(address: string | null = '/media/7.webm') {
  render(
    <>
      <VideoPlayer
        picture={<img src="/media/7.jpg" alt="" />}
        address={address}
        texts={TEXTS}
        videoRef={videoRef}
        controlsList="nodownload"
        onPlay={onPlay}
      />
      <input />
    </>,
  );
}
const playButton = () => screen.getByRole('button', { name: 'Play the video' });
const video = () => screen.getByLabelText('Video of Nightfall');

test('shows the picture until the button is pressed, then the video, which gets the focus', async () => {
  show();
  expect(document.querySelector('img')).toBeVisible();
  expect(videoRef.current).toBeNull();
  await userEvent.click(playButton());
  expect(video()).toHaveFocus();
  expect(video()).toHaveAttribute('src', '/media/7.webm');
  expect(video()).toHaveAttribute('controls');
  expect(video()).toHaveAttribute('controlslist', 'nodownload');
  expect(videoRef.current).toBe(video());
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fireEvent.play(video());
  expect(onPlay).toHaveBeenCalledTimes(1);
});

test('shows only the picture without a video', () => {
  show(null);
  expect(document.querySelector('img')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that the video could not be played, and lets the user try again', async () => {
  show();
  expect(playButton()).not.toHaveFocus();
  await userEvent.click(playButton());
  fireEvent.error(video());
  expect(screen.getByRole('alert')).toHaveTextContent('The video could not be played.');
  expect(playButton()).toHaveFocus();
  await userEvent.click(playButton());
  expect(video()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaves the focus where the user has moved it when the video fails', async () => {
  show();
  await userEvent.click(playButton());
  screen.getByRole('textbox').focus();
  fireEvent.error(video());
  expect(playButton()).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
