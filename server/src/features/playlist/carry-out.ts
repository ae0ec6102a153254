import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../database/in-transaction.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { HttpError } from '../../http/http-error.ts';
import { portionAt, type EntryChange, type Portion } from './entry-change.ts';
import { addEntries, markAsChanged, removeEntries } from './playlist-entries.ts';

/** Entries of the first portion; later ones are sized by time. */
export const FIRST_PORTION = 1000;
const SMALLEST_PORTION = 500;
const LARGEST_PORTION = 20_000;
/** Database time that a portion should take, milliseconds: on the embedded one everybody waits that long. */
const PORTION_MS = 50;

/** After this time without progress, another node may take over a node's change, seconds. */
const HELD_SECONDS = 30;
export const heldUntil = sql<string>`clock_timestamp() + make_interval(secs => ${HELD_SECONDS})`;

/** Seconds after which the other node has completed most changes. */
const RETRY_AFTER = '2';

/** How many entries were added and removed. */
export interface ChangedEntries {
  readonly added: number;
  readonly removed: number;
}

/** A recorded change that this node is processing. */
export interface HeldWrite {
  readonly holder: string;
  readonly change: EntryChange;
  /** Where to continue. */
  readonly position: number;
}

/**
 * Processes a recorded change, each portion in a separate transaction, so that others get their turn and a
 * connection in between. Rejects if another node has taken the change over, and if the signal aborts; the
 * rest is then finished from the record.
 */
export async function carryOut(
  kysely: Kysely<DatabaseSchema>,
  { holder, change, position }: HeldWrite,
  signal?: AbortSignal,
): Promise<ChangedEntries> {
  const total = { added: 0, removed: 0 };
  let size = FIRST_PORTION;
  for (let at = position; ;) {
    signal?.throwIfAborted();
    const portion = portionAt(change, at, size);
    if (!portion) break;
    let begun = 0;
    const changed = await inTransaction(kysely, async (transaction) => {
      begun = performance.now();
      await recordProgress(transaction, holder, portion.next);
      return changePortion(transaction, portion);
    });
    size = nextSize(size, performance.now() - begun);
    total.added += changed.added;
    total.removed += changed.removed;
    at = portion.next;
  }
  await inTransaction(kysely, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('playlist_write')
      .where('holder', '=', holder)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw takenOver();
    if (change.deletesPlaylists) await deletePlaylists(transaction, change.removeFrom);
  });
  return total;
}

/** Changes the entries of a portion, and the dates of the changed playlists. */
export async function changePortion(
  transaction: Transaction<DatabaseSchema>,
  { kind, playlists, programmes }: Portion,
): Promise<ChangedEntries> {
  const changed = await (kind === 'add' ? addEntries : removeEntries)(transaction, playlists, programmes);
  if (changed.size > 0) await markAsChanged(transaction, changed.keys());
  const count = changed.values().reduce((sum, each) => sum + each, 0);
  return kind === 'add' ? { added: count, removed: 0 } : { added: 0, removed: count };
}

export async function deletePlaylists(
  transaction: Transaction<DatabaseSchema>,
  ids: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('playlist')
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
}

async function recordProgress(
  transaction: Transaction<DatabaseSchema>,
  holder: string,
  position: number,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('playlist_write')
    .set({ position, held_until: heldUntil })
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw takenOver();
}

const takenOver = () =>
  new HttpError(
    'unavailable',
    {
      en: 'This change is still being carried out. Check your playlists in a moment before you try again.',
      ch: '此更改仍在进行中。请稍后查看片单，再决定是否重试。',
    },
    { headers: { 'Retry-After': RETRY_AFTER } },
  );

/** Half to twice the size, towards the intended duration of a portion. */
function nextSize(size: number, ms: number): number {
  const factor = Math.min(2, Math.max(0.5, PORTION_MS / Math.max(1, ms)));
  return Math.round(Math.min(LARGEST_PORTION, Math.max(SMALLEST_PORTION, size * factor)));
}
