import type { TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import { TELEMETRY_MS_MAX, type TelemetryRecord, type WebVital } from '@airdex/shared-contracts/telemetry';
import { failureNumber } from '../remotes/failures/failure-number.ts';
import type { LoadRecord } from '../remotes/loading/load-log.ts';
import { RemoteLoadError } from '../remotes/failures/remote-load-error.ts';
import { sourceOfError } from './code-source.ts';
import type { CodeSource } from './code-source.ts';

/** Whole milliseconds within what a batch may tell. */
function told(ms: number): number {
  return Math.min(Math.max(Math.round(ms), 0), TELEMETRY_MS_MAX);
}

/** A line of the log of loading, without anything that was said in words. What no release did, the shell did. */
export function recordOfStep(record: LoadRecord, shell: CodeSource): TelemetryRecord {
  const { remote, release, exposed, phase: step, outcome, ms, error } = record;
  const failure = error instanceof RemoteLoadError ? { failure: failureNumber(error.failure) } : {};
  const source = release === null ? shell : { remote, release };
  return { kind: 'step', ...source, exposed, step, outcome, ms: told(ms), ...failure };
}

/** Names of reports whose content is in the load log as well. */
const IN_THE_LOG = /^(remote|unmount) /;

/** The record of a report of shell or remotes; undefined for reports that are sent another way, and for custom timings. */
export function recordOfReport(
  { kind, name, error }: TelemetryReport,
  shell: CodeSource,
): TelemetryRecord | undefined {
  if (kind !== 'error' || IN_THE_LOG.test(name)) return undefined;
  if (name === 'composition left') return { kind: 'error', ...shell, error: 'composition-left' };
  const where = name === 'event-handler' || name === 'shell' ? name : 'reported';
  return { kind: 'error', ...sourceOfError(error, shell), error: where };
}

/** An error that nobody caught, or a promise's. */
export function recordOfUncaught(
  error: unknown,
  file: string | undefined,
  shell: CodeSource,
): TelemetryRecord {
  return { kind: 'error', ...sourceOfError(error, shell, file), error: 'uncaught' };
}

/** A figure that the browser measured of the page, told of `source`. */
export function recordOfVital(
  { name, value }: { readonly name: WebVital; readonly value: number },
  source: CodeSource,
): TelemetryRecord {
  return { kind: 'vital', ...source, vital: name, value: name === 'CLS' ? value : told(value) };
}
