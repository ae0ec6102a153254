import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/** Lets what one user asks of this node follow one another, before any of it takes a connection of the database. */
export class UserTurns {
  readonly #last = new WeakMap<Kysely<DatabaseSchema>, Map<number, Promise<void>>>();

  /** Runs the task when the user's tasks before it have ended, however they ended. */
  async run<Result>(
    kysely: Kysely<DatabaseSchema>,
    idUser: number,
    task: () => Promise<Result>,
  ): Promise<Result> {
    const { ready, end } = this.enter(kysely, idUser);
    await ready;
    try {
      return await task();
    } finally {
      end();
    }
  }

  /** Takes a place behind the user's others: `ready` resolves when it is its turn, `end` gives the turn to the next. */
  enter(
    kysely: Kysely<DatabaseSchema>,
    idUser: number,
  ): { readonly ready: Promise<void>; readonly end: () => void } {
    const last = this.#last.get(kysely) ?? new Map<number, Promise<void>>();
    this.#last.set(kysely, last);
    const ready = last.get(idUser) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    // One that gives up while it waits ends after those before it.
    const ended = ready.then(() => promise);
    last.set(idUser, ended);
    void ended.then(() => {
      if (last.get(idUser) === ended) last.delete(idUser);
    });
    return { ready, end: resolve };
  }
}
