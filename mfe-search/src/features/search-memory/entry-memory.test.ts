import { beforeEach, expect, test } from '@jest/globals';
import { createEntryMemory } from './entry-memory.ts';

const memory = createEntryMemory(() => sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
});

test('each entry has its own memory, part by part, also after a reload of the page', () => {
  memory.keep('a', 'place', 'here');
  memory.keep('a', 'ticks', 'these');
  memory.keep('b', 'place', 'there');
  const later = createEntryMemory(() => sessionStorage);
  expect([later.recall('a', 'place'), later.recall('a', 'ticks'), later.recall('b', 'place')]).toEqual([
    'here',
    'these',
    'there',
  ]);
  later.keep('a', 'ticks', null);
  expect([later.recall('a', 'place'), later.recall('a', 'ticks')]).toEqual(['here', null]);
  later.forget('a');
  expect(later.recall('a', 'place')).toBeNull();
});

test('forgets the least recently left entries', () => {
  for (let entry = 1; entry <= 31; entry += 1) {
    memory.keep(`e${entry}`, 'place', String(entry));
    memory.keep('e1', 'ticks', 'again');
  }
  expect(memory.recall('e1', 'ticks')).toBe('again');
  expect(memory.recall('e2', 'place')).toBeNull();
  expect(memory.recall('e3', 'place')).toBe('3');
});

test('drops the other entries if storage is full, and remembers nothing if it is forbidden', () => {
  memory.keep('old', 'place', 'x'.repeat(60));
  const small: Storage = Object.create(sessionStorage, {
    setItem: {
      value(key: string, text: string) {
        const used = Object.keys(sessionStorage).reduce(
          (sum, kept) => sum + (kept === key ? 0 : (sessionStorage.getItem(kept)?.length ?? 0)),
          0,
        );
        if (used + text.length > 100) throw new Error('full');
        sessionStorage.setItem(key, text);
      },
    },
    getItem: { value: (key: string) => sessionStorage.getItem(key) },
    removeItem: {
      value: (key: string) => {
        sessionStorage.removeItem(key);
      },
    },
  }) as Storage;
  createEntryMemory(() => small).keep('new', 'place', 'y'.repeat(60));
  expect([memory.recall('old', 'place'), memory.recall('new', 'place')?.length]).toEqual([null, 60]);
  const forbidden = createEntryMemory(() => {
    throw new Error('forbidden');
  });
  forbidden.keep('a', 'place', 'here');
  forbidden.forget('a');
  expect(forbidden.recall('a', 'place')).toBeNull();
});
