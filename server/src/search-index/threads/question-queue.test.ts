import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { QuestionQueue, type TakingThread } from './question-queue.ts';

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

/** @param keys of the rows of the questions; capitals are expensive */
function setUp(keys: readonly string[]) {
  const queue = new QuestionQueue();
  for (const key of keys) {
    const ignore = () => undefined;
    const rows = { key, isExpensive: key === key.toUpperCase() };
    queue.add({ question: { what: 'facets', query }, rows, resolve: ignore, reject: ignore });
  }
  const threads = [new Thread(), new Thread()] as const;
  /** The rows of the question that the thread takes. */
  const take = (thread: Thread): string | null => {
    const taken = queue.take(thread, threads);
    if (taken === undefined) return null;
    thread.rows.push(taken.rows.key);
    return taken.rows.key;
  };
  return { queue, threads, take };
}

/** Expensive rows that the first thread remembers: it also takes their questions when it is not idle. */
function rememberedByFirst(): string[] {
  return [...'ABCDEFGHIJ'].filter((key) => {
    const { threads, take } = setUp([key]);
    threads[0].rows.push('other');
    return take(threads[0]) === key;
  });
}

describe('QuestionQueue', () => {
  const [first = '', second = ''] = rememberedByFirst();

  test('gives a thread no more than two questions, in the order they came', () => {
    const { queue, threads, take } = setUp(['a', 'b', 'c']);
    expect(threads.map(take)).toEqual(['a', 'b']);
    expect([take(threads[0]), take(threads[0])]).toEqual(['c', null]);
    expect(queue.takeAll()).toEqual([]);
  });

  test('keeps questions about the same rows together, unless another thread is idle', () => {
    const { threads, take } = setUp(['a', 'a', 'a', 'b']);
    threads[1].rows.push('other');
    expect([take(threads[0]), take(threads[1]), take(threads[0])]).toEqual(['a', 'b', 'a']);
    threads[1].rows.length = 0;
    expect(take(threads[1])).toBe('a');
  });

  test('keeps expensive rows for the thread that remembers them', () => {
    const { threads, take } = setUp([first, 'a']);
    threads[1].rows.push('other');
    expect([take(threads[1]), take(threads[0])]).toEqual(['a', first]);
  });

  test("gives an idle thread another one's expensive rows, unless they are being found", () => {
    const { threads, take } = setUp([first, second, first, second]);
    expect([take(threads[0]), take(threads[1])]).toEqual([first, second]);
    // Neither the thread that remembers them nor an idle one finds them a second time.
    expect([take(threads[0]), take(threads[0])]).toEqual([first, null]);
    expect([take(threads[1]), take(threads[1])]).toEqual([second, null]);
    const again = setUp([first]);
    again.threads[0].rows.push(first);
    expect(again.take(again.threads[1])).toBeNull();
  });
});
