/** @jest-environment ../mfe-kit/presets/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { readDocument } from '@airdex/shared-contracts/composition';
import type { TelemetryReport } from '@airdex/shared-contracts/remote-contract';
import { telemetryBatchSchema } from '@airdex/shared-contracts/telemetry';
import type { TelemetryBatch } from '@airdex/shared-contracts/telemetry';
import { createLoadLog } from '../remotes/index.ts';
import { composedRemote } from '../testing/test-remotes.ts';
import { startTelemetry } from './start-telemetry.ts';

test('reports events before and after it was loaded, and the rest when the page closes', () => {
  const log = createLoadLog();
  const reports = new Subject<TelemetryReport>();
  const sent: TelemetryBatch[] = [];
  const remote = composedRemote('mfe-card');
  const { release } = remote;
  const step = { remote: 'mfe-card', exposed: './card', release, outcome: 'done', attempt: 1 } as const;
  log.add({ ...step, phase: 'load', ms: 30 });
  startTelemetry({
    composition: { ok: true, id: 'aaaaaaaaaaaaaaaa', remotes: new Map() },
    loader: { log, composed: () => remote },
    reports,
    firstRemote: 'mfe-card',
    send: (batch) => sent.push(batch) > 0,
  });
  log.add({ ...step, phase: 'mount', ms: 4 });
  reports.next({ kind: 'error', name: 'export', error: new Error('no') });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('nobody caught it') }));
  const notice = 'ResizeObserver loop completed with undelivered notifications.';
  window.dispatchEvent(new ErrorEvent('error', { message: notice }));
  expect(sent).toEqual([]);

  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.records.filter((record) => record.kind === 'error')).toHaveLength(2);
  expect(readDocument(telemetryBatchSchema, JSON.parse(JSON.stringify(sent[0])))).toMatchObject({ ok: true });
  expect(sent[0]?.records).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'step', remote: 'mfe-card', release, step: 'load', ms: 30 }),
      expect.objectContaining({ kind: 'step', step: 'mount', outcome: 'done', ms: 4 }),
      expect.objectContaining({ kind: 'error', remote: 'shell', error: 'reported' }),
      expect.objectContaining({ kind: 'error', error: 'uncaught' }),
    ]),
  );
});

test.each([
  ['/card/7', 'mfe-card', 'mfe-card'],
  ['/guidelines', undefined, 'shell'],
  // A visitor has opened a card.
  ['/login', 'mfe-card', 'shell'],
])('reports the vitals of %s for the first screen that was shown', async (path, firstRemote, reported) => {
  window.history.replaceState(null, '', path);
  // The response of the page, which jsdom does not measure.
  const { getEntriesByType } = performance;
  Object.assign(performance, { getEntriesByType: () => [{ responseStart: 1 }] });
  const sent: TelemetryBatch[] = [];
  startTelemetry({
    composition: { ok: true, id: 'aaaaaaaaaaaaaaaa', remotes: new Map() },
    loader: { log: createLoadLog(), composed: composedRemote },
    reports: new Subject<TelemetryReport>(),
    firstRemote,
    send: (batch) => sent.push(batch) > 0,
  });
  await waitFor(() => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sent.flatMap(({ records }) => records)).toContainEqual(
      expect.objectContaining({ kind: 'vital', vital: 'TTFB', remote: reported }),
    );
  });
  Object.assign(performance, { getEntriesByType });
  window.history.replaceState(null, '', '/');
});
