import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Page, Panel } from './index.ts';

test('has its title as its heading, and a lead below it', () => {
  render(
    <Page title="Reports" lead="All that your company ordered.">
      <p>Content</p>
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Reports' });
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(heading.nextElementSibling).toHaveTextContent('All that your company ordered.');
  expect(screen.getByText('Content')).toBeInTheDocument();
});

test('passes its heading on, so that a page can move the focus there', () => {
  const heading: { current: HTMLHeadingElement | null } = { current: null };
  render(
    <Page title="Playlists" headingRef={heading}>
      <p>Content</p>
    </Page>,
  );
  expect(heading.current).toBe(screen.getByRole('heading', { name: 'Playlists' }));
});

test('a panel is a region with the name of its heading', () => {
  render(
    <Panel title="Sessions" aside={<button>Sign out</button>}>
      <p>Two browsers</p>
    </Panel>,
  );
  const panel = screen.getByRole('region', { name: 'Sessions' });
  expect(panel).toContainElement(screen.getByRole('heading', { level: 2, name: 'Sessions' }));
  expect(panel).toContainElement(screen.getByRole('button', { name: 'Sign out' }));
  expect(panel).toHaveTextContent('Two browsers');
});

test('a panel without a title is no region', () => {
  render(
    <Panel>
      <p>Two browsers</p>
    </Panel>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
