import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useMeasuredWidth } from './index.ts';

function Ruler() {
  const { ref, width } = useMeasuredWidth();
  return <div ref={ref}>{width}</div>;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('measures immediately and when the element changes, and stops when it is unmounted', () => {
  let onResize: () => void = () => undefined;
  const disconnect = jest.fn();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    onResize = () => callback([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => disconnect() };
  });
  const clientWidth = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
  const { unmount } = render(<Ruler />);
  expect(screen.getByText('640')).toBeVisible();
  clientWidth.mockReturnValue(320);
  act(() => onResize());
  expect(screen.getByText('320')).toBeVisible();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
