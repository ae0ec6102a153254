import { EventEmitter, once } from 'node:events';
import type { ExportProgress } from '@airdex/shared-contracts/api';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../account/caller.ts';

type Owner = Pick<Caller, 'idUser'>;

/** An export as the one who makes it tells of it. */
export interface ExportJob {
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
}

/** Ended exports, and names nobody has used yet, are forgotten after this time, milliseconds. */
const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED_MAX = 5000;
/** Nobody is kept waiting for longer, milliseconds: an export takes minutes at most, and may never be asked for. */
const FOLLOWED_MS = 30 * 60_000;

const WAITING: ExportProgress = { state: 'waiting', done: 0, total: null };
const keyOf = (owner: Owner, jobId: string): string => `${owner.idUser} ${jobId}`;
const hasEnded = ({ state }: ExportProgress): boolean => state === 'done' || state === 'failed';

export function createExportJobs(): ExportJobs {
  const jobs = new LRUCache<string, Followed>({ max: REMEMBERED_MAX, ttl: REMEMBERED_MS });
  const find = (owner: Owner, jobId: string): Followed => {
    const key = keyOf(owner, jobId);
    const job = jobs.get(key) ?? {
      progress: WAITING,
      current: null,
      changes: new EventEmitter().setMaxListeners(0),
    };
    // Again, for its time to start anew.
    jobs.set(key, job);
    return job;
  };
  return {
    open(owner, jobId) {
      if (jobId == null) return { begin: nothing, reach: nothing, end: nothing };
      const job = find(owner, jobId);
      const tell = (progress: ExportProgress): void => {
        if (job.current !== made) return;
        jobs.set(keyOf(owner, jobId), job);
        job.progress = progress;
        job.changes.emit('change');
      };
      const made: ExportJob = {
        begin: (total) => tell({ state: 'working', done: 0, total }),
        reach: (done) => tell({ ...job.progress, state: 'working', done }),
        end: (state) => tell({ ...job.progress, state }),
      };
      job.current = made;
      tell(WAITING);
      return made;
    },
    async *follow(owner, jobId, closed) {
      const signal = AbortSignal.any([closed, AbortSignal.timeout(FOLLOWED_MS)]);
      const job = find(owner, jobId);
      for (let told: ExportProgress | undefined; !signal.aborted;) {
        if (told === job.progress) {
          await once(job.changes, 'change', { signal }).catch(nothing);
          continue;
        }
        told = job.progress;
        yield told;
        if (hasEnded(told)) return;
      }
    },
  };
}

function nothing(): void {
  // Nobody follows, or nobody does any more.
}
