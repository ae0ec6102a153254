import type { Kysely } from 'kysely';
import { UserTurns } from '../collections/user-turns.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { HttpError, LocalisedMessage } from '../../http/http-error.ts';
import { tooManyRequests } from '../../http/too-many-requests.ts';

/** How long a change waits for the user's previous change, milliseconds. */
const WAIT_MS = 30_000;
/** Maximum number of one user's changes that wait on one node. */
const WAITING_MAX = 20;
/** When to retry, seconds. */
const RETRY_AFTER = 10;

const STILL_RUNNING: LocalisedMessage = {
  en: 'Another large change to your playlists is still running. Please try again in a moment.',
  ch: '您的片单正在进行另一项大批量更改，请稍后再试。',
};

const turns = new UserTurns();
const waiting = new WeakMap<Kysely<DatabaseSchema>, Map<number, number>>();

export function stillRunning(): HttpError {
  return tooManyRequests(RETRY_AFTER, { message: STILL_RUNNING });
}

/**
 * Runs a change of playlists after the user's earlier changes. Rejects (429) if too many wait, or if that
 * takes too long.
 * @param task `mayWait` says whether it may continue to wait, for a change on another node
 */
export async function writeTurn<Result>(
  kysely: Kysely<DatabaseSchema>,
  idUser: number,
  task: (mayWait: () => boolean) => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + WAIT_MS;
  const leave = waitingPlace(kysely, idUser);
  if (!leave) throw stillRunning();
  const { ready, end } = turns.enter(kysely, idUser);
  try {
    if (!(await isReadyWithin(ready, WAIT_MS).finally(leave))) throw stillRunning();
    return await task(() => performance.now() < deadline);
  } finally {
    end();
  }
}

/** Counts a waiting change; undefined if there are too many. */
function waitingPlace(kysely: Kysely<DatabaseSchema>, idUser: number): (() => void) | undefined {
  const counts = waiting.get(kysely) ?? new Map<number, number>();
  waiting.set(kysely, counts);
  const count = counts.get(idUser) ?? 0;
  if (count >= WAITING_MAX) return undefined;
  counts.set(idUser, count + 1);
  return () => {
    const left = (counts.get(idUser) ?? 1) - 1;
    if (left === 0) counts.delete(idUser);
    else counts.set(idUser, left);
  };
}

async function isReadyWithin(ready: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([ready.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
