import { EventEmitter, once } from 'node:events';
import type { ExportProgress } from '@airdex/shared-contracts/api';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../http/caller.ts';

type Owner = Pick<Caller, 'idUser'>;

/** An export as the one who makes it tells of it. */
export interface ExportJob {
  /** Others go first: its place in the queue, 1 for the next. */
  wait(place: number): void;
  /** What is asked for is being made, of so many programmes. */
  begin(total: number): void;
  /** So many of them are done. */
  reach(done: number): void;
  end(outcome: 'done' | 'failed'): void;
}

/** The exports of this node, by their owner and the name the owner chose. */
export interface ExportJobs {
  /** Without a name nobody follows it. A name used again stands for the newer export. */
  open(owner: Owner, jobId: string | null | undefined): ExportJob;
  /** The progress now and whenever it changes, until the export has ended or the signal aborts. */
  follow(owner: Owner, jobId: string, signal: AbortSignal): AsyncGenerator<ExportProgress>;
}

interface Followed {
  progress: ExportProgress;
  /** The export that the name stands for now: what an earlier one still tells does not count. */
  current: ExportJob | null;
  readonly changes: EventEmitter;
  /** Exports and followers that hold it. */
  holders: number;
}

/** How long, in milliseconds, and of how many exports it is known how they ended. */
const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED_MAX = 5000;
/** Nobody is kept waiting for longer, milliseconds: an export takes minutes at most, and may never be asked for. */
const FOLLOWED_MS = 30 * 60_000;

const WAITING: ExportProgress = { state: 'waiting', done: 0, total: null };
const keyOf = (owner: Owner, jobId: string): string => `${owner.idUser} ${jobId}`;
const hasEnded = ({ state }: ExportProgress): boolean => state === 'done' || state === 'failed';

export function createExportJobs(): ExportJobs {
  /** What runs or is followed now. A name that nobody holds takes no room, however many are made up. */
  const held = new Map<string, Followed>();
  /** How exports ended that really ran, of which the limits of calls allow each user few. */
  const ended = new LRUCache<string, ExportProgress>({ max: REMEMBERED_MAX, ttl: REMEMBERED_MS });
  const hold = (key: string): Followed => {
    const job = held.get(key) ?? {
      progress: ended.get(key) ?? WAITING,
      current: null,
      changes: new EventEmitter().setMaxListeners(0),
      holders: 0,
    };
    held.set(key, job);
    job.holders += 1;
    return job;
  };
  const release = (key: string, job: Followed): void => {
    job.holders -= 1;
    if (job.holders === 0) held.delete(key);
  };
  return {
    open(owner, jobId) {
      if (jobId == null) return { wait: nothing, begin: nothing, reach: nothing, end: nothing };
      const key = keyOf(owner, jobId);
      const job = hold(key);
      let isOpen = true;
      const tell = (progress: ExportProgress): void => {
        if (job.current !== made || !isOpen) return;
        job.progress = progress;
        if (hasEnded(progress)) ended.set(key, progress);
        job.changes.emit('change');
      };
      const made: ExportJob = {
        wait: (place) => tell({ ...WAITING, place }),
        begin: (total) => tell({ state: 'working', done: 0, total }),
        reach: (done) => tell({ ...job.progress, state: 'working', done }),
        end(state) {
          tell({ state, done: job.progress.done, total: job.progress.total });
          if (isOpen) release(key, job);
          isOpen = false;
        },
      };
      job.current = made;
      tell(WAITING);
      return made;
    },
    async *follow(owner, jobId, closed) {
      const signal = AbortSignal.any([closed, AbortSignal.timeout(FOLLOWED_MS)]);
      const key = keyOf(owner, jobId);
      const job = hold(key);
      try {
        for (let told: ExportProgress | undefined; !signal.aborted;) {
          if (told === job.progress) {
            await once(job.changes, 'change', { signal }).catch(nothing);
            continue;
          }
          told = job.progress;
          yield told;
          if (hasEnded(told)) return;
        }
      } finally {
        release(key, job);
      }
    },
  };
}

function nothing(): void {
  // Nobody follows, or nobody does any more.
}
