import type { HostServices, TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import { ReplaySubject } from 'rxjs';
import type { Observable } from 'rxjs';

/** Number of past reports that a new subscriber receives. */
const KEPT_REPORTS = 50;

export interface ShellTelemetry extends Pick<HostServices['telemetry'], 'report'> {
  /** The last reports, followed by each new one. */
  readonly reports: Observable<TelemetryReport>;
}

/** Sends reports to the browser (timings as user timing entries, errors as console warnings) and to subscribers. */
export function createTelemetry(): ShellTelemetry {
  const reports = new ReplaySubject<TelemetryReport>(KEPT_REPORTS);
  return {
    reports,
    report(report) {
      const { kind, name, value, error } = report;
      reports.next(report);
      if (kind === 'timing') {
        performance.mark(`airdex:${name}`, value === undefined ? {} : { detail: { milliseconds: value } });
      } else {
        console.warn(`airdex: ${name}`, error ?? '');
      }
    },
  };
}
