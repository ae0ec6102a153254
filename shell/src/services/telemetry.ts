import type { HostServices, TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import { ReplaySubject } from 'rxjs';
import type { Observable } from 'rxjs';

/** Reports that whoever listens later still hears of. */
const KEPT_REPORTS = 50;

export interface ShellTelemetry extends Pick<HostServices['telemetry'], 'report'> {
  /** The last reports so far, and each as it comes. */
  readonly reports: Observable<TelemetryReport>;
}

/** Reports go to the browser, timings as user timing entries, errors as warnings of the console, and to who listens. */
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
