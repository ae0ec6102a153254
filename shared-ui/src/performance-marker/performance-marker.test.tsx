import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PerformanceMarker } from './index.ts';

test('gives each colour its own shape and meaning', () => {
  const drawn = (['green', 'yellow', 'red'] as const).map((color) => {
    const { unmount } = render(<PerformanceMarker color={color} label={`Meaning of ${color}`} />);
    const mark = screen.getByRole('img', { name: `Meaning of ${color}` });
    expect(mark).toHaveAttribute('data-color', color);
    const shape = mark.querySelector('path')?.getAttribute('d');
    unmount();
    return shape;
  });
  expect(new Set(drawn).size).toBe(3);
});

test('shows the figure next to the mark, without colour', () => {
  render(
    <PerformanceMarker color="green" label="Above the slot">
      24.3%
    </PerformanceMarker>,
  );
  expect(screen.getByText('24.3%').closest('[data-color]')).toBeNull();
});

test('shows the figure alone without a colour, and nothing without either', () => {
  const { container, rerender } = render(
    <PerformanceMarker color={null} label="Above the slot">
      -
    </PerformanceMarker>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('-');
  rerender(<PerformanceMarker color={null} label="Above the slot" />);
  expect(container).toBeEmptyDOMElement();
});
