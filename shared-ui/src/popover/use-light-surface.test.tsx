import { useRef } from 'react';
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { useLightSurface } from './use-light-surface.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** An open surface of a field in a panel that scrolls, next to a list that scrolls too. */
function openSurface() {
  render(
    <>
      <div data-testid="panel">
        <button>field</button>
      </div>
      <div data-testid="list" />
    </>,
  );
  const [field, panel, list] = [
    screen.getByText('field'),
    screen.getByTestId('panel'),
    screen.getByTestId('list'),
  ];
  const onOpenChange = jest.fn();
  const { result } = renderHook(() =>
    useLightSurface(
      { triggerRef: useRef<Element>(field), isOpen: true, onOpenChange },
      useRef<Element>(null),
    ),
  );
  // Like react-aria, which listens for the same scroll events.
  window.addEventListener('scroll', () => result.current?.onOpenChange(false), { capture: true, once: true });
  return { field, panel, list, onOpenChange };
}

test('closes when the user scrolls its field away', () => {
  const { field, panel, onOpenChange } = openSurface();
  fireEvent.wheel(panel);
  panel.scrollTop = 40;
  field.getBoundingClientRect = () => new DOMRect(0, -40, 100, 40);
  fireEvent.scroll(panel);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('stays open when the browser scrolls because content below the field was removed', () => {
  const { field, panel, onOpenChange } = openSurface();
  panel.scrollTop = 40;
  field.getBoundingClientRect = () => new DOMRect(0, -40, 100, 40);
  fireEvent.scroll(panel);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('stays open when the browser scrolls to keep the field in place', () => {
  const { panel, onOpenChange } = openSurface();
  fireEvent.wheel(panel);
  panel.scrollTop = 40;
  fireEvent.scroll(panel);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('stays open when an earlier scroll ends, or something else is scrolled', () => {
  const { panel, list, onOpenChange } = openSurface();
  fireEvent.scroll(panel);
  list.scrollTop = 400;
  fireEvent.scroll(list);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('is positioned again when content above the field moves it', async () => {
  const { field, panel, onOpenChange } = openSurface();
  const onResize = jest.fn();
  window.addEventListener('resize', onResize, { once: true });
  field.getBoundingClientRect = () => new DOMRect(0, 120, 100, 40);
  fireEvent.scroll(panel);
  expect(onOpenChange).not.toHaveBeenCalled();
  await waitFor(() => {
    expect(onResize).toHaveBeenCalledTimes(1);
  });
});
