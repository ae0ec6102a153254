/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { ScreenProviders } from '../screen/index.ts';
import { createTestHost } from '../test-kit/index.ts';
import { usePauseWhenHidden } from './index.ts';

const pause = jest.fn();

beforeEach(() => {
  pause.mockReset();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  jest.restoreAllMocks();
});

// The element outlives the component, so a listener that was not removed would pause it.
const video = { current: document.createElement('video') };

function Player() {
  usePauseWhenHidden(video);
  return null;
}

function show() {
  const host = createTestHost();
  const page = render(
    <ScreenProviders remote="mfe-card" texts={{ en: {}, ch: {} }} host={host}>
      <Player />
    </ScreenProviders>,
  );
  return { ...page, bus: host.bus };
}

test('pauses when results cover the page, but not when they close', () => {
  const { bus } = show();
  bus.raise('searchDisplay', { isVisible: false });
  expect(pause).not.toHaveBeenCalled();
  bus.raise('searchDisplay', { isVisible: true });
  expect(pause).toHaveBeenCalledTimes(1);
});

test('pauses when the tab is hidden, but not when it is shown again', () => {
  show();
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).not.toHaveBeenCalled();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).toHaveBeenCalledTimes(1);
});

test('stops listening when it is unmounted', () => {
  const { bus, unmount } = show();
  unmount();
  bus.raise('searchDisplay', { isVisible: true });
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(pause).not.toHaveBeenCalled();
});
