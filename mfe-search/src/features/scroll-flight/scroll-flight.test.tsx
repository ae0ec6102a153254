import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createScrollFlight, type StandIn } from './scroll-flight.ts';
import { useHasLanded } from './use-scroll-flight.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A scroller that is followed, and what scrolls it so many pixels so many milliseconds later. */
function followed(standIn?: StandIn) {
  const scroller = document.createElement('div');
  Object.defineProperty(scroller, 'clientHeight', { value: 700 });
  const flight = createScrollFlight();
  const heard = { list: jest.fn(), others: jest.fn() };
  scroller.addEventListener('scroll', heard.list);
  scroller.addEventListener('scroll', heard.others, { capture: true });
  const stop = flight.follow(scroller, standIn);
  const scroll = (pixels: number, afterMs: number) => {
    jest.advanceTimersByTime(afterMs);
    scroller.scrollTop += pixels;
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { flight, stop, scroll, heard };
}

test('a list that is scrolled to be read does not fly', () => {
  const { flight, scroll } = followed();
  for (let frame = 0; frame < 60; frame += 1) scroll(60, 16);
  expect(flight.isFlying()).toBe(false);
});

test('where the list can not keep up it flies at a speed at which it would be drawn otherwise', () => {
  const { flight, scroll } = followed();
  for (let frame = 0; frame < 10; frame += 1) scroll(64, 16);
  expect(flight.isFlying()).toBe(false);
  for (let frame = 0; frame < 2; frame += 1) scroll(240, 60);
  expect(flight.isFlying()).toBe(true);
  for (let frame = 0; frame < 10; frame += 1) scroll(64, 16);
  expect(flight.isFlying()).toBe(true);
});

test('frames that are so late that each shows another screen are no steps', () => {
  const { flight, scroll } = followed();
  for (let frame = 0; frame < 2; frame += 1) scroll(1100, 220);
  expect(flight.isFlying()).toBe(true);
});

test('a page with each press of a key is no flight', () => {
  const { flight, scroll } = followed();
  for (let press = 0; press < 10; press += 1) scroll(700, 180);
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

const standIn = () => ({ show: jest.fn(() => true), draw: jest.fn(), hide: jest.fn() });

test('from the second fast scroll on the stand-in is shown, and the list hears nothing before it has landed', () => {
  const shown = standIn();
  const { flight, scroll, heard } = followed(shown);
  let hasLandedFor: boolean | undefined;
  scroll(3000, 16);
  expect(shown.show).not.toHaveBeenCalled();
  scroll(3000, 16);
  expect(shown.show).toHaveBeenCalledTimes(1);
  expect(heard.list).toHaveBeenCalledTimes(2);
  heard.list.mockClear();
  heard.list.mockImplementation(() => {
    hasLandedFor = !flight.isFlying();
  });
  for (let frame = 0; frame < 10; frame += 1) scroll(3000, 16);
  expect(heard.list).not.toHaveBeenCalled();
  expect(heard.others).toHaveBeenCalledTimes(12);
  expect(shown.hide).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(heard.list).toHaveBeenCalledTimes(1);
  expect(hasLandedFor).toBe(false);
  expect(shown.hide).toHaveBeenCalledTimes(1);
  expect(flight.isFlying()).toBe(false);
  scroll(10, 1000);
  expect(heard.list).toHaveBeenCalledTimes(2);
});

test('the stand-in is drawn for every second frame at most', () => {
  const shown = standIn();
  const { scroll } = followed(shown);
  for (let frame = 0; frame < 3; frame += 1) scroll(3000, 16);
  for (let frame = 0; frame < 60; frame += 1) scroll(3000, 16);
  expect(shown.draw.mock.calls.length).toBeGreaterThan(20);
  expect(shown.draw.mock.calls.length).toBeLessThan(35);
});

test('the scroll that is slow enough to be read is drawn by the list, once', () => {
  const shown = standIn();
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

test('where the stand-in can not be shown the list goes on drawing', () => {
  const shown = { ...standIn(), show: () => false };
  const { scroll, heard } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  expect(heard.list).toHaveBeenCalledTimes(5);
  expect(shown.draw).not.toHaveBeenCalled();
});

test('a list that goes away in flight takes its stand-in with it', () => {
  const shown = standIn();
  const { stop, scroll } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  stop();
  expect(shown.hide).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(shown.hide).toHaveBeenCalledTimes(1);
});

test('the last scroll is drawn, also right after the one before', () => {
  const places: number[] = [];
  const shown = standIn();
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

test('a jump soon after a flight is a jump', () => {
  const shown = standIn();
  const { scroll } = followed(shown);
  for (let frame = 0; frame < 5; frame += 1) scroll(3000, 16);
  jest.advanceTimersByTime(200);
  shown.show.mockClear();
  scroll(50_000, 300);
  expect(shown.show).not.toHaveBeenCalled();
});
