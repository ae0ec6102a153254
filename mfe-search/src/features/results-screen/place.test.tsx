import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resultPage } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show } from './results-screen.fixture.tsx';

/** In either view, as in the fixture. */
const ROW_HEIGHT = 64;

const scroller = () => document.querySelector('[data-virtuoso-scroller]') as HTMLElement;

/** The boxes of programmes below each other. */
function boxOf(this: HTMLElement): DOMRect {
  const { programme } = this.dataset;
  if (programme === undefined) return new DOMRect();
  return new DOMRect(0, (Number(programme) - 1) * ROW_HEIGHT - scroller().scrollTop, 300, ROW_HEIGHT);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function start() {
  const host = show(answerWith(resultPage(1, 8, 8).programs));
  quickSearch(host, 'abc');
  await screen.findByRole('grid', { name: 'Results' });
  return host;
}

/** Scrolls by hand until `pixels` of the programme with this index are out of view. */
function scrollTo(index: number, pixels: number): void {
  fireEvent.wheel(scroller());
  scroller().scrollTop = index * ROW_HEIGHT + pixels;
  fireEvent.scroll(scroller());
}

const choose = (view: 'List' | 'Thumbnails') => userEvent.click(screen.getByRole('radio', { name: view }));
const expectPlace = (index: number, pixels: number) =>
  waitFor(() => {
    expect(scroller().scrollTop).toBe(index * ROW_HEIGHT + pixels);
  });

test('Back in another view starts with the whole first programme of the place', async () => {
  const host = await start();
  scrollTo(3, 30);
  quickSearch(host, 'abcd');
  await expectPlace(0, 0);
  await choose('List');
  act(() => host.history.back());
  await expectPlace(3, 0);
});

test('another view keeps the place that was scrolled to after only the selected programmes were shown', async () => {
  await start();
  scrollTo(3, 30);
  const only = screen.getByRole('button', { name: 'Show selected programmes only' });
  await userEvent.click(only);
  await screen.findByRole('grid', { name: 'Results' });
  await userEvent.click(only);
  await expectPlace(3, 30);
  scrollTo(6, 30);
  await choose('List');
  await expectPlace(6, 0);
  await choose('Thumbnails');
  await expectPlace(6, 0);
});
