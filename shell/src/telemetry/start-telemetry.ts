import type { TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import { ROUTES } from '@airdex/shared-contracts/routes';
import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import type { Observable } from 'rxjs';
import type { PageComposition, RemoteLoader } from '../remotes/index.ts';
import { createBatches } from './batches.ts';
import { shellSource } from './code-source.ts';
import { recordOfReport, recordOfStep, recordOfUncaught, recordOfVital } from './records.ts';
import { reportVitals } from './report-vitals.ts';
import { sendBatch } from './send-batch.ts';

export interface TelemetrySources {
  readonly composition: PageComposition;
  readonly loader: Pick<RemoteLoader, 'log' | 'composed'>;
  /** Reports of the shell and remotes, including earlier ones. */
  readonly reports: Observable<TelemetryReport>;
  /** The remote of the page's first screen, for which its vitals are reported; undefined for the shell's own pages. */
  readonly firstRemote: string | undefined;
  readonly send?: typeof sendBatch;
}

/** Reports to the server how this page works, from its start to its end. Loaded when the page is idle. */
export function startTelemetry(sources: TelemetrySources): void {
  const { composition, loader, reports, firstRemote, send = sendBatch } = sources;
  const shell = shellSource();
  const batches = createBatches({
    composition: composition.ok ? composition.id : null,
    send,
    isHidden: () => document.visibilityState === 'hidden',
  });
  const add = (record: TelemetryRecord | undefined) => {
    if (record !== undefined) batches.add(record);
  };

  for (const record of loader.log.records.get()) add(recordOfStep(record, shell));
  loader.log.added.subscribe((record) => add(recordOfStep(record, shell)));
  reports.subscribe((report) => add(recordOfReport(report, shell)));
  window.addEventListener('error', ({ error, filename }: { error: unknown; filename: string }) => {
    // Browsers also send notices as errors, such as that a ResizeObserver continues in the next frame. Nothing was thrown.
    if (error) add(recordOfUncaught(error, filename, shell));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => add(recordOfUncaught(reason, '', shell)));

  // A visitor was sent to the login page, which is the shell's own, before the first screen was shown.
  const remote = window.location.pathname === ROUTES.login ? undefined : firstRemote;
  const release = remote && loader.composed(remote)?.release;
  const shown = remote && release ? { remote, release } : shell;
  reportVitals((vital) => add(recordOfVital(vital, shown)));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batches.flush();
  });
  window.addEventListener('pagehide', () => batches.flush());
}
