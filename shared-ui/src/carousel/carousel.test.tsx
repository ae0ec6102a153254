import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { OnSight } from '../on-sight/index.ts';
import { Carousel } from './index.ts';

const texts = {
  carousel: 'carousel',
  previous: 'Previous page',
  next: 'Next page',
  pause: 'Pause',
  play: 'Play',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function show(count: number, rows: 1 | 2 = 1) {
  return render(
    <Carousel
      label="Latest programmes"
      heading={<h2>Latest</h2>}
      rows={rows}
      narrowestItem={200}
      texts={texts}
    >
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/card/${index}`}>{`Programme ${index}`}</a>
      ))}
    </Carousel>,
  );
}
const carousel = () => screen.getByRole('region', { name: 'Latest programmes' });
const pages = () => [...carousel().querySelectorAll('[role=group]')];
const inSight = () =>
  pages()
    .filter((page) => !page.hasAttribute('inert'))
    .flatMap((page) => [...page.querySelectorAll('a')].map((link) => link.textContent));

const width = jest.fn<() => number>();
beforeEach(() => {
  jest.useFakeTimers();
  width.mockReturnValue(640);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(width);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('[CAR-01] fits as many items on a page as the width allows, times the rows', () => {
  const { unmount } = show(8);
  expect(pages().map((page) => page.querySelectorAll('a').length)).toEqual([3, 3, 2]);
  unmount();
  show(8, 2);
  expect(pages().map((page) => page.querySelectorAll('a').length)).toEqual([6, 2]);
});

test('renders each item once, on the page for the width', () => {
  const mounted = jest.fn();
  function Item() {
    useEffect(() => void mounted(), []);
    return <span />;
  }
  render(
    <Carousel label="Latest programmes" texts={texts}>
      {Array.from({ length: 8 }, (_, index) => (
        <Item key={index} />
      ))}
    </Carousel>,
  );
  expect(pages().map((page) => page.querySelectorAll('span').length)).toEqual([3, 3, 2]);
  expect(mounted).toHaveBeenCalledTimes(8);
});

test('at the top of a screen, its first page renders without waiting until it is visible', () => {
  render(
    <Carousel label="Latest programmes" isAtTop texts={texts}>
      {Array.from({ length: 6 }, (_, index) => (
        <OnSight key={index} placeholder="…">
          {() => <span>{`Programme ${index}`}</span>}
        </OnSight>
      ))}
    </Carousel>,
  );
  expect(pages().map((page) => page.textContent)).toEqual(['Programme 0Programme 1Programme 2', '………']);
});

test('[HOM-03] fills the last page up with placeholders, which are decorative', () => {
  const items = Array.from({ length: 8 }, (_, index) => (
    <a key={index} href={`/card/${index}`}>{`${index}`}</a>
  ));
  render(
    <Carousel label="Latest programmes" narrowestItem={200} texts={texts} filler={<i data-testid="free" />}>
      {items}
    </Carousel>,
  );
  const free = () => pages().map((page) => page.querySelectorAll('[aria-hidden=true] > i').length);
  expect(free()).toEqual([0, 0, 1]);
  expect(pages().map((page) => page.children.length)).toEqual([3, 3, 3]);
});

test('makes only the visible page focusable, and shows its number', () => {
  show(8);
  expect(inSight()).toEqual(['Programme 0', 'Programme 1', 'Programme 2']);
  expect(screen.getByText('1 / 3')).toBeVisible();
  expect(pages()[0]).toHaveAccessibleName('Page 1 of 3');
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
});

test('[CAR-01] moves right and left with its arrows, and announces the page', async () => {
  show(8);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(inSight()).toEqual(['Programme 3', 'Programme 4', 'Programme 5']);
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(inSight()[0]).toBe('Programme 0');
  expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 3');
});

test('has no buttons if everything fits on one page', () => {
  show(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(inSight()).toHaveLength(3);
});

test('keeps the heading in place without items, above the message shown instead', () => {
  const parts = { label: 'Latest programmes', heading: <h2>Latest</h2>, texts };
  const { rerender } = render(
    <Carousel {...parts} fallback={<p role="alert">Failed</p>}>
      {[]}
    </Carousel>,
  );
  const heading = screen.getByRole('heading', { name: 'Latest' });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(carousel()).not.toHaveAttribute('aria-roledescription');
  rerender(<Carousel {...parts}>{[<p key="1">Harbour</p>]}</Carousel>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Harbour')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Latest' })).toBe(heading);
});

describe('automatic rotation', () => {
  test('[CAR-01] moves every 3.5 s, without an announcement', () => {
    show(8);
    pass(3499);
    expect(inSight()[0]).toBe('Programme 0');
    pass(1);
    expect(inSight()[0]).toBe('Programme 3');
    pass(3500);
    expect(inSight()[0]).toBe('Programme 6');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('[CAR-01] stops while the pointer is over it', async () => {
    show(8);
    await user.hover(screen.getByText('Programme 1'));
    pass(20_000);
    expect(inSight()[0]).toBe('Programme 0');
    await user.unhover(screen.getByText('Programme 1'));
    pass(3500);
    expect(inSight()[0]).toBe('Programme 3');
  });

  test('stops while it contains the focus', () => {
    show(8);
    const link = screen.getByText('Programme 1');
    act(() => link.focus());
    pass(20_000);
    expect(inSight()[0]).toBe('Programme 0');
    act(() => link.blur());
    pass(3500);
    expect(inSight()[0]).toBe('Programme 3');
  });

  test('stays paused until the user resumes it', async () => {
    show(8);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.unhover(carousel());
    act(() => (document.activeElement as HTMLElement).blur());
    pass(20_000);
    expect(inSight()[0]).toBe('Programme 0');
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await user.unhover(carousel());
    act(() => (document.activeElement as HTMLElement).blur());
    pass(3500);
    expect(inSight()[0]).toBe('Programme 3');
  });

  test('stops while the tab is in the background', () => {
    show(8);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20_000);
    expect(inSight()[0]).toBe('Programme 0');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(3500);
    expect(inSight()[0]).toBe('Programme 3');
  });

  test('does not start with reduced motion, and shows no pause button', () => {
    const list = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    jest.spyOn(window, 'matchMedia').mockReturnValue(list);
    show(8);
    pass(20_000);
    expect(inSight()[0]).toBe('Programme 0');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });
});

describe('at another width', () => {
  let measures: (() => void)[];
  beforeEach(() => {
    measures = [];
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      measures.push(() => callback([], {} as ResizeObserver));
      return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    });
  });
  const resizeTo = async (pixels: number) => {
    width.mockReturnValue(pixels);
    // The library also notices the new pages on its own, a moment later.
    await act(async () => {
      measures.forEach((measure) => measure());
      await Promise.resolve();
    });
  };

  test('keeps the first visible item visible when it becomes narrower', async () => {
    show(8);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(inSight()[0]).toBe('Programme 3');
    await resizeTo(210);
    expect(inSight()).toEqual(['Programme 3']);
  });

  test('keeps the first visible item visible when it becomes wider', async () => {
    width.mockReturnValue(210);
    show(8);
    for (let page = 0; page < 5; page += 1)
      await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(inSight()).toEqual(['Programme 5']);
    await resizeTo(640);
    expect(inSight()).toEqual(['Programme 3', 'Programme 4', 'Programme 5']);
  });
});
