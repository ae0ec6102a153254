import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge, CountBadge } from './index.ts';

test('shows its text in its tone', () => {
  render(<Badge tone="warning">Sample data</Badge>);
  expect(screen.getByText('Sample data').parentElement).toHaveAttribute('data-tone', 'warning');
});

test('exposes a count as a sentence, not as a bare number', () => {
  render(
    <button type="button">
      Playlists <CountBadge count={3} label="3 unseen" />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Playlists 3 unseen' })).toHaveTextContent('Playlists 33 unseen');
});

test('limits a count to its maximum, and renders nothing for 0', () => {
  const { container, rerender } = render(<CountBadge count={120} label="120 unseen" />);
  expect(container).toHaveTextContent('99+');
  rerender(<CountBadge count={0} label="0 unseen" />);
  expect(container).toBeEmptyDOMElement();
});
