import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipStrip, type Chip } from './index.ts';

const CHIPS: readonly Chip[] = [
  { id: 'genres', label: 'Genres', text: 'Drama, Comedy, Quiz', more: 2 },
  { id: 'days', label: 'Weekdays', text: 'all selected', isAll: true },
  { id: 'video', label: 'With video' },
];
const TEXTS = {
  remove: ({ label }: Chip) => `Remove ${label}`,
  scrollLeft: 'Earlier',
  scrollRight: 'Further',
};

function Strip({ onOpen }: { onOpen?: (id: string) => void }) {
  const [chips, setChips] = useState(CHIPS);
  return (
    <>
      <button type="button">Before</button>
      <ChipStrip
        label="Active filters"
        chips={chips}
        texts={TEXTS}
        onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
        onOpen={(chip) => (onOpen && chip.id !== 'video' ? () => onOpen(chip.id) : undefined)}
      />
      <button type="button">After</button>
    </>
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const GENRES = 'Genres Drama, Comedy, Quiz +2';
const DAYS = 'Weekdays all selected';

test('shows the text of each chip and how many more there are, and removes it', async () => {
  render(<Strip />);
  const strip = screen.getByRole('toolbar', { name: 'Active filters' });
  expect(
    within(strip)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([GENRES, DAYS, 'With video']);
  await userEvent.click(chip('Remove Weekdays'));
  expect(within(strip).getAllByRole('listitem')).toHaveLength(2);
});

describe('the keyboard', () => {
  test('has one tab stop at the strip and moves along its chips', async () => {
    const user = userEvent.setup();
    render(<Strip onOpen={() => undefined} />);
    await user.tab();
    await user.tab();
    expect(chip(GENRES)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(chip(DAYS)).toHaveFocus();
    await user.keyboard('{End}');
    // It cannot be opened: the remaining action is to remove it.
    expect(chip('Remove With video')).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Remove With video');
    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(chip('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(chip('Remove With video')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(chip(GENRES)).toHaveFocus();
  });

  test('removes a chip, and focuses its neighbour', async () => {
    const user = userEvent.setup();
    render(<Strip onOpen={() => undefined} />);
    act(() => chip(DAYS).focus());
    await user.keyboard('{Delete}');
    expect(chip('Remove With video')).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(chip(GENRES)).toHaveFocus();
    await user.keyboard('{Delete}');
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });

  test('opens with Enter', async () => {
    const onOpen = jest.fn();
    render(<Strip onOpen={onOpen} />);
    act(() => chip(DAYS).focus());
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('days');
  });
});

describe('a strip that overflows', () => {
  const capture = jest.fn();
  beforeEach(() => {
    Object.assign(Element.prototype, { setPointerCapture: capture });
    for (const [name, value] of [
      ['scrollWidth', 900],
      ['clientWidth', 300],
    ] as const)
      jest.spyOn(Element.prototype, name, 'get').mockReturnValue(value);
    // As browsers do after the first layout.
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      const observer: ResizeObserver = {
        observe: () => callback([], observer),
        unobserve: () => undefined,
        disconnect: () => undefined,
      };
      return observer;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    capture.mockClear();
  });
  const list = () => screen.getByRole('list');
  /** jsdom does not support pointers. */
  const mouse = (type: 'down' | 'move' | 'up', target: Element, clientX: number, buttons = 1) => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX, buttons });
    fireEvent(target, Object.assign(event, { pointerId: 1, pointerType: 'mouse' }));
  };

  test('can be dragged, and the drag is not a click', () => {
    const onOpen = jest.fn();
    render(<Strip onOpen={onOpen} />);
    mouse('down', chip(GENRES), 200);
    mouse('move', list(), 150);
    expect(list().scrollLeft).toBe(50);
    expect(capture).toHaveBeenCalledWith(1);
    mouse('up', list(), 150, 0);
    fireEvent.click(chip(GENRES), { detail: 1 });
    expect(onOpen).not.toHaveBeenCalled();
    mouse('move', list(), 100);
    expect(list().scrollLeft).toBe(50);

    mouse('down', chip(GENRES), 200);
    mouse('move', list(), 202);
    mouse('up', list(), 202, 0);
    fireEvent.click(chip(GENRES), { detail: 1 });
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('stops dragging when the pointer is released outside the window', () => {
    render(<Strip />);
    mouse('down', list(), 200);
    mouse('move', list(), 150);
    mouse('move', list(), 100, 0);
    mouse('move', list(), 100);
    expect(list().scrollLeft).toBe(50);
  });

  test('moves sideways by the wheel, and the page does not', () => {
    render(<Strip />);
    expect(fireEvent.wheel(list(), { deltaY: 120 })).toBe(false);
    expect(list().scrollLeft).toBe(120);
    list().scrollLeft = 600;
    expect(fireEvent.wheel(list(), { deltaY: 120 })).toBe(true);
  });

  test('has arrows at ends with hidden chips', () => {
    const scrollBy = jest.fn();
    Object.assign(Element.prototype, { scrollBy });
    render(<Strip />);
    expect(screen.queryByTitle('Earlier')).not.toBeInTheDocument();
    fireEvent.click(screen.getByTitle('Further'));
    expect(scrollBy).toHaveBeenCalledWith({ left: 240, behavior: 'smooth' });
    list().scrollLeft = 600;
    fireEvent.scroll(list());
    expect(screen.queryByTitle('Further')).not.toBeInTheDocument();
    expect(screen.getByTitle('Earlier')).toBeInTheDocument();
  });
});
