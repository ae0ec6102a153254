import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { createFailureMemory } from './failure-memory.ts';
import { COMPOSITION_LIMITS } from './limits.ts';

const storage = browserStorage(() => localStorage);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the memory of failures', () => {
  test('is shared by all pages of the browser, and specific to a composition', () => {
    createFailureMemory(storage, 'a').add('mfe-card');
    const memory = createFailureMemory(storage, 'a');
    memory.add('mfe-search');
    expect(memory.count()).toBe(2);
    expect(memory.remotes()).toEqual(['mfe-card', 'mfe-search']);
    expect(createFailureMemory(storage, 'b').count()).toBe(0);
  });

  test('forgets failures that are no longer recent', () => {
    const memory = createFailureMemory(storage, 'a');
    memory.add('mfe-card');
    jest.advanceTimersByTime(COMPOSITION_LIMITS.failuresMs - 1);
    memory.add('mfe-card');
    expect(memory.count()).toBe(2);
    jest.advanceTimersByTime(1);
    expect(memory.count()).toBe(1);
  });

  test('forgets a remote that works, or everything', () => {
    const memory = createFailureMemory(storage, 'a');
    for (const remote of ['mfe-card', 'mfe-search', 'mfe-card']) memory.add(remote);
    memory.forget('mfe-card');
    expect(memory.count()).toBe(1);
    memory.forget();
    expect(createFailureMemory(storage, 'a').count()).toBe(0);
  });

  test('lasts as long as the page if nothing can be stored', () => {
    const memory = createFailureMemory(
      browserStorage(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }),
      'a',
    );
    memory.add('mfe-card');
    memory.add('mfe-card');
    expect(memory.count()).toBe(2);
  });

  test.each(['a 3', '{"of":"a","failures":[["mfe-card"],5]}', 'null', '[]'])(
    'ignores invalid values: %s',
    (text) => {
      localStorage.setItem('composition-failures', text);
      expect(createFailureMemory(storage, 'a').count()).toBe(0);
    },
  );
});
