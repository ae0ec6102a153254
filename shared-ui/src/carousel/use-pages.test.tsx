import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { usePages } from './use-pages.ts';

function Pages({ isAttached }: { readonly isAttached: boolean }) {
  const { viewportRef, page, step } = usePages({ pageCount: 3, isStill: true });
  return (
    <>
      <button onClick={() => step(-1)}>{`Page ${String(page + 1)}`}</button>
      <div ref={isAttached ? viewportRef : null}>
        <div>
          <p>One</p>
          <p>Two</p>
          <p>Three</p>
        </div>
      </div>
    </>
  );
}

test('a step before its pages can be moved takes effect, and later ones continue from there', () => {
  const { rerender } = render(<Pages isAttached={false} />);
  const press = () => act(() => screen.getByRole('button').click());
  press();
  expect(screen.getByRole('button')).toHaveTextContent('Page 3');
  rerender(<Pages isAttached />);
  expect(screen.getByRole('button')).toHaveTextContent('Page 3');
  press();
  expect(screen.getByRole('button')).toHaveTextContent('Page 2');
});
