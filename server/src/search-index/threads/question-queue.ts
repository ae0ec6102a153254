import { LRUCache } from 'lru-cache';
import type { Answer, Question } from '../engine/answers.ts';

/** What several questions need, and are therefore best asked of the same thread. */
export interface SharedRows {
  readonly key: string;
  /** Whether finding them again costs more than waiting: the rows of a term. */
  readonly isExpensive: boolean;
}

/** A question that no thread has taken yet. */
export interface WaitingQuestion {
  readonly question: Question;
  readonly rows: SharedRows;
  readonly resolve: (answer: Promise<Answer>) => void;
  readonly reject: (reason: Error) => void;
}

/** A thread that takes questions. */
export interface TakingThread {
  /** How many questions it has. */
  readonly load: number;
  /** Whether it has a question about these rows. */
  hasRows(key: string): boolean;
}

/** Questions that a thread has at once: the next one must be there when it has answered one. */
const AT_ONCE = 2;

/** Of how many expensive rows the queue knows which thread has found them last. */
const REMEMBERED = 500;

/**
 * Questions in the order they came, until a thread takes them. Those about the same rows go to the thread
 * that is finding them, or that remembers them if they are expensive. An idle thread takes the questions of
 * another one, too, rather than none, unless the other one is finding expensive rows for them.
 */
export class QuestionQueue {
  readonly #waiting: WaitingQuestion[] = [];
  readonly #foundBy = new LRUCache<string, TakingThread>({ max: REMEMBERED });

  add(waiting: WaitingQuestion): void {
    this.#waiting.push(waiting);
  }

  /** Removes and returns the next question for one of the threads; undefined if there is none for it. */
  take(thread: TakingThread, threads: readonly TakingThread[]): WaitingQuestion | undefined {
    if (thread.load >= AT_ONCE) return undefined;
    const finding = (key: string) => threads.find((other) => other.hasRows(key));
    const ownerOf = (key: string) => {
      const remembering = this.#foundBy.get(key);
      return finding(key) ?? (threads.includes(remembering ?? thread) ? remembering : undefined);
    };
    const taken =
      this.#remove(({ key }) => (ownerOf(key) ?? thread) === thread) ??
      (thread.load === 0
        ? this.#remove(({ key, isExpensive }) => !isExpensive || finding(key) === undefined)
        : undefined);
    if (taken?.rows.isExpensive) this.#foundBy.set(taken.rows.key, thread);
    return taken;
  }

  /** Removes and returns everything that waits. */
  takeAll(): WaitingQuestion[] {
    return this.#waiting.splice(0);
  }

  #remove(isTaken: (rows: SharedRows) => boolean): WaitingQuestion | undefined {
    const place = this.#waiting.findIndex(({ rows }) => isTaken(rows));
    return place === -1 ? undefined : this.#waiting.splice(place, 1)[0];
  }
}
