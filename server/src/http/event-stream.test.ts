import { getEventListeners } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { eventStream } from './event-stream.ts';

async function* twoEvents() {
  yield { done: 1 };
  yield { done: 2 };
}

async function* brokenEvents() {
  yield { done: 1 };
  throw new Error('broken');
}

test('leaves no listener on a signal that outlives the stream', async () => {
  const server = new AbortController();
  const signal = AbortSignal.any([server.signal, new AbortController().signal]);
  expect(await text(eventStream(twoEvents(), signal))).toContain('data: {"done":2}\n\n');
  await expect(text(eventStream(brokenEvents(), signal))).rejects.toThrow('broken');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
