import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { QueryQueue, type TakingThread, type WaitingQuery } from './query-queue.ts';

class Thread implements TakingThread {
  readonly rows: string[] = [];

  get load(): number {
    return this.rows.length;
  }

  hasRows(key: string): boolean {
    return this.rows.includes(key);
  }
}

const query = { filter: DEFAULT_SEARCH_FILTER, scope: { key: '', grants: [] }, language: 'en' } as const;

/** @param keys of the rows of the queries; capitals are expensive */
function setUp(keys: readonly string[]) {
  const queue = new QueryQueue();
  const queries = keys.map((key): WaitingQuery => {
    const ignore = () => undefined;
    const rows = { key, isExpensive: key === key.toUpperCase() };
    return { query: { what: 'facets', query }, rows, resolve: ignore, reject: ignore };
  });
  for (const waiting of queries) queue.add(waiting);
  const threads = [new Thread(), new Thread()] as const;
  /** The rows of the query that the thread takes. */
  const take = (thread: Thread): string | null => {
    const taken = queue.take(thread, threads);
    if (taken === undefined) return null;
    thread.rows.push(taken.rows.key);
    return taken.rows.key;
  };
  return { queue, queries, threads, take };
}

describe('QueryQueue', () => {
  test('gives a thread no more than two queries, in the order they came', () => {
    const { queue, threads, take } = setUp(['a', 'b', 'c']);
    expect(threads.map(take)).toEqual(['a', 'b']);
    expect([take(threads[0]), take(threads[0])]).toEqual(['c', null]);
    expect(queue.takeAll()).toEqual([]);
  });

  test('drops a waiting query, but not one that a thread has taken', () => {
    const { queue, queries, threads, take } = setUp(['a', 'b', 'c']);
    expect(take(threads[0])).toBe('a');
    expect(queries.slice(0, 2).map((waiting) => queue.drop(waiting))).toEqual([false, true]);
    expect(take(threads[1])).toBe('c');
  });

  test('keeps queries about the same rows together, unless another thread is idle', () => {
    const { threads, take } = setUp(['a', 'a', 'a', 'b']);
    threads[1].rows.push('other');
    expect([take(threads[0]), take(threads[1]), take(threads[0])]).toEqual(['a', 'b', 'a']);
    threads[1].rows.length = 0;
    expect(take(threads[1])).toBe('a');
  });

  test('keeps expensive rows for the thread that has found them, unless another one is idle', () => {
    const { threads, take } = setUp(['A', 'A', 'b', 'A']);
    const [first, second] = threads;
    expect(take(first)).toBe('A');
    first.rows.splice(0, 1, 'other');
    second.rows.push('other');
    expect([take(second), take(first)]).toEqual(['b', 'A']);
    first.rows.length = 0;
    second.rows.length = 0;
    expect(take(second)).toBe('A');
  });

  test('never lets two threads find the same expensive rows at once', () => {
    const { threads, take } = setUp(['A', 'B', 'A', 'B']);
    const [first, second] = threads;
    expect([take(first), take(second)]).toEqual(['A', 'B']);
    second.rows.length = 0;
    expect([take(second), take(second)]).toEqual(['B', null]);
    second.rows.length = 0;
    expect([take(second), take(first)]).toEqual([null, 'A']);
  });
});
