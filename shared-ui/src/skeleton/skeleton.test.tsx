import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SkeletonBlock, SkeletonCardGrid, SkeletonLine, SkeletonRows } from './index.ts';

test('renders bones as decoration', () => {
  const { container } = render(
    <>
      <SkeletonLine width="40%" />
      <SkeletonBlock ratio="16 / 9" />
    </>,
  );
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});

test('announces once that a grid loads, and renders as many cards as requested', () => {
  render(<SkeletonCardGrid label="Loading programmes" count={5} />);
  const grid = screen.getByRole('status', { name: 'Loading programmes' }).firstElementChild;
  expect(grid?.children).toHaveLength(5);
});

test('announces once that rows load', () => {
  render(<SkeletonRows label="Loading searches" count={3} />);
  expect(screen.getByRole('status', { name: 'Loading searches' }).children).toHaveLength(3);
});
