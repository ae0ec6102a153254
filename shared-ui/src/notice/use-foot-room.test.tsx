import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Notice } from './index.ts';

let measure: () => void = () => undefined;
beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    measure = () => callback([], {} as ResizeObserver);
    return {
      observe: () => undefined,
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
  });
});

const below = (text: string) =>
  screen.getByText(text).closest<HTMLElement>('[role]')?.style.getPropertyValue('--notice-below');
const room = () => document.documentElement.style.getPropertyValue('--notice-foot');

test('leaves room at the end of the page for a notice at the bottom of the window while it is shown', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const { unmount } = render(<Notice placement="bottom">Saved</Notice>);
  act(() => measure());
  expect(room()).toBe('calc(60px + 2 * var(--space-2))');
  unmount();
  expect(room()).toBe('');
});

test('stacks several notices, and keeps the room of those that stay', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const pair = (hasFirst: boolean) => (
    <>
      {hasFirst && <Notice placement="bottom">Deleted</Notice>}
      <Notice placement="bottom">Copied</Notice>
    </>
  );
  const { rerender } = render(pair(true));
  act(() => measure());
  expect([below('Deleted'), below('Copied')]).toEqual(['0px', '68px']);
  expect(room()).toBe('calc(128px + 2 * var(--space-2))');
  rerender(pair(false));
  expect(below('Copied')).toBe('0px');
  expect(room()).toBe('calc(60px + 2 * var(--space-2))');
});

test('lets a toast cover the page, above notices that end it', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const shown = (hasNotice: boolean, isToast = true) => (
    <>
      <Notice placement="bottom" coversPage={isToast}>
        Copied
      </Notice>
      {hasNotice && <Notice placement="bottom">Cookies</Notice>}
    </>
  );
  const { rerender } = render(shown(false));
  act(() => measure());
  expect(room()).toBe('');
  rerender(shown(true));
  act(() => measure());
  expect([below('Copied'), below('Cookies')]).toEqual(['68px', '0px']);
  expect(room()).toBe('calc(60px + 2 * var(--space-2))');
  rerender(shown(true, false));
  act(() => measure());
  expect(room()).toBe('calc(128px + 2 * var(--space-2))');
});

test('ends the page above a notice of an earlier version, too', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  render(
    <>
      <Notice placement="bottom" coversPage>
        Copied
      </Notice>
      <div role="status" data-at-foot="">
        Cookies
      </div>
    </>,
  );
  act(() => measure());
  expect([below('Copied'), below('Cookies')]).toEqual(['68px', '0px']);
  expect(room()).toBe('calc(60px + 2 * var(--space-2))');
});

test.each(['inline', 'strip'] as const)(
  'leaves no room at the end of the page for a notice that is %s',
  (placement) => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
    render(
      <>
        <Notice placement={placement}>Offline</Notice>
        <Notice placement="bottom">Saved</Notice>
      </>,
    );
    act(() => measure());
    expect(room()).toBe('calc(60px + 2 * var(--space-2))');
  },
);
