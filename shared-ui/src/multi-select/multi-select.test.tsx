import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../ui-provider/index.ts';
import { MultiSelect, type TreeOption } from './index.ts';

const OPTIONS: readonly TreeOption[] = [
  {
    id: 1,
    name: 'France',
    count: 30,
    children: [
      { id: 11, name: 'Canal Un', count: 20 },
      { id: 12, name: 'Canal Deux', count: 0 },
    ],
  },
  { id: 2, name: 'Spain', count: 5, children: [{ id: 21, name: 'Canal Sol', count: 5 }] },
];

const texts = {
  all: 'all selected',
  none: 'Select an option',
  selected: (count: number) => `${count} Selected`,
  search: 'Search channels',
  clearSearch: 'Clear',
  noResults: 'No Results Found',
  selectAll: 'Select all',
  clear: 'Clear selection',
};

const onChange = jest.fn<(value: readonly number[]) => void>();

interface ChannelsProps {
  readonly options?: readonly TreeOption[];
  readonly size?: 'small' | 'medium';
}

function Channels({ options = OPTIONS, size = 'medium' }: ChannelsProps) {
  const [value, setValue] = useState<readonly number[]>([]);
  return (
    <>
      <MultiSelect
        label="Channels"
        size={size}
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        texts={texts}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function open(options?: readonly TreeOption[], props: ChannelsProps = {}) {
  onChange.mockClear();
  const user = userEvent.setup();
  render(<Channels {...props} {...(options ? { options } : {})} />);
  await user.click(screen.getByRole('button', { name: 'Channels Select an option' }));
  return user;
}
const tree = () => within(screen.getByRole('tree', { name: 'Channels' }));
const line = (name: RegExp) => tree().getByRole('treeitem', { name });

test('focuses the list on touch screens, where the search box would open a keyboard; Escape closes it', async () => {
  const touch = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' } as MediaQueryList),
    );
  const user = await open();
  expect(screen.getByRole('tree', { name: 'Channels' })).toHaveFocus();
  // The modal surface makes the label in the page inert.
  expect(screen.getByRole('dialog', { name: 'Channels' })).not.toHaveAttribute('aria-labelledby');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  touch.mockRestore();
});

test('moves the focus to the neighbour when the clear button disappears', async () => {
  const user = await open();
  await user.click(line(/France/));
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  expect(tree().getAllByRole('treeitem')).toHaveLength(2);
});

test('[MSD-01] opens groups to show children, and selects all of them by a click on the group', async () => {
  const user = await open();
  expect(screen.getByRole('searchbox', { name: 'Search channels' })).toHaveFocus();
  expect(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  expect(tree().getAllByRole('treeitem')).toHaveLength(2);
  await user.click(line(/France/));
  expect(onChange).toHaveBeenLastCalledWith([11, 12]);
  expect(line(/France/)).toHaveAttribute('aria-checked', 'true');
  await user.click(line(/France/).querySelector('[data-arrow]') as Element);
  await user.click(line(/Canal Deux/));
  expect(onChange).toHaveBeenLastCalledWith([11]);
  expect(line(/France/)).toHaveAttribute('aria-checked', 'mixed');
  expect(line(/Canal Un/)).toHaveAttribute('aria-level', '2');
});

test('[MSD-01] opens all groups for a search, and limits select-all to the matches', async () => {
  const user = await open();
  await user.keyboard('CANAL S');
  expect(
    tree()
      .getAllByRole('treeitem')
      .map((item) => item.textContent),
  ).toEqual(['Spain5', 'Canal Sol5']);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(onChange).toHaveBeenLastCalledWith([21]);
  await user.clear(screen.getByRole('searchbox'));
  // The status exists before its text, which some screen readers do not read otherwise.
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.keyboard('zzz');
  expect(status).toHaveTextContent('No Results Found');
});

test.each([
  ['en', 'Canal Un, Canal Sol'],
  ['zh-CN', 'Canal Un、Canal Sol'],
])('the closed list separates names as %s does, and shows cut ones in a tooltip', (locale, summary) => {
  render(
    <UiProvider locale={locale}>
      <MultiSelect label="Channels" options={OPTIONS} value={[11, 21]} onChange={onChange} texts={texts} />
    </UiProvider>,
  );
  expect(screen.getByRole('button', { name: `Channels ${summary}` })).toContainElement(
    screen.getByTitle(summary),
  );
});

test('[MSD-01] closes on a click outside', async () => {
  const user = await open();
  await user.click(document.body);
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
});

test('[MSD-01] closes on a click on another control, which still receives the click', async () => {
  const user = await open();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await user.click(elsewhere);
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  expect(elsewhere).toHaveFocus();
});

test('closes when the user scrolls its field away, but not on a late event of an earlier scroll', async () => {
  await open();
  act(() => void document.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('tree')).toBeInTheDocument();
  const field = screen.getByRole('button', { name: /^Channels/ });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    document.documentElement.scrollTop = 100;
    jest.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 10, 10));
    document.dispatchEvent(new Event('scroll'));
  });
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
});

