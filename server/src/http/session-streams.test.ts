import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStreams, STREAMS_OF_SESSION_MAX } from './session-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Streams of sessions that all live, and the sessions that were looked up each time. */
function recordLookups() {
  const lookups: (readonly number[])[] = [];
  const streams = createSessionStreams({
    livingSessions: (ids) => {
      lookups.push(ids);
      return Promise.resolve(new Set(ids));
    },
    log: null,
  });
  return { streams, lookups };
}

test('sessions are looked up only while a stream is open', async () => {
  const { streams, lookups } = recordLookups();
  const raw = new PassThrough();
  streams.open({ idSession: 7 }, { raw });
  await vi.advanceTimersByTimeAsync(1000);
  expect(lookups).toEqual([[7]]);
  raw.emit('close');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lookups).toEqual([[7]]);
});

test('a stream whose client has already left does not count', async () => {
  const { streams, lookups } = recordLookups();
  const raw = new PassThrough();
  raw.destroy();
  for (let opened = 0; opened <= STREAMS_OF_SESSION_MAX; opened++) streams.open({ idSession: 7 }, { raw });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lookups).toEqual([]);
});
