import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useMediaQuery } from './index.ts';

function Width() {
  return <p>{useMediaQuery('(max-width: 800px)') ? 'narrow' : 'wide'}</p>;
}

test('follows the window', () => {
  render(<Width />);
  expect(screen.getByText('wide')).toBeVisible();
  act(() => {
    window.innerWidth = 600;
    window.dispatchEvent(new Event('resize'));
  });
  expect(screen.getByText('narrow')).toBeVisible();
});
