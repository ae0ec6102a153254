import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showKeyboardFocus } from './keyboard-focus.ts';

const { focus: ownFocus } = HTMLElement.prototype;
const focus = jest.fn<(options?: FocusOptions) => void>();

beforeEach(() => {
  focus.mockReset();
  HTMLElement.prototype.focus = focus;
  showKeyboardFocus();
});
afterEach(() => {
  HTMLElement.prototype.focus = ownFocus;
});

test('focus that a script moves is visible after a key, and otherwise as the browser decides', () => {
  const button = document.createElement('button');
  button.focus();
  document.dispatchEvent(new Event('keydown'));
  button.focus({ preventScroll: true });
  button.focus({ focusVisible: false });
  document.dispatchEvent(new Event('pointerdown'));
  button.focus({ preventScroll: true });
  expect(focus.mock.calls).toEqual([
    [undefined],
    [{ focusVisible: true, preventScroll: true }],
    [{ focusVisible: false }],
    [{ preventScroll: true }],
  ]);
  expect(focus.mock.contexts).toEqual([button, button, button, button]);
});
