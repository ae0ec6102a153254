import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { carryOut, heldUntil } from './carry-out.ts';

const EVERY_MS = 30_000;
const leftBehind = sql<boolean>`held_until <= clock_timestamp()`;

/** Finishes a user's change that its node has left behind; does nothing if there is none. */
export async function resumeWrite(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  signal?: AbortSignal,
): Promise<void> {
  const holder = randomUUID();
  const row = await kysely
    .updateTable('playlist_write')
    .set({ holder, held_until: heldUntil })
    .where('user_id', '=', idUser)
    .where(leftBehind)
    .returning(['add_to', 'remove_from', 'programmes', 'deletes_playlists', 'position'])
    .executeTakeFirst();
  if (!row) return;
  const change = {
    addTo: row.add_to,
    removeFrom: row.remove_from,
    programmes: row.programmes,
    deletesPlaylists: row.deletes_playlists,
  };
  await carryOut(kysely, { holder, change, position: row.position }, signal);
}

/** Finishes every change that was left behind, one after the other. */
export async function resumeWrites(kysely: Kysely<DatabaseSchema>, signal?: AbortSignal): Promise<void> {
  const users = await kysely.selectFrom('playlist_write').select('user_id').where(leftBehind).execute();
  for (const { user_id } of users) await resumeWrite(kysely, user_id, signal);
}

/** Resumes changes at the start and every half minute, for the lifetime of the server. */
export function resumeWritesRegularly(app: FastifyInstance, kysely: Kysely<DatabaseSchema>): void {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  const resume = (): void => {
    running ??= resumeWrites(kysely, closing.signal)
      .catch((error: unknown) => {
        if (!closing.signal.aborted)
          app.log.warn(
            { err: error },
            'changes of playlists could not be finished; the next half minute tries again',
          );
      })
      .finally(() => (running = undefined));
  };
  const timer = setInterval(resume, EVERY_MS);
  timer.unref();
  app.addHook('onReady', async () => resume());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
}
