import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';
import type { CrashPhase } from '../failures/remote-failure.ts';

/**
 * Subject of a record.
 * - load: the code of an exposed module was fetched and run.
 * - mount: a screen was mounted; its time is measured from the end of the load.
 * - unmount: a screen was unmounted.
 * - fallback: an earlier release of the remote replaced one that could not be loaded.
 * - the others: the phase in which the code of a screen threw.
 */
export type LoadPhase = CrashPhase | 'unmount' | 'fallback';

/** A step in the lifecycle of a remote's screen on this page. */
export interface LoadRecord {
  /** End of the step, in milliseconds since the start of the page, as in `performance.now()`. */
  readonly at: number;
  readonly remote: string;
  readonly exposed: string;
  /** Release that contains the code; null if the composition names none or an unreadable one. */
  readonly release: string | null;
  readonly phase: LoadPhase;
  /** `again`: the step failed and another attempt follows. */
  readonly outcome: 'done' | 'failed' | 'again';
  /** Number of the attempt, starting at 1. */
  readonly attempt: number;
  /** Duration in milliseconds; 0 for steps without a duration. */
  readonly ms: number;
  /** The thrown value, or the RemoteLoadError that the user saw. */
  readonly error?: unknown;
}

/** Log of everything that happened to the remotes on this page. The only source for devtools and telemetry. */
export interface LoadLog {
  /** The records so far, oldest first. Beyond LOAD_RECORDS_MAX, the oldest are dropped. */
  readonly records: ReadonlyState<readonly LoadRecord[]>;
  /** Emits each record when it is added. */
  readonly added: Observable<LoadRecord>;
  /** Adds a record and sets `at` to the current time. */
  add(record: Omit<LoadRecord, 'at'>): void;
}

/** Maximum number of records: a day of mounting and unmounting must not fill the memory. */
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
