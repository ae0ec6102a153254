import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LoadingScreen, Spinner } from './index.ts';

test('is a status with its label as the name', () => {
  render(<Spinner label="Loading programmes" />);
  expect(screen.getByRole('status', { name: 'Loading programmes' })).toBeInTheDocument();
});

test('is hidden from screen readers without a label', () => {
  const { container } = render(<Spinner size={16} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('shows the label of the loading screen', () => {
  render(<LoadingScreen label="正在加载节目" />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载节目');
});
