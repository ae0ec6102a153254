import { TELEMETRY_RECORDS_MAX } from '@airdex/shared-contracts/telemetry';
import type { TelemetryBatch, TelemetryRecord } from '@airdex/shared-contracts/telemetry';

/** How long records wait for others to be sent with them, in milliseconds. */
export const BATCH_MS = 10_000;

/**
 * Number of records that a page may send in a minute: a loop of errors must not cause a flood, and a page that is open
 * for days must still send reports. Vitals are few and always sent.
 */
export const RECORDS_OF_A_MINUTE = 100;

const MINUTE_MS = 60_000;

export interface BatchesOptions {
  readonly composition: string | null;
  /** Returns false if the batch could not be sent. Its records are then sent with the next one. */
  readonly send: (batch: TelemetryBatch) => boolean;
  /** Whether the page is hidden. Then it may end at any moment. */
  readonly isHidden: () => boolean;
}

/** Collects records and sends them a few at a time. */
export interface Batches {
  add(record: TelemetryRecord): void;
  /** Sends all waiting records at once. */
  flush(): void;
}

export function createBatches({ composition, send, isHidden }: BatchesOptions): Batches {
  let waiting: TelemetryRecord[] = [];
  let minute = { since: performance.now(), records: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const records = waiting.slice(0, TELEMETRY_RECORDS_MAX);
      if (!send({ schemaVersion: 1, composition, records })) return;
      waiting = waiting.slice(records.length);
    }
  }

  function isTooMany({ kind }: TelemetryRecord): boolean {
    if (kind === 'vital') return false;
    const now = performance.now();
    if (now - minute.since >= MINUTE_MS) minute = { since: now, records: 0 };
    minute.records += 1;
    return minute.records > RECORDS_OF_A_MINUTE;
  }

  return {
    add(record) {
      if (isTooMany(record)) return;
      waiting.push(record);
      // A page that is ending runs no timers. A microtask still collects the records of the same moment in one batch.
      if (isHidden()) queueMicrotask(flush);
      else if (waiting.length >= TELEMETRY_RECORDS_MAX) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
    flush,
  };
}
