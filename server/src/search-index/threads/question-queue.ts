import type { Answer, Question } from '../engine/answers.ts';

/** A question that no thread has taken yet. */
export interface WaitingQuestion {
  readonly question: Question;
  /** Identifies the term and its fields, whose rows are expensive to find; null without a term. */
  readonly term: string | null;
  readonly resolve: (answer: Promise<Answer>) => void;
  readonly reject: (reason: Error) => void;
}

/** A thread that takes questions. */
export interface TakingThread {
  /** How many questions it has. */
  readonly load: number;
  /** Whether one of them has the term. */
  hasTerm(term: string): boolean;
}

/** Questions that a thread has at once: the next one must be there when it has answered one. */
const AT_ONCE = 2;

function hash(text: string): number {
  let value = 0;
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) | 0;
  return value >>> 0;
}

/**
 * Questions in the order they came, until a thread takes them. Each term has one thread that takes questions
 * about it, because it remembers their rows. An idle thread takes those of another one, too, rather than
 * none, unless the other one is finding the rows of the term.
 */
export class QuestionQueue {
  readonly #waiting: WaitingQuestion[] = [];

  add(waiting: WaitingQuestion): void {
    this.#waiting.push(waiting);
  }

  /** Removes and returns the next question for one of the threads; undefined if there is none for it. */
  take(thread: TakingThread, threads: readonly TakingThread[]): WaitingQuestion | undefined {
    if (thread.load >= AT_ONCE) return undefined;
    const isFor = ({ term }: WaitingQuestion) =>
      term === null || threads[hash(term) % threads.length] === thread;
    const place = this.#waiting.findIndex(isFor);
    if (place !== -1 || thread.load > 0) return this.#remove(place);
    return this.#remove(
      this.#waiting.findIndex(({ term }) => !threads.some((other) => other.hasTerm(term ?? ''))),
    );
  }

  /** Removes and returns everything that waits. */
  takeAll(): WaitingQuestion[] {
    return this.#waiting.splice(0);
  }

  #remove(place: number): WaitingQuestion | undefined {
    return place === -1 ? undefined : this.#waiting.splice(place, 1)[0];
  }
}
