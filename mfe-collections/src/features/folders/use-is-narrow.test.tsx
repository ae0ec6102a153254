import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsNarrow } from './use-is-narrow.ts';

function Place() {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(place, 720);
  return <div ref={place}>{isNarrow ? 'narrow' : 'wide'}</div>;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('measures at once, follows changes, and keeps the last width while the page is hidden', () => {
  let onResize: () => void = () => undefined;
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    onResize = () => callback([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  const clientWidth = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
  render(<Place />);
  expect(screen.getByText('narrow')).toBeVisible();
  clientWidth.mockReturnValue(720);
  act(() => onResize());
  expect(screen.getByText('wide')).toBeVisible();
  clientWidth.mockReturnValue(0);
  act(() => onResize());
  expect(screen.getByText('wide')).toBeVisible();
});
