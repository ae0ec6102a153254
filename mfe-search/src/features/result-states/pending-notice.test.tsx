import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PendingNotice } from './pending-notice.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('says nothing of what is quickly done, and what goes on of what is not', () => {
  render(<PendingNotice text="Still searching" afterMs={6000} />);
  act(() => jest.advanceTimersByTime(5999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Still searching');
});
