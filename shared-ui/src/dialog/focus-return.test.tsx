import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { FocusReturn } from './focus-return.tsx';

let page: HTMLElement;
let opener: HTMLButtonElement;
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  opener = page.appendChild(document.createElement('button'));
});
afterEach(() => page.remove());

/** What react-aria does in the frame after a modal was closed. */
function restore(): void {
  opener.dispatchEvent(
    new CustomEvent('react-aria-focus-scope-restore', { bubbles: true, cancelable: true }),
  );
}

test('returns the focus to an element that was inert when react-aria tried to', () => {
  page.setAttribute('inert', '');
  const { unmount } = render(<FocusReturn />);
  restore();
  page.removeAttribute('inert');
  unmount();
  expect(opener).toHaveFocus();
});

test('lets the page choose another element, as react-aria does', () => {
  page.setAttribute('inert', '');
  const { unmount } = render(<FocusReturn />);
  restore();
  page.removeAttribute('inert');
  page.addEventListener('react-aria-focus-scope-restore', (event) => event.preventDefault());
  unmount();
  expect(opener).not.toHaveFocus();
});

test('leaves the focus to react-aria if it could return it, and where the user has moved it', () => {
  const first = render(<FocusReturn />);
  restore();
  first.unmount();
  expect(opener).not.toHaveFocus();

  page.setAttribute('inert', '');
  const second = render(<FocusReturn />);
  restore();
  page.removeAttribute('inert');
  const other = page.appendChild(document.createElement('button'));
  other.focus();
  second.unmount();
  expect(other).toHaveFocus();
});
