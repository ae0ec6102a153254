import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { ChoiceByName } from './choice-by-name.tsx';

interface Thing {
  readonly id: number;
  readonly name: string;
}
const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Thing ${String(index + 1)}` }));
const nameOf = ({ name }: Thing) => name;

interface ChooserProps {
  readonly items: readonly Thing[];
  readonly isMultiple: boolean;
}

function Chooser({ items, isMultiple }: ChooserProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  return (
    <ChoiceByName
      label="Things"
      items={items}
      nameOf={nameOf}
      chosen={chosen}
      isMultiple={isMultiple}
      onToggle={({ id }) => {
        setChosen(
          (before) => new Set(before.has(id) ? [...before].filter((it) => it !== id) : [...before, id]),
        );
      }}
      linePx={56}
      hasFixedLines
      maxPx={336}
    >
      {nameOf}
    </ChoiceByName>
  );
}

function show(items: readonly Thing[], isMultiple = true) {
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Chooser items={items} isMultiple={isMultiple} />
    </ScreenProviders>,
  );
}
const list = () => screen.getByRole('listbox', { name: 'Things' });
const active = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '');

test('renders only some of five hundred options, each with its position', () => {
  show(things(500));
  const options = screen.getAllByRole('option');
  expect(options.length).toBeLessThan(30);
  expect(options[1]).toHaveAttribute('aria-posinset', '2');
  expect(options[1]).toHaveAttribute('aria-setsize', '500');
});

test('works by keyboard alone: from the search into the list, and up and down in it', async () => {
  show(things(5));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(list()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {End}{Enter}');
  expect(active()).toHaveTextContent('Thing 5');
  expect(screen.getAllByRole('option', { selected: true }).map((it) => it.textContent)).toEqual([
    'Thing 3',
    'Thing 5',
  ]);
  expect(screen.getByText('2 selected')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('names the only option that can be selected, also while the typed name hides it', async () => {
  show(things(5), false);
  await userEvent.click(screen.getByRole('option', { name: 'Thing 3' }));
  await userEvent.type(screen.getByRole('searchbox'), 'thing 2');
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  expect(screen.getByText('“Thing 3” selected')).toBeVisible();
});

test('focuses the list on touch screens, without scrolling past what is above it', () => {
  const touch = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' } as MediaQueryList),
    );
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  try {
    show(things(5));
    expect(list()).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  } finally {
    focus.mockRestore();
    touch.mockRestore();
  }
});

test('announces in a status that it always has that no name matches', async () => {
  show(things(5));
  const [status] = screen.getAllByRole('status');
  expect(status).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() => {
    expect(status).toHaveTextContent('No name starts with “x”.');
  });
  expect(status).toBeInTheDocument();
});

test('makes the first option active when a search removes the active one', async () => {
  show(things(5));
  await userEvent.keyboard('{ArrowDown}{End}');
  await userEvent.type(screen.getByRole('searchbox'), 'thing 2');
  await waitFor(() => {
    expect(active()).toHaveTextContent('Thing 2');
  });
});
