import { useRef, useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PendingSurface } from './index.ts';

const texts = { loading: 'Loading…', failed: 'It could not be loaded', retry: 'Retry' };

/** A trigger at `top`, in a window 600 px high, and the surface of its list that could not be loaded. */
function openFailed(top: number) {
  const [onRetry, onClose] = [jest.fn(), jest.fn()];
  // jsdom has no popovers.
  const showPopover = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 600, configurable: true });
  const box = new DOMRect(20, top, 100, 40);
  function List() {
    const triggerRef = useRef<Element>(null);
    const [isOpen, setOpen] = useState(false);
    const keep = (element: Element | null) => {
      if (element !== null) element.getBoundingClientRect = () => box;
      triggerRef.current = element;
    };
    return (
      <>
        <button ref={keep} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <PendingSurface isFailed {...{ triggerRef, texts, onRetry, onClose }} />}
      </>
    );
  }
  render(<List />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const surface = document.querySelector<HTMLElement>('[popover]');
  if (surface === null) throw new Error('There is no surface');
  return { surface, showPopover, onRetry, onClose };
}

test('opens below its trigger, with the failure and Retry', async () => {
  const { surface, showPopover, onRetry } = openFailed(40);
  expect(showPopover).toHaveBeenCalledTimes(1);
  expect(surface).toHaveStyle({ top: '84px', left: '20px' });
  expect(surface).toHaveTextContent('It could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('opens above a trigger in the lower half of the window', () => {
  expect(openFailed(540).surface).toHaveStyle({ bottom: '64px', left: '20px' });
});

test('reports that the browser has closed it', () => {
  const { surface, onClose } = openFailed(40);
  const closed = Object.assign(new Event('toggle'), { oldState: 'open', newState: 'closed' });
  fireEvent(surface, closed);
  expect(onClose).toHaveBeenCalledTimes(1);
});
