import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createScrollFlight } from './scroll-flight.ts';
import { useHasLanded } from './use-scroll-flight.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A scroller that is followed, and what scrolls it so many pixels so many milliseconds later. */
function followed() {
  const scroller = document.createElement('div');
  const flight = createScrollFlight();
  const stop = flight.follow(scroller);
  const scroll = (pixels: number, afterMs: number) => {
    jest.advanceTimersByTime(afterMs);
    scroller.scrollTop += pixels;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { flight, stop, scroll };
}

test('a list that is scrolled to be read does not fly', () => {
  const { flight, scroll } = followed();
  for (let frame = 0; frame < 60; frame += 1) scroll(60, 16);
  expect(flight.isFlying()).toBe(false);
});

test('a single jump is no flight after a rest, and a short one in the middle of a movement', () => {
  const { flight, scroll } = followed();
  scroll(50_000, 5000);
  expect(flight.isFlying()).toBe(false);
  scroll(20, 16);
  scroll(50_000, 16);
  jest.advanceTimersByTime(50);
  expect(flight.isFlying()).toBe(false);
});

test('it flies from the first fast scroll on, and lands when nothing scrolls any more', () => {
  const { flight, scroll } = followed();
  const landed = jest.fn();
  for (let frame = 0; frame < 2; frame += 1) scroll(3000, 16);
  expect(flight.isFlying()).toBe(true);
  scroll(3000, 16);
  flight.onLanding(landed);
  jest.advanceTimersByTime(100);
  expect(landed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60);
  expect(landed).toHaveBeenCalledTimes(1);
  expect(flight.isFlying()).toBe(false);
});

test('it lands when it becomes slow enough to be read', () => {
  const { flight, scroll } = followed();
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  scroll(80, 16);
  expect(flight.isFlying()).toBe(true);
  scroll(40, 16);
  expect(flight.isFlying()).toBe(false);
});

test('a frame that takes long is no landing', () => {
  const { flight, scroll } = followed();
  for (let frame = 0; frame < 4; frame += 1) scroll(60_000, 400);
  expect(flight.isFlying()).toBe(true);
});

test('a list that goes away lands, so that nobody waits for ever', () => {
  const { flight, stop, scroll } = followed();
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  const landed = jest.fn();
  flight.onLanding(landed);
  stop();
  expect(landed).toHaveBeenCalledTimes(1);
});

test('who asks after the landing is told at once', () => {
  const landed = jest.fn();
  createScrollFlight().onLanding(landed);
  expect(landed).toHaveBeenCalledTimes(1);
});

test('a row that came in flight is drawn with everything once landed, and stays so in the next flight', () => {
  const { flight, scroll } = followed();
  function Row() {
    return useHasLanded(flight) ? 'everything' : 'title';
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
