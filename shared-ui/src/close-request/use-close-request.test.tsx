import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useCloseRequest } from './index.ts';

const { matchMedia } = window;
let isTouch = true;
/** The watchers that are not used up and not destroyed, the topmost last. */
let watchers: Watcher[] = [];

class Watcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    watchers = watchers.filter((watcher) => watcher !== this);
  }
}

/** What the browser does when the user presses Back on Android. Returns false if the page is left. */
function pressBack(): boolean {
  const watcher = watchers.pop();
  act(() => watcher?.onclose?.());
  return watcher !== undefined;
}

beforeEach(() => {
  watchers = [];
  isTouch = true;
  window.CloseWatcher = Watcher;
  window.matchMedia = (query) => ({ ...matchMedia.call(window, query), matches: isTouch });
});

afterEach(() => {
  delete window.CloseWatcher;
  window.matchMedia = matchMedia;
});

function Layer({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  useCloseRequest(isOpen, close);
  return null;
}

test('closes the topmost open layer, and leaves the page when none is open', () => {
  const [closeDialog, closeList] = [jest.fn(), jest.fn()];
  const layers = (isDialogOpen: boolean, isListOpen: boolean) => (
    <>
      <Layer isOpen={isDialogOpen} close={() => closeDialog()} />
      <Layer isOpen={isListOpen} close={() => closeList()} />
    </>
  );
  const { rerender } = render(layers(true, true));
  expect(pressBack()).toBe(true);
  expect([closeDialog, closeList].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  rerender(layers(true, false));
  expect(pressBack()).toBe(true);
  expect(closeDialog).toHaveBeenCalledTimes(1);
  rerender(layers(false, false));
  expect(pressBack()).toBe(false);
});

test('asks a layer that stayed open again', () => {
  const close = jest.fn();
  render(<Layer isOpen close={() => close()} />);
  expect([pressBack(), pressBack()]).toEqual([true, true]);
  expect(close).toHaveBeenCalledTimes(2);
});

test('with a mouse, or in a browser without close watchers, nothing is watched', () => {
  isTouch = false;
  render(<Layer isOpen close={jest.fn()} />);
  expect(pressBack()).toBe(false);
  isTouch = true;
  delete window.CloseWatcher;
  render(<Layer isOpen close={jest.fn()} />);
  expect(pressBack()).toBe(false);
});
