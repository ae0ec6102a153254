import { describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { QuestionQueue, type TakingThread } from './question-queue.ts';

class Thread implements TakingThread {
  readonly terms: (string | null)[] = [];

  get load(): number {
    return this.terms.length;
  }

  hasTerm(term: string): boolean {
    return this.terms.includes(term);
  }
}

const query = { filter: DEFAULT_SEARCH_FILTER, scope: { key: '', grants: [] }, language: 'en' } as const;

function setUp(terms: readonly (string | null)[]) {
  const queue = new QuestionQueue();
  for (const term of terms) {
    const ignore = () => undefined;
    queue.add({ question: { what: 'facets', query }, term, resolve: ignore, reject: ignore });
  }
  const threads = [new Thread(), new Thread()] as const;
  /** The term of the taken question, or "nothing". */
  const take = (thread: Thread): string | null => {
    const taken = queue.take(thread, threads);
    if (taken === undefined) return 'nothing';
    thread.terms.push(taken.term);
    return taken.term;
  };
  return { queue, threads, take };
}

/** The thread that takes questions about a term while both have another one. */
function ownerOf(term: string): 0 | 1 {
  const { threads, take } = setUp([term]);
  threads[0].terms.push(null);
  return take(threads[0]) === term ? 0 : 1;
}

describe('QuestionQueue', () => {
  const owned = ['a', 'b', 'c', 'd', 'e', 'f'].filter((term) => ownerOf(term) === 0);
  const [first = '', second = ''] = owned;

  test('gives a thread no more than two questions, in the order they came', () => {
    const { queue, threads, take } = setUp([null, null, null]);
    expect(threads.map(take)).toEqual([null, null]);
    expect([take(threads[0]), take(threads[0])]).toEqual([null, 'nothing']);
    expect(queue.takeAll()).toEqual([]);
  });

  test('keeps a term for the thread that remembers it, which takes questions without a term as well', () => {
    const { threads, take } = setUp([first, null]);
    threads[1].terms.push(null);
    expect([take(threads[1]), take(threads[0])]).toEqual([null, first]);
  });

  test("gives an idle thread another one's term, unless the other one is finding its rows", () => {
    const { threads, take } = setUp([first, first, second]);
    expect(take(threads[0])).toBe(first);
    expect(take(threads[1])).toBe(second);
    threads[1].terms.length = 0;
    expect(take(threads[1])).toBe('nothing');
    expect(take(threads[0])).toBe(first);
  });
});
