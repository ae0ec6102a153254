import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFastScroll, type Placeholder } from './fast-scroll.ts';
import { useHasSlowedDown } from './use-fast-scroll.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/**
 * A scroller with fast-scroll detection, and a function that scrolls it by some pixels after some
 * milliseconds.
 */
function followed(placeholder?: Placeholder) {
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: 700 });
  const fastScroll = createFastScroll();
  const heard = { list: jest.fn(), others: jest.fn() };
  scroller.addEventListener('scroll', heard.list);
  scroller.addEventListener('scroll', heard.others, { capture: true });
  const stop = fastScroll.follow(scroller, placeholder);
  const scroll = (pixels: number, afterMs: number) => {
    jest.advanceTimersByTime(afterMs);
    scroller.scrollTop += pixels;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { fastScroll, stop, scroll, heard };
}

test('does not start for scrolling at reading speed', () => {
  const { fastScroll, scroll } = followed();
  for (let frame = 0; frame < 60; frame += 1) scroll(60, 16);
  expect(fastScroll.isScrollingFast()).toBe(false);
});

test('starts at a lower speed if the list cannot keep up', () => {
  const { fastScroll, scroll } = followed();
  for (let frame = 0; frame < 10; frame += 1) scroll(64, 16);
  expect(fastScroll.isScrollingFast()).toBe(false);
  for (let frame = 0; frame < 2; frame += 1) scroll(240, 60);
  expect(fastScroll.isScrollingFast()).toBe(true);
  for (let frame = 0; frame < 10; frame += 1) scroll(64, 16);
  expect(fastScroll.isScrollingFast()).toBe(true);
});

test('starts when late frames each show a different screen', () => {
  const { fastScroll, scroll } = followed();
  for (let frame = 0; frame < 2; frame += 1) scroll(1100, 220);
  expect(fastScroll.isScrollingFast()).toBe(true);
});

test('paging with the keyboard is not fast scrolling', () => {
  const { fastScroll, scroll } = followed();
  for (let press = 0; press < 10; press += 1) scroll(700, 180);
  expect(fastScroll.isScrollingFast()).toBe(false);
});

test('a single jump after a rest, or a short one while scrolling, is not fast scrolling', () => {
  const { fastScroll, scroll } = followed();
  scroll(50_000, 5000);
  expect(fastScroll.isScrollingFast()).toBe(false);
  scroll(20, 16);
  scroll(50_000, 16);
  jest.advanceTimersByTime(50);
  expect(fastScroll.isScrollingFast()).toBe(false);
});

test('starts with the first fast scroll, and ends when scrolling stops', () => {
  const { fastScroll, scroll } = followed();
  const ended = jest.fn();
  for (let frame = 0; frame < 2; frame += 1) scroll(3000, 16);
  expect(fastScroll.isScrollingFast()).toBe(true);
  scroll(3000, 16);
  fastScroll.onEnd(ended);
  jest.advanceTimersByTime(100);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(fastScroll.isScrollingFast()).toBe(false);
});

test('ends when scrolling slows to reading speed', () => {
  const { fastScroll, scroll } = followed();
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  scroll(80, 16);
  expect(fastScroll.isScrollingFast()).toBe(true);
  scroll(40, 16);
  expect(fastScroll.isScrollingFast()).toBe(false);
});

test('does not end because of a slow frame', () => {
  const { fastScroll, scroll } = followed();
  for (let frame = 0; frame < 4; frame += 1) scroll(60_000, 400);
  expect(fastScroll.isScrollingFast()).toBe(true);
});

test('ends when the list is unmounted, so that nothing waits forever', () => {
  const { fastScroll, stop, scroll } = followed();
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  const ended = jest.fn();
  fastScroll.onEnd(ended);
  stop();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('notifies late subscribers immediately', () => {
  const ended = jest.fn();
  createFastScroll().onEnd(ended);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a row first drawn during fast scrolling is completed afterwards, and stays complete', () => {
  const { fastScroll, scroll } = followed();
  function Row() {
    return useHasSlowedDown(fastScroll) ? 'everything' : 'title';
  }
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  render(<Row />);
  expect(screen.getByText('title')).toBeDefined();
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(screen.getByText('everything')).toBeDefined();
  act(() => {
    for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  });
  expect(screen.getByText('everything')).toBeDefined();
});

const placeholder = () => ({ show: jest.fn(() => true), draw: jest.fn(), hide: jest.fn() });

test('shows the placeholder from the second fast scroll on, and informs the list only at the end', () => {
  const shown = placeholder();
  const { fastScroll, scroll, heard } = followed(shown);
  let wasOverForList: boolean | undefined;
  scroll(3000, 16);
  expect(shown.show).not.toHaveBeenCalled();
  scroll(3000, 16);
  expect(shown.show).toHaveBeenCalledTimes(1);
  expect(heard.list).toHaveBeenCalledTimes(2);
  heard.list.mockClear();
  heard.list.mockImplementation(() => {
    wasOverForList = !fastScroll.isScrollingFast();
  });
  for (let frame = 0; frame < 10; frame += 1) scroll(3000, 16);
  expect(heard.list).not.toHaveBeenCalled();
  expect(heard.others).toHaveBeenCalledTimes(12);
  expect(shown.hide).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(heard.list).toHaveBeenCalledTimes(1);
  expect(wasOverForList).toBe(false);
  expect(shown.hide).toHaveBeenCalledTimes(1);
  expect(fastScroll.isScrollingFast()).toBe(false);
  scroll(10, 1000);
  expect(heard.list).toHaveBeenCalledTimes(2);
});

test('renders the placeholder at most every second frame', () => {
  const shown = placeholder();
  const { scroll } = followed(shown);
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  for (let frame = 0; frame < 60; frame += 1) scroll(3000, 16);
  expect(shown.draw.mock.calls.length).toBeGreaterThan(20);
  expect(shown.draw.mock.calls.length).toBeLessThan(35);
});

test('lets the list render the first scroll at reading speed, once', () => {
  const shown = placeholder();
  const { scroll, heard } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  heard.list.mockClear();
  scroll(40, 16);
  expect(shown.hide).toHaveBeenCalledTimes(1);
  expect(heard.list.mock.calls.length).toBeGreaterThan(0);
  const { draw } = shown;
  draw.mockClear();
  jest.advanceTimersByTime(200);
  expect(draw).not.toHaveBeenCalled();
});

test('lets the list continue to render if the placeholder cannot be shown', () => {
  const shown = { ...placeholder(), show: () => false };
  const { scroll, heard } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  expect(heard.list).toHaveBeenCalledTimes(5);
  expect(shown.draw).not.toHaveBeenCalled();
});

test('a list removed during fast scrolling removes its placeholder', () => {
  const shown = placeholder();
  const { stop, scroll } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  stop();
  expect(shown.hide).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(shown.hide).toHaveBeenCalledTimes(1);
});

test('renders the last scroll, even right after the one before', () => {
  const places: number[] = [];
  const shown = placeholder();
  const { scroll } = followed(shown);
  let top = 0;
  shown.draw.mockImplementation(() => void places.push(top));
  for (let frame = 0; frame < 6; frame += 1) {
    top += 3000;
    scroll(3000, 5);
  }
  jest.advanceTimersByTime(60);
  expect(places.at(-1)).toBe(18_000);
});

test('treats a jump soon after fast scrolling as a jump', () => {
  const shown = placeholder();
  const { scroll } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  jest.advanceTimersByTime(200);
  shown.show.mockClear();
  scroll(50_000, 300);
  expect(shown.show).not.toHaveBeenCalled();
});
