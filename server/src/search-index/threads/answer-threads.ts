import { setTimeout as pause } from 'node:timers/promises';
import type { IndexData } from '../data/index-data.ts';
import type { Answer, Question } from '../engine/answers.ts';
import { SearchUnavailable } from '../../http/search-unavailable.ts';
import { AnswerThread } from './answer-thread.ts';
import { QuestionQueue, type SharedRows, type WaitingQuestion } from './question-queue.ts';

/** A thread that could not be replaced is replaced after this time, milliseconds. */
const REPLACE_AGAIN_MS = 1000;

/** Queries with the same term share its rows, others those of the same selection. */
function rowsOf({ query: { filter, scope } }: Question): SharedRows {
  const { term, selectedSearchTitles } = filter;
  return term.trim() === ''
    ? { key: JSON.stringify([scope.key, filter]), isExpensive: false }
    : { key: `${term}\n${selectedSearchTitles.join()}`, isExpensive: true };
}

function noThread(): SearchUnavailable {
  return new SearchUnavailable('No thread of the search index can answer.');
}

/** The query threads, all with the same shared data. One that dies is replaced. */
export class AnswerThreads {
  readonly #cacheBytes: number;
  readonly #threads: AnswerThread[];
  /** Including those that are still preparing to replace another. */
  readonly #running = new Set<AnswerThread>();
  readonly #queue = new QuestionQueue();
  #serving: IndexData | undefined;
  #isClosed = false;

  constructor(count: number, cacheBytes: number) {
    this.#cacheBytes = cacheBytes;
    this.#threads = Array.from({ length: count }, (_, place) => this.#start(place));
  }

  /** Resolves when every thread can switch to `data`. */
  async prepare(data: IndexData): Promise<void> {
    this.#threads.forEach((thread, place) => {
      if (!thread.isAlive) this.#threads[place] = this.#start(place);
    });
    await Promise.all(this.#threads.map((thread, place) => thread.prepare(data, place, this.#cacheBytes)));
  }

  /** Serves the prepared index from the next query on; earlier queries use the previous data. */
  switch(data: IndexData): void {
    for (const waiting of this.#queue.takeAll()) {
      const idlest = this.#answering().reduce((least, thread) => (thread.load < least.load ? thread : least));
      this.#give(idlest, waiting);
    }
    this.#serving = data;
    for (const thread of this.#threads) thread.switch();
  }

  /** Whether at least one thread takes queries. */
  get isAnswering(): boolean {
    return this.#answering().length > 0;
  }

  /**
   * @param signal rejects the query if it still waits for a thread
   * @param dropped called when it does
   */
  ask(question: Question, signal?: AbortSignal, dropped?: () => void): Promise<Answer> {
    if (!this.isAnswering) return Promise.reject(noThread());
    return new Promise((resolve, reject) => {
      const waiting = { question, rows: rowsOf(question), resolve, reject };
      this.#queue.add(waiting);
      const leave = () => {
        if (!this.#queue.drop(waiting)) return;
        dropped?.();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#distribute();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.takeAll()) reject(new Error('The search index was closed.'));
    await Promise.all(Array.from(this.#running, (thread) => thread.close()));
  }

  /** The threads that take queries. A thread that replaces another has no data until it has switched. */
  #answering(): AnswerThread[] {
    return this.#threads.filter((thread) => thread.isServing);
  }

  /** Gives waiting queries to threads, the idlest first, until none takes another one. */
  #distribute(): void {
    const threads = this.#answering();
    for (let taken = true; taken;) {
      taken = false;
      for (const thread of threads.toSorted((a, b) => a.load - b.load)) {
        const waiting = this.#queue.take(thread, threads);
        if (waiting === undefined) continue;
        this.#give(thread, waiting);
        taken = true;
      }
    }
  }

  #give(thread: AnswerThread, { question, rows, resolve }: WaitingQuestion): void {
    const answer = thread.ask(question, rows.key);
    resolve(answer);
    const next = () => this.#distribute();
    answer.then(next, next);
  }

  #start(place: number): AnswerThread {
    const thread: AnswerThread = new AnswerThread(() => {
      this.#running.delete(thread);
      if (!this.isAnswering) {
        for (const { reject } of this.#queue.takeAll()) reject(noThread());
      }
      void this.#replace(thread, place);
    });
    this.#running.add(thread);
    return thread;
  }

  async #replace(dead: AnswerThread, place: number): Promise<void> {
    const data = this.#serving;
    const isWanted = () => !this.#isClosed && this.#serving === data && this.#threads[place] === dead;
    while (data !== undefined && isWanted()) {
      const thread = await this.#tryToStart(data, place);
      if (thread === null) {
        // The machine may be short of memory for a moment.
        await pause(REPLACE_AGAIN_MS, undefined, { ref: false });
      } else if (isWanted()) {
        thread.switch();
        this.#threads[place] = thread;
        this.#distribute();
      } else {
        await this.#end(thread);
      }
    }
  }

  /** A thread with data; null if it could not be started, or died. */
  async #tryToStart(data: IndexData, place: number): Promise<AnswerThread | null> {
    let thread: AnswerThread | null = null;
    try {
      thread = this.#start(place);
      await thread.prepare(data, place, this.#cacheBytes);
      return thread;
    } catch {
      if (thread !== null) await this.#end(thread);
      return null;
    }
  }

  async #end(thread: AnswerThread): Promise<void> {
    this.#running.delete(thread);
    await thread.close();
  }
}
