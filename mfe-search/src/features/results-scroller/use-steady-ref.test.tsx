import { render } from '@testing-library/react';
import { expect, jest, test } from '@jest/globals';
import { useSteadyRef } from './use-steady-ref.ts';

function Rows({ onRef }: { readonly onRef: (element: Element | null) => void }) {
  return <div ref={useSteadyRef<HTMLDivElement>(onRef)} />;
}

test('notifies about an element when it mounts and unmounts, and not for every new ref', () => {
  const first = jest.fn();
  const second = jest.fn();
  const { rerender, unmount, container } = render(<Rows onRef={first} />);
  expect(first.mock.calls).toEqual([[container.firstElementChild]]);
  rerender(<Rows onRef={second} />);
  expect(first).toHaveBeenCalledTimes(1);
  unmount();
  expect(first).toHaveBeenLastCalledWith(null);
  expect(second).not.toHaveBeenCalled();
});
