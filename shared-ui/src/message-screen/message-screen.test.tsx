import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MessageScreen, type IllustrationName } from './index.ts';

test('shows what happened under a heading, and offers a link', () => {
  render(
    <MessageScreen illustration="invalid-search" title="Nothing to search for" subtitle="Type a word.">
      <a href="mailto:team@example.com">Contact us</a>
    </MessageScreen>,
  );
  expect(screen.getByRole('status')).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'Nothing to search for' }),
  );
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:team@example.com');
});

test('announces a failure immediately; as a page it has the first heading', () => {
  render(<MessageScreen illustration="failed" title="失败" headingLevel={1} isAlert />);
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1, name: '失败' }));
});

test('draws every illustration differently, as decoration', () => {
  const names: IllustrationName[] = [
    'invalid-search',
    'no-results',
    'out-of-scope',
    'not-found',
    'failed',
    'signed-out',
  ];
  const drawings = names.map((illustration) => {
    const { container, unmount } = render(<MessageScreen illustration={illustration} title="x" />);
    const picture = container.querySelector('svg');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    const drawing = picture?.innerHTML;
    unmount();
    return drawing;
  });
  expect(new Set(drawings).size).toBe(names.length);
});
