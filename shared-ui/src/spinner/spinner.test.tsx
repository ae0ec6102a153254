import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LoadingScreen, Spinner } from './index.ts';

test('a spinner with a label is a status with that name', () => {
  render(<Spinner label="Loading programmes" />);
  expect(screen.getByRole('status', { name: 'Loading programmes' })).toBeInTheDocument();
});

test('a spinner without a label is hidden from assistive technology', () => {
  const { container } = render(<Spinner size={16} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('the loading screen says what it waits for', () => {
  render(<LoadingScreen label="正在加载节目" />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载节目');
});
