import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PendingNotice } from './pending-notice.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('shows nothing for fast operations, and the state of slow ones', () => {
  render(<PendingNotice text="Still searching" afterMs={6000} />);
  act(() => jest.advanceTimersByTime(5999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Still searching');
});
