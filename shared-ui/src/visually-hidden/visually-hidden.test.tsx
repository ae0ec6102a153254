import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './index.ts';

test('adds the hidden text to the accessible name', () => {
  render(
    <button type="button">
      3 <VisuallyHidden>unseen playlists</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: '3 unseen playlists' })).toBeInTheDocument();
});
