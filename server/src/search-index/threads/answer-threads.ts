import type { IndexData } from '../data/index-data.ts';
import type { Answer, Question } from '../engine/answers.ts';
import { AnswerThread } from './answer-thread.ts';
import { QuestionQueue, type SharedRows, type WaitingQuestion } from './question-queue.ts';

/** Queries with the same term share its rows, others those of the same selection. */
function rowsOf({ query: { filter, scope } }: Question): SharedRows {
  const { term, selectedSearchTitles } = filter;
  return term.trim() === ''
    ? { key: JSON.stringify([scope.key, filter]), isExpensive: false }
    : { key: `${term}\n${selectedSearchTitles.join()}`, isExpensive: true };
}

function noThread(): Error {
  return new Error('No thread of the search index can answer.');
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

  ask(question: Question): Promise<Answer> {
    if (this.#answering().length === 0) return Promise.reject(noThread());
    return new Promise((resolve, reject) => {
      this.#queue.add({ question, rows: rowsOf(question), resolve, reject });
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
      if (this.#answering().length === 0) {
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
    if (data === undefined || !isWanted()) return;
    const thread = this.#start(place);
    try {
      await thread.prepare(data, place, this.#cacheBytes);
    } catch {
      // It can't read the data either: the next load retries.
      return;
    }
    if (!isWanted()) {
      this.#running.delete(thread);
      await thread.close();
      return;
    }
    thread.switch();
    this.#threads[place] = thread;
    this.#distribute();
  }
}
