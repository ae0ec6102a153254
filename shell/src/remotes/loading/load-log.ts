import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';
import type { CrashPhase } from '../failures/remote-failure.ts';

/**
 * What a record is about.
 * - load: the code of an exposed module was fetched and run.
 * - mount: a screen came to stand, counted from the end of its load.
 * - unmount: it was taken away.
 * - fallback: an earlier release of the remote took the place of one that could not be loaded.
 * - the others: where the code of a screen threw.
 */
export type LoadPhase = CrashPhase | 'unmount' | 'fallback';

/** A step in the life of a remote's screen in this page. */
export interface LoadRecord {
  /** When it ended: milliseconds since the page began, as `performance.now()` counts. */
  readonly at: number;
  readonly remote: string;
  readonly exposed: string;
  /** Release that the code is of; null where the composition names none that can be read. */
  readonly release: string | null;
  readonly phase: LoadPhase;
  /** `again`: it failed, and another attempt follows. */
  readonly outcome: 'done' | 'failed' | 'again';
  /** 1 for the first. */
  readonly attempt: number;
  /** How long it took, in milliseconds; 0 for what takes no time. */
  readonly ms: number;
  /** What was thrown, or the RemoteLoadError that the user saw. */
  readonly error?: unknown;
}

/** Everything that happened to the remotes of this page. The one place that devtools and telemetry read. */
export interface LoadLog {
  /** The records so far, oldest first; the oldest of very many are gone. */
  readonly records: ReadonlyState<readonly LoadRecord[]>;
  /** Each record as it is written. */
  readonly added: Observable<LoadRecord>;
  /** Writes a record; `at` is now. */
  add(record: Omit<LoadRecord, 'at'>): void;
}

/** Records that are kept: a day of mounting and unmounting must not fill the memory. */
export const LOAD_RECORDS_MAX = 500;

export function createLoadLog(): LoadLog {
  const records = currentValue<readonly LoadRecord[]>([]);
  const added = new Subject<LoadRecord>();
  return {
    records,
    added: added.asObservable(),
    add(what) {
      const record = { at: performance.now(), ...what };
      records.set([...records.get(), record].slice(-LOAD_RECORDS_MAX));
      added.next(record);
    },
  };
}
