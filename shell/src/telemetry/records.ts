import type { TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import { TELEMETRY_MS_MAX, type TelemetryRecord, type WebVital } from '@airdex/shared-contracts/telemetry';
import { failureNumber } from '../remotes/failures/failure-number.ts';
import type { LoadRecord } from '../remotes/loading/load-log.ts';
import { RemoteLoadError } from '../remotes/failures/remote-load-error.ts';
import { sourceOfError } from './code-source.ts';
import type { CodeSource } from './code-source.ts';
import { LOGGED_REPORTS } from './logged-reports.ts';

/** Rounds to whole milliseconds, within the limits of a batch. */
function wholeMs(ms: number): number {
  return Math.min(Math.max(Math.round(ms), 0), TELEMETRY_MS_MAX);
}

/** The record of a line in the load log, without its texts. A step without a release counts as the shell's. */
export function recordOfStep(record: LoadRecord, shell: CodeSource): TelemetryRecord {
  const { remote, release, exposed, phase: step, outcome, ms, error } = record;
  // The error of a fallback that succeeded is that of the release it replaced, which has a record of its own.
  const isFailure = outcome === 'failed' && error instanceof RemoteLoadError;
  const failure = isFailure ? { failure: failureNumber(error.failure) } : {};
  const source = release === null ? shell : { remote, release };
  return { kind: 'step', ...source, exposed, step, outcome, ms: wholeMs(ms), ...failure };
}

/** The record of a report by the shell or a remote; undefined for custom timings and reports that are sent elsewhere. */
export function recordOfReport(
  { kind, name, error }: TelemetryReport,
  shell: CodeSource,
): TelemetryRecord | undefined {
  if (kind !== 'error' || LOGGED_REPORTS.test(name)) return undefined;
  if (name === 'composition left') return { kind: 'error', ...shell, error: 'composition-left' };
  const where = name === 'event-handler' || name === 'shell' ? name : 'reported';
  return { kind: 'error', ...sourceOfError(error, shell), error: where };
}

/** The record of an uncaught error or an unhandled rejection. */
export function recordOfUncaught(
  error: unknown,
  file: string | undefined,
  shell: CodeSource,
): TelemetryRecord {
  return { kind: 'error', ...sourceOfError(error, shell, file), error: 'uncaught' };
}

/** The record of a value that the browser measured for the page, attributed to `source`. */
export function recordOfVital(
  { name, value }: { readonly name: WebVital; readonly value: number },
  source: CodeSource,
): TelemetryRecord {
  return { kind: 'vital', ...source, vital: name, value: name === 'CLS' ? value : wholeMs(value) };
}
