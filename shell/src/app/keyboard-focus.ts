/**
 * Makes focus that a script moves after a key was pressed visible, as Chromium does. Safari only does so if the user's
 * last own move of the focus was by keyboard. In a dialog that was opened with the mouse, where React Aria moves the
 * focus on Tab, its controls would have no focus ring.
 */
export function showKeyboardFocus(): void {
  let isByKeyboard = false;
  const note = ({ type }: Event) => {
    isByKeyboard = type === 'keydown';
  };
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, note, true);
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusVisibly(options?: FocusOptions) {
    focus.call(this, isByKeyboard ? { focusVisible: true, ...options } : options);
  };
}
