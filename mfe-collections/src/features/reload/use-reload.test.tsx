import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { useReload } from './use-reload.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function show() {
  const host = createTestHost();
  const [onChange, onReturn] = [jest.fn(), jest.fn()];
  function Page() {
    useReload({ onChange, onReturn });
    return null;
  }
  const { unmount } = render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <Page />
    </ScreenProviders>,
  );
  return { host, onChange, onReturn, unmount };
}

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[PLS-04] reloads on saveSearch and playlistsChange until the page is left', () => {
  const { host, onChange, unmount } = show();
  host.bus.raise('saveSearch');
  host.bus.raise('playlistsChange');
  expect(onChange).toHaveBeenCalledTimes(2);
  unmount();
  host.bus.raise('saveSearch');
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('reloads when the tab is visible again after more than a minute, and not before', () => {
  const { onReturn } = show();
  setHidden(true);
  jest.advanceTimersByTime(59_000);
  setHidden(false);
  expect(onReturn).not.toHaveBeenCalled();
  setHidden(true);
  jest.advanceTimersByTime(61_000);
  setHidden(false);
  expect(onReturn).toHaveBeenCalledTimes(1);
});
