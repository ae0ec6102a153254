import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { IsCounted } from './counted-releases.ts';

/** Seconds: from the duration of a cached screen to an unacceptable wait. */
const STEP_BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** Seconds, around the thresholds between good and poor vitals. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
/** The score of layout shifts: good up to 0.1, poor from 0.25. */
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];

/** Replaces a release that the registry does not know, so that reports cannot create arbitrary figures. */
export const UNKNOWN_RELEASE = 'unknown';

/** Replaces a published release that no longer has separate figures. */
export const OLDER_RELEASE = 'older';

/** Counts the reports of pages. */
export interface TelemetryMetrics {
  /** @param release that of the record, {@link OLDER_RELEASE} or {@link UNKNOWN_RELEASE} */
  count(record: TelemetryRecord, remote: string, release: string): void;
  /** Removes the figures of releases that are no longer counted. */
  keepOnly(isCounted: IsCounted): Promise<void>;
}

interface Metric {
  get(): Promise<{
    readonly values: readonly { readonly labels: Readonly<Record<string, string | number>> }[];
  }>;
  remove(labels: Readonly<Record<string, string | number>>): void;
}

async function removeAllBut(metric: Metric, isCounted: IsCounted): Promise<void> {
  const { values } = await metric.get();
  for (const { labels } of values) {
    // A histogram has a value for each bucket, and is removed as a whole.
    const { le: _bucket, ...own } = labels;
    const release = String(own['release']);
    if (release === UNKNOWN_RELEASE || release === OLDER_RELEASE) continue;
    if (!isCounted(String(own['remote']), release)) metric.remove(own);
  }
}

/** The figures of pages by remote and release, in the server's metrics registry. */
export function createTelemetryMetrics(registry: Registry): TelemetryMetrics {
  const registers = [registry];
  const steps = new Counter({
    name: 'airdex_remote_steps_total',
    help: 'Steps of the screens of remotes in browsers, by how they ended',
    labelNames: ['remote', 'release', 'step', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'airdex_remote_step_duration_seconds',
    help: 'Time that loading and mounting of screens took in browsers, of those that succeeded',
    labelNames: ['remote', 'release', 'step'],
    buckets: STEP_BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'airdex_remote_errors_total',
    help: 'Errors of remotes in browsers: by AIRDEX number, else by where they were caught',
    labelNames: ['remote', 'release', 'error'],
    registers,
  });
  const vitals = new Histogram({
    name: 'airdex_web_vital_seconds',
    help: 'Web vitals of pages, by the remote of their first screen',
    labelNames: ['remote', 'release', 'vital'],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: 'airdex_layout_shift_score',
    help: 'Cumulative layout shift of pages, by the remote of their first screen',
    labelNames: ['remote', 'release'],
    buckets: SHIFT_BUCKETS,
    registers,
  });
  const all: readonly Metric[] = [steps, durations, errors, vitals, shifts];
  return {
    async keepOnly(isCounted) {
      await Promise.all(all.map((metric) => removeAllBut(metric, isCounted)));
    },
    count(record, remote, release) {
      const labels = { remote, release };
      if (record.kind === 'error') {
        errors.inc({ ...labels, error: record.error });
      } else if (record.kind === 'vital') {
        if (record.vital === 'CLS') shifts.observe(labels, record.value);
        else vitals.observe({ ...labels, vital: record.vital }, record.value / 1000);
      } else {
        const { step, outcome, ms, failure } = record;
        steps.inc({ ...labels, step, outcome });
        if (outcome === 'done' && (step === 'load' || step === 'mount'))
          durations.observe({ ...labels, step }, ms / 1000);
        if (failure !== undefined) errors.inc({ ...labels, error: `AIRDEX-${failure}` });
      }
    },
  };
}
