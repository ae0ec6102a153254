import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Subject } from 'rxjs';
import { whenIdle } from './when-idle.ts';

const idle: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  idle.length = 0;
  window.requestIdleCallback = (callback) =>
    idle.push(() => callback({ didTimeout: false, timeRemaining: () => 10 }));
  window.cancelIdleCallback = (handle) => {
    idle[handle - 1] = () => undefined;
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const runIdle = () => idle.forEach((callback) => callback());

describe('work for an idle page', () => {
  test('waits until the page has loaded, a delay has passed and the browser is idle', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const work = jest.fn();
    whenIdle(work);
    jest.runAllTimers();
    expect(idle).toHaveLength(0);

    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(900);
    expect(idle).toHaveLength(0);
    jest.advanceTimersByTime(200);
    expect(work).not.toHaveBeenCalled();
    runIdle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('waits only for an idle browser once it may start sooner, and runs once', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const sooner = new Subject<void>();
    const work = jest.fn();
    whenIdle(work, sooner);
    expect(idle).toHaveLength(0);
    sooner.next();
    expect(work).not.toHaveBeenCalled();
    runIdle();
    expect(work).toHaveBeenCalledTimes(1);

    sooner.next();
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(idle).toHaveLength(1);
  });

  test('does not start sooner once the page is idle or the work is cancelled', () => {
    const sooner = new Subject<void>();
    const cancel = whenIdle(() => undefined, sooner);
    expect(sooner.observed).toBe(true);
    jest.runAllTimers();
    expect(sooner.observed).toBe(false);
    cancel();
    whenIdle(() => undefined, sooner)();
    expect(sooner.observed).toBe(false);
  });

  test('runs in a browser that does not report when it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const work = jest.fn();
    whenIdle(work);
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  test.each(['before the moment is over', 'before the browser is idle'])('can be cancelled %s', (when) => {
    const work = jest.fn();
    const callOff = whenIdle(work);
    if (when === 'before the browser is idle') jest.runAllTimers();
    callOff();
    jest.runAllTimers();
    runIdle();
    expect(work).not.toHaveBeenCalled();
  });
});
