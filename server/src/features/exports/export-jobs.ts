import { EventEmitter, once } from 'node:events';
import type { ExportProgress } from '@airdex/shared-contracts/api';
import { LRUCache } from 'lru-cache';
import { boundedBy } from '../../http/bounded-by.ts';
import type { Caller } from '../../http/caller.ts';

type Owner = Pick<Caller, 'idUser'>;

/** Receives an export's progress from the code that runs it. */
export interface ExportJob {
  /** The export waits at this position in the queue; 1 is next. */
  wait(place: number): void;
  /** The export is running, with this many programmes. */
  begin(total: number): void;
  /** Number of finished programmes. */
  reach(done: number): void;
  end(outcome: 'done' | 'failed'): void;
}

/** The exports of this node, by their owner and the name that the owner chose. */
export interface ExportJobs {
  /** Without a name nobody can follow it. A reused name refers to the newer export. */
  open(owner: Owner, jobId: string | null | undefined): ExportJob;
  /** The current progress and every change, until the export has ended or the signal aborts. */
  follow(owner: Owner, jobId: string, signal: AbortSignal): AsyncGenerator<ExportProgress>;
}

interface Followed {
  progress: ExportProgress;
  /** The export that the name currently refers to: reports of an earlier one are ignored. */
  current: ExportJob | null;
  readonly changes: EventEmitter;
  /** Exports and followers that hold it. */
  holders: number;
}

/** How long, in milliseconds, and for how many exports the outcome is remembered. */
const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED_MAX = 5000;
/** Maximum wait, milliseconds: an export takes minutes at most, and may never start. */
const FOLLOWED_MS = 30 * 60_000;

const WAITING: ExportProgress = { state: 'waiting', done: 0, total: null };
const keyOf = (owner: Owner, jobId: string): string => `${owner.idUser} ${jobId}`;
const hasEnded = ({ state }: ExportProgress): boolean => state === 'done' || state === 'failed';

export function createExportJobs(): ExportJobs {
  /** The exports that run or are followed. Invented names use no memory after their calls end. */
  const held = new Map<string, Followed>();
  /** Outcomes of exports that ran. Rate limits keep their number per user small. */
  const ended = new LRUCache<string, ExportProgress>({
    ...boundedBy(REMEMBERED_MAX),
    ttl: REMEMBERED_MS,
  });
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
      const update = (progress: ExportProgress): void => {
        if (job.current !== made || !isOpen) return;
        job.progress = progress;
        if (hasEnded(progress)) ended.set(key, progress);
        job.changes.emit('change');
      };
      const made: ExportJob = {
        wait: (place) => update({ ...WAITING, place }),
        begin: (total) => update({ state: 'working', done: 0, total }),
        reach: (done) => update({ ...job.progress, state: 'working', done }),
        end(state) {
          update({ state, done: job.progress.done, total: job.progress.total });
          if (isOpen) release(key, job);
          isOpen = false;
        },
      };
      job.current = made;
      update(WAITING);
      return made;
    },
    async *follow(owner, jobId, closed) {
      const signal = AbortSignal.any([closed, AbortSignal.timeout(FOLLOWED_MS)]);
      const key = keyOf(owner, jobId);
      const job = hold(key);
      try {
        for (let reported: ExportProgress | undefined; !signal.aborted;) {
          if (reported === job.progress) {
            await once(job.changes, 'change', { signal }).catch(nothing);
            continue;
          }
          reported = job.progress;
          yield reported;
          if (hasEnded(reported)) return;
        }
      } finally {
        release(key, job);
      }
    },
  };
}

function nothing(): void {
  // Nobody follows it now.
}
