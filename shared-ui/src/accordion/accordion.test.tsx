import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './index.ts';

const chapters = (
  <Accordion
    headingLevel={2}
    items={[
      { id: 'chapter one', title: 'Searching', content: 'How to search' },
      { id: '2', title: 'Exporting', content: 'How to export' },
    ]}
  />
);
const chapter = (name: string) => screen.getByRole('button', { name });

test('opens the first chapter initially, under a heading', () => {
  render(chapters);
  expect(screen.getByRole('heading', { level: 2, name: 'Searching' })).toBeInTheDocument();
  expect(chapter('Searching')).toHaveAttribute('aria-expanded', 'true');
  expect(chapter('Exporting')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('How to search')).toBeVisible();
  // A single id, even if the item's own contains a space.
  const controlled = chapter('Searching').getAttribute('aria-controls') ?? '';
  expect(document.getElementById(controlled)).toHaveTextContent('How to search');
  expect(controlled).not.toMatch(/\s/);
});

test('opens one chapter and closes the other; a click on the open one closes it', async () => {
  const user = userEvent.setup();
  render(chapters);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Exporting' })).toHaveTextContent('How to export');
  expect(screen.getByText('How to search')).not.toBeVisible();
  expect(chapter('Exporting')).toHaveAttribute('aria-expanded', 'true');
  expect(chapter('Searching')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(chapter('Exporting')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('renders nothing without chapters', () => {
  render(<Accordion items={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('opens the named item initially, and the first one if there is no such item', () => {
  const items = ['one', 'two'].map((id) => ({ id, title: id, content: `text ${id}` }));
  const { unmount } = render(<Accordion items={items} initiallyOpen="two" />);
  expect(chapter('two')).toHaveAttribute('aria-expanded', 'true');
  expect(chapter('one')).toHaveAttribute('aria-expanded', 'false');
  unmount();
  render(<Accordion items={items} initiallyOpen="three" />);
  expect(chapter('one')).toHaveAttribute('aria-expanded', 'true');
});

test('opens another item when the first one to be open changes, in place', async () => {
  const items = [
    { id: '1', title: 'Searching', content: 'How to search' },
    { id: '2', title: 'Exporting', content: 'How to export' },
  ];
  const { rerender } = render(<Accordion items={items} initiallyOpen="1" />);
  await userEvent.click(chapter('Searching'));
  chapter('Exporting').focus();
  rerender(<Accordion items={items} initiallyOpen="2" />);
  expect(chapter('Exporting')).toHaveAttribute('aria-expanded', 'true');
  expect(chapter('Exporting')).toHaveFocus();
});

test('opens its initial item again when resetOn changes', async () => {
  const items = ['one', 'two'].map((id) => ({ id, title: id, content: `text ${id}` }));
  const { rerender } = render(<Accordion items={items} initiallyOpen="two" resetOn={1} />);
  await userEvent.click(chapter('one'));
  rerender(<Accordion items={items} initiallyOpen="two" resetOn={1} />);
  expect(chapter('one')).toHaveAttribute('aria-expanded', 'true');
  rerender(<Accordion items={items} initiallyOpen="two" resetOn={2} />);
  expect(chapter('two')).toHaveAttribute('aria-expanded', 'true');
});
