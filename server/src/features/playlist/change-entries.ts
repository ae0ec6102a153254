import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { withUserLock } from '../collections/owner-transaction.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import {
  carryOut,
  type ChangedEntries,
  changePortion,
  deletePlaylists,
  FIRST_PORTION,
  heldUntil,
} from './carry-out.ts';
import { entriesOf, portionAt, type EntryChange } from './entry-change.ts';
import { resumeWrite } from './resume-writes.ts';
import { stillRunning, writeTurn } from './write-turns.ts';

/** Polling interval for a change that another node is processing, milliseconds. */
const ASK_EACH_MS = 250;

export interface EntryChanger {
  readonly kysely: Kysely<DatabaseSchema>;
  readonly idUser: number;
}

/**
 * Changes the contents of a user's playlists. A small change is one transaction. A large one is first
 * recorded, in the transaction of `plan`, and then processed in portions: once recorded it will be completed,
 * by this node or another one. A user's changes run one after the other on all nodes; waiting changes hold no
 * connection, and are rejected (429) if they wait too long.
 * @param plan checks and prepares, in a transaction that locks the user's row; an error thrown in it rejects
 * the change
 */
export async function changeEntries(
  { kysely, idUser }: EntryChanger,
  plan: (transaction: Transaction<DatabaseSchema>) => Promise<EntryChange>,
): Promise<ChangedEntries> {
  return writeTurn(kysely, idUser, async (mayWait) => {
    for (;;) {
      const begun = await withUserLock(kysely, idUser, async (transaction) => {
        const other = await otherWrite(transaction, idUser);
        return other ?? begin(transaction, idUser, await plan(transaction));
      });
      if ('changed' in begun) return begun.changed;
      if ('holder' in begun) return carryOut(kysely, { ...begun, position: 0 });
      if (begun.isHeld) {
        if (!mayWait()) throw stillRunning();
        await pause(ASK_EACH_MS);
      } else await resumeWrite(kysely, idUser);
    }
  });
}

/** The user's pending change, held by a node or left behind by one. */
async function otherWrite(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
): Promise<{ readonly isHeld: boolean } | undefined> {
  return transaction
    .selectFrom('playlist_write')
    .select(sql<boolean>`held_until > clock_timestamp()`.as('isHeld'))
    .where('user_id', '=', idUser)
    .executeTakeFirst();
}

/** Applies a change that is small enough, or records it. */
async function begin(
  transaction: Transaction<DatabaseSchema>,
  idUser: number,
  change: EntryChange,
): Promise<{ readonly changed: ChangedEntries } | { readonly holder: string; readonly change: EntryChange }> {
  const { addTo, removeFrom, programmes, deletesPlaylists = false } = change;
  if (entriesOf(change) <= FIRST_PORTION) {
    const changed = { added: 0, removed: 0 };
    for (let position = 0, portion; (portion = portionAt(change, position, FIRST_PORTION));) {
      const { added, removed } = await changePortion(transaction, portion);
      changed.added += added;
      changed.removed += removed;
      position = portion.next;
    }
    if (deletesPlaylists) await deletePlaylists(transaction, removeFrom);
    return { changed };
  }
  const holder = randomUUID();
  await transaction
    .insertInto('playlist_write')
    .values({
      user_id: idUser,
      add_to: [...addTo],
      remove_from: [...removeFrom],
      programmes: [...programmes],
      deletes_playlists: deletesPlaylists,
      holder,
      held_until: heldUntil,
    })
    .execute();
  return { holder, change };
}
