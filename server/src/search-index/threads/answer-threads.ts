import type { IndexData } from '../data/index-data.ts';
import type { Answer, Question } from '../engine/answers.ts';
import { AnswerThread } from './answer-thread.ts';

/**
 * By how many waiting questions the thread with a term in its cache may exceed the idlest one. A screen asks
 * about nine at once, and reading all texts again costs more than waiting for them.
 */
const PATIENCE = 12;

function hash(text: string): number {
  let value = 0;
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) | 0;
  return value >>> 0;
}

/** The query threads, all with the same shared data. One that dies is replaced. */
export class AnswerThreads {
  readonly #cacheBytes: number;
  readonly #threads: AnswerThread[];
  /** Including those that are still preparing to replace another. */
  readonly #running = new Set<AnswerThread>();
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

  /** Serves what was prepared from the next question on. */
  switch(data: IndexData): void {
    this.#serving = data;
    for (const thread of this.#threads) thread.switch();
  }

  ask(question: Question): Promise<Answer> {
    const alive = this.#threads.filter((thread) => thread.isAlive);
    const idlest = alive.reduce<AnswerThread | undefined>(
      (least, thread) => (least === undefined || thread.load < least.load ? thread : least),
      undefined,
    );
    if (idlest === undefined) return Promise.reject(new Error('No thread of the search index is alive.'));
    const { term, selectedSearchTitles } = question.query.filter;
    if (term.trim() === '') return idlest.ask(question);
    const remembering = alive[hash(`${term}\n${selectedSearchTitles.join()}`) % alive.length] ?? idlest;
    return (remembering.load > idlest.load + PATIENCE ? idlest : remembering).ask(question);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(Array.from(this.#running, (thread) => thread.close()));
  }

  #start(place: number): AnswerThread {
    const thread: AnswerThread = new AnswerThread(() => {
      this.#running.delete(thread);
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
  }
}
