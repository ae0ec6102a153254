import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

/**
 * Runs one user's requests on this node one after the other, before any of them takes a database connection.
 */
export class UserTurns {
  readonly #last = new WeakMap<Kysely<DatabaseSchema>, Map<number, Promise<void>>>();

  /** Runs the task when the user's earlier tasks have ended, however they ended. */
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

  /** Queues behind the user's other tasks: `ready` resolves when it is its turn, `end` passes the turn on. */
  enter(
    kysely: Kysely<DatabaseSchema>,
    idUser: number,
  ): { readonly ready: Promise<void>; readonly end: () => void } {
    const last = this.#last.get(kysely) ?? new Map<number, Promise<void>>();
    this.#last.set(kysely, last);
    const ready = last.get(idUser) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    // A task that stops waiting still ends after those before it.
    const ended = ready.then(() => promise);
    last.set(idUser, ended);
    void ended.then(() => {
      if (last.get(idUser) === ended) last.delete(idUser);
    });
    return { ready, end: resolve };
  }
}
