/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  idle = [];
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 10 }));
  window.cancelIdleCallback = (handle) => {
    idle[handle - 1] = () => undefined;
  };
});
afterEach(() => {
  jest.useRealTimers();
});

test('waits for the given time, then for an idle browser', () => {
  const work = jest.fn();
  whenIdle(work, 1_000);
  jest.advanceTimersByTime(999);
  expect(idle).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect(work).not.toHaveBeenCalled();
  idle[0]?.();
  expect(work).toHaveBeenCalledTimes(1);
});

test('runs nothing after it is cancelled, whether the time has passed or not', () => {
  const work = jest.fn();
  whenIdle(work, 1_000)();
  jest.advanceTimersByTime(1_000);
  expect(idle).toHaveLength(0);
  const cancel = whenIdle(work);
  jest.advanceTimersByTime(0);
  cancel();
  idle[0]?.();
  expect(work).not.toHaveBeenCalled();
});

test('waits a little longer if the browser does not report when it is idle', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const work = jest.fn();
  whenIdle(work, 1_000);
  jest.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});
