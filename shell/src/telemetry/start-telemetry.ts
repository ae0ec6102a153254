import type { TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import type { TelemetryRecord } from '@airdex/shared-contracts/telemetry';
import type { Observable } from 'rxjs';
import type { PageComposition, RemoteLoader } from '../remotes/index.ts';
import { firstScreenOf } from '../routing/first-screen.ts';
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
  /** Path at which the page was opened. Its vitals are reported for the remote of this path. */
  readonly openedAt: string;
  readonly send?: typeof sendBatch;
}

/** Reports to the server how this page works, from its start to its end. Loaded when the page is idle. */
export function startTelemetry(sources: TelemetrySources): void {
  const { composition, loader, reports, openedAt, send = sendBatch } = sources;
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
  window.addEventListener('error', ({ error, filename }) => add(recordOfUncaught(error, filename, shell)));
  window.addEventListener('unhandledrejection', ({ reason }) => add(recordOfUncaught(reason, '', shell)));

  const first = firstScreenOf(openedAt);
  const release = first === undefined ? undefined : loader.composed(first.remote)?.release;
  const shown = first === undefined || release === undefined ? shell : { remote: first.remote, release };
  reportVitals((vital) => add(recordOfVital(vital, shown)));

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batches.flush();
  });
  window.addEventListener('pagehide', () => batches.flush());
}
