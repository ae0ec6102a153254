import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PerformanceMarker } from './index.ts';

test('each colour has a shape of its own and says what it means', () => {
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

test('the figure stands beside the mark, outside what is coloured', () => {
  render(
    <PerformanceMarker color="green" label="Above the slot">
      24.3 %
    </PerformanceMarker>,
  );
  expect(screen.getByText('24.3 %').closest('[data-color]')).toBeNull();
});

test('without a colour the figure stands alone, and without either nothing is drawn', () => {
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
