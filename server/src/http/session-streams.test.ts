import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStreams } from './session-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sessions are looked up only while a stream is open', async () => {
  const lookups: (readonly number[])[] = [];
  const streams = createSessionStreams({
    livingSessions: (ids) => {
      lookups.push(ids);
      return Promise.resolve(new Set(ids));
    },
    log: null,
  });
  const raw = new EventEmitter();
  streams.open({ idSession: 7 }, { raw }, 'en');
  await vi.advanceTimersByTimeAsync(1000);
  expect(lookups).toEqual([[7]]);
  raw.emit('close');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lookups).toEqual([[7]]);
});