test('[MSD-02] shows the selection in the closed list', async () => {
  const user = await open();
  await user.click(line(/Spain/));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Channels Canal Sol' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Channels/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Channels all selected' })).toHaveFocus());
});

test('works by keyboard: from the search box into the list, along it, and back by Escape', async () => {
  const user = await open();
  await user.keyboard('{ArrowDown}');
  const list = screen.getByRole('tree');
  expect(list).toHaveFocus();
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toBe(line(/France/));
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(active()).toBe(line(/Canal Deux/));
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith([12]);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([11, 12]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /Channels/ })).toHaveFocus());
});

test('opens and searches for text typed on the closed list, but not for a shortcut', async () => {
  const user = userEvent.setup();
  render(<Channels />);
  await user.tab();
  await user.keyboard('{Control>}f{/Control}');
  expect(screen.queryByRole('tree')).toBeNull();
  await user.keyboard('spa');
  expect(screen.getByRole('searchbox', { name: 'Search channels' })).toHaveValue('spa');
  expect(tree().getByRole('treeitem', { name: /^Spain/ })).toBeVisible();
  expect(tree().queryByRole('treeitem', { name: /^France/ })).toBeNull();
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Channels Select an option' })).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Search channels' })).toHaveValue('');
});

test('searches for text that was typed before the search box was there', async () => {
  render(<Channels />);
  const button = screen.getByRole('button', { name: 'Channels Select an option' });
  act(() => {
    button.focus();
    fireEvent.click(button);
    for (const key of 'spain') fireEvent.keyDown(button, { key });
  });
  expect(await screen.findByRole('searchbox', { name: 'Search channels' })).toHaveValue('spain');
});

test('closes on Escape before the list was there', async () => {
  render(<Channels />);
  const button = screen.getByRole('button', { name: 'Channels Select an option' });
  act(() => {
    button.focus();
    fireEvent.click(button);
  });
  fireEvent.keyDown(button, { key: 'Escape' });
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('clears the search on Escape before it closes the list', async () => {
  const user = await open();
  await user.keyboard('sol{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(tree().getAllByRole('treeitem')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tree')).not.toBeInTheDocument();
});

test('renders only the visible ones of thousands of options', async () => {
  await open(Array.from({ length: 5500 }, (_, id) => ({ id, name: `Channel ${id}` })));
  expect(tree().getAllByRole('treeitem').length).toBeLessThan(50);
  expect(tree().getAllByRole('treeitem')[0]).toHaveAttribute('aria-setsize', '5500');
});

test.each([
  ['medium', 3, '96px'],
  ['medium', 400, '350px'],
  ['small', 400, '200px'],
] as const)('[MSD-01] renders a %s list of %d lines %s high', async (size, lines, height) => {
  await open(
    Array.from({ length: lines }, (_, index) => ({ id: index + 1, name: `Canal ${index}`, count: 1 })),
    { size },
  );
  expect(screen.getByRole('tree', { name: 'Channels' })).toHaveStyle({ height });
});
