import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../search-index/random.ts';
import type { Change, State, Subject } from './subject.ts';

/** Statuses that do not show whether the change was made: no response, and an unavailable database. */
const UNKNOWN = new Set([0, 503]);
const RETRY_EACH_MS = 100;
const READ_WITHIN_MS = 60_000;

export interface Found {
  readonly subject: string;
  /** Confirmed changes of this round. */
  readonly answered: number;
  /** Whether the change that was pending at the kill was stored. */
  readonly pending: 'none' | 'kept' | 'gone';
  /** The stored data, if it is neither of the two permitted values. */
  readonly violation: string | null;
}

/** Writes one subject until it is stopped or the server dies, and then checks the stored data. */
export class Writer {
  readonly subject: Subject;
  readonly #random: Random;
  #state: State = null;
  #pending: Change | null = null;
  #answered = 0;
  #isStopped = false;

  constructor(subject: Subject, random: Random) {
    this.subject = subject;
    this.#random = random;
  }

  async prepare(): Promise<void> {
    await this.subject.client.signIn(true);
    await this.subject.prepare();
    this.#state = await this.subject.read();
  }

  /** Resolves once it can't write any more. Rejects if a change is rejected. */
  async write(): Promise<void> {
    this.#isStopped = false;
    this.#answered = 0;
    while (!this.#isStopped) {
      const change = this.subject.change(this.#state, this.#random);
      this.#pending = change;
      const { status, text } = await change.send();
      if (UNKNOWN.has(status)) return;
      if (status !== 200) throw new Error(`${this.subject.name}: a change was answered ${status}: ${text}`);
      this.#state = change.after;
      this.#pending = null;
      this.#answered++;
    }
  }

  /** Confirmed changes of this round so far. */
  get answered(): number {
    return this.#answered;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Compares the stored data with the responses, once the server responds again. */
  async check(): Promise<Found> {
    const stored = await this.#read();
    const expected = JSON.stringify(this.#state);
    const found = JSON.stringify(stored);
    const pending = this.#pending;
    const unanswered = pending && JSON.stringify(pending.afterUnanswered ?? pending.after);
    this.#pending = null;
    this.#state = pending?.afterUnanswered !== undefined && found === unanswered ? pending.after : stored;
    return {
      subject: this.subject.name,
      answered: this.#answered,
      pending: pending === null ? 'none' : found === unanswered && found !== expected ? 'kept' : 'gone',
      violation:
        found === expected || found === unanswered
          ? null
          : `stored ${found}, answered ${expected}, under way ${unanswered ?? 'nothing'}`,
    };
  }

  async #read(): Promise<State> {
    const deadline = performance.now() + READ_WITHIN_MS;
    for (;;)
      try {
        return await this.subject.read();
      } catch (error) {
        if (performance.now() > deadline) throw error;
        await pause(RETRY_EACH_MS);
      }
  }
}
