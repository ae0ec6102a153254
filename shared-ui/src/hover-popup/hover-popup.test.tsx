import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoverPopup } from './index.ts';

const content = jest.fn(() => <p>Launched on 12/11/2026</p>);

function show(isDisabled = false) {
  return render(
    <>
      <HoverPopup label="Preview of Harbour" content={content} isDisabled={isDisabled}>
        <a href="/card/1">Harbour</a>
      </HoverPopup>
      <HoverPopup label="Preview of Borders" content={content} isDisabled={isDisabled}>
        <a href="/card/2">Borders</a>
      </HoverPopup>
    </>,
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const link = (name = 'Harbour') => screen.getByRole('link', { name });
const popup = () => screen.queryByRole('dialog');

async function openByPointer() {
  await user.hover(link());
  pass(1000);
  expect(popup()).toBeVisible();
}

beforeEach(() => {
  jest.useFakeTimers();
  content.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('[POP-01] opens after 1 s of hovering, not before, and requests its content only then', async () => {
  show();
  await user.hover(link());
  pass(999);
  expect(popup()).not.toBeInTheDocument();
  expect(content).not.toHaveBeenCalled();
  pass(1);
  expect(screen.getByRole('dialog', { name: 'Preview of Harbour' })).toHaveTextContent('Launched on');
});

test('[POP-01] closes 0.5 s after leaving', async () => {
  show();
  await openByPointer();
  await user.unhover(link());
  pass(499);
  expect(popup()).toBeVisible();
  pass(1);
  expect(popup()).not.toBeInTheDocument();
});

test('closes at a click elsewhere, so that Escape then closes what that click has opened', async () => {
  show();
  await openByPointer();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  expect(popup()).toBeVisible();
  fireEvent.pointerDown(document.body);
  expect(popup()).not.toBeInTheDocument();
});

test('[POP-01] stays open when the pointer moves into the popup', async () => {
  show();
  await openByPointer();
  await user.hover(screen.getByText(/Launched on/));
  pass(5000);
  expect(popup()).toBeVisible();
  await user.unhover(screen.getByText(/Launched on/));
  pass(500);
  expect(popup()).not.toBeInTheDocument();
});

test('[POP-01] does not open when the pointer only passes', async () => {
  show();
  await user.hover(link());
  pass(900);
  await user.unhover(link());
  pass(5000);
  expect(content).not.toHaveBeenCalled();
});

test('[POP-01] does not open on a phone, or by touch', async () => {
  const { unmount } = show(true);
  await user.hover(link());
  pass(2000);
  expect(popup()).not.toBeInTheDocument();
  unmount();
  show();
  // jsdom has no pointer events, and so no pointer types.
  fireEvent(link(), Object.assign(createEvent.pointerOver(link()), { pointerType: 'touch' }));
  pass(2000);
  expect(popup()).not.toBeInTheDocument();
});

test('[POP-01] opens for keyboard focus as well, and leaves the focus where it is', async () => {
  show();
  await user.tab();
  pass(1000);
  expect(popup()).toBeVisible();
  expect(link()).toHaveFocus();
  await user.tab();
  pass(500);
  expect(screen.queryByRole('dialog', { name: 'Preview of Harbour' })).not.toBeInTheDocument();
});

test('[POP-01] closes only itself on Escape, and stays closed until the next visit', async () => {
  const onKeyDown = jest.fn();
  show();
  document.body.addEventListener('keydown', onKeyDown);
  await openByPointer();
  await user.keyboard('{Escape}');
  expect(popup()).not.toBeInTheDocument();
  expect(onKeyDown).not.toHaveBeenCalled();
  pass(5000);
  expect(popup()).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.body.removeEventListener('keydown', onKeyDown);
  await user.unhover(link());
  await openByPointer();
});

test('closes on a click, scrolling and another window, but not when it scrolls itself', async () => {
  show();
  for (const close of [
    () => fireEvent.pointerDown(link()),
    () => fireEvent.scroll(document),
    () => fireEvent(window, new Event('resize')),
    () => fireEvent(window, new Event('blur')),
  ]) {
    await openByPointer();
    close();
    expect(popup()).not.toBeInTheDocument();
    await user.unhover(link());
  }
  await openByPointer();
  fireEvent.scroll(screen.getByText(/Launched on/));
  fireEvent.pointerDown(screen.getByText(/Launched on/));
  expect(popup()).toBeVisible();
});

test('is the only one that is open', async () => {
  show();
  await user.tab();
  pass(1000);
  expect(popup()).toHaveAccessibleName('Preview of Harbour');
  await user.hover(link('Borders'));
  pass(1000);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(popup()).toHaveAccessibleName('Preview of Borders');
});

test('disappears with its anchor', async () => {
  const { unmount } = show();
  await openByPointer();
  unmount();
  expect(popup()).not.toBeInTheDocument();
});
