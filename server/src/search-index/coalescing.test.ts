import { expect, test } from 'vitest';
import { Coalescing } from './coalescing.ts';

/** @param isDropped whether the work ends when it is aborted */
function setUp(isDropped = true) {
  const coalescing = new Coalescing<number>();
  const started: AbortSignal[] = [];
  const run = (key: string, signal?: AbortSignal) =>
    coalescing.run(
      key,
      async (abandoned, dropped) => {
        if (abandoned) started.push(abandoned);
        if (isDropped && dropped) abandoned?.addEventListener('abort', dropped);
        return new Promise<number>(() => undefined);
      },
      signal,
    );
  return { started, run };
}

test('identical work is started once, and aborted when all callers have cancelled', () => {
  const { started, run } = setUp();
  const [first, second] = [new AbortController(), new AbortController()];
  void run('a', first.signal);
  void run('a', second.signal);
  expect(started).toHaveLength(1);
  first.abort();
  expect(started[0]?.aborted).toBe(false);
  second.abort();
  expect(started[0]?.aborted).toBe(true);
});

test('a new caller starts aborted work again if it has ended', () => {
  const { started, run } = setUp();
  const first = new AbortController();
  void run('a', first.signal);
  first.abort();
  void run('a');
  expect(started.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('a new caller shares aborted work that still runs', () => {
  const { started, run } = setUp(false);
  const first = new AbortController();
  void run('a', first.signal);
  first.abort();
  void run('a');
  expect(started).toHaveLength(1);
});

test('work is not aborted while a caller without a signal waits for it', () => {
  const { started, run } = setUp();
  const first = new AbortController();
  void run('a', first.signal);
  void run('a');
  first.abort();
  expect(started[0]?.aborted).toBe(false);
});
