import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { currentValue } from '../lib/current/current-value.ts';
import { createLoadLog, NO_RELEASE } from '../remotes/index.ts';
import type { LoadRecord, RemoteLoader } from '../remotes/index.ts';
import { composedRemote } from '../testing/test-remotes.ts';
import { browserStorage } from '../lib/storage/browser-storage.ts';
import { createReleaseHealth } from './release-health.ts';

const OWN = '00000000000000aa';
const NEXT = '00000000000000bb';
const remote = composedRemote('mfe-card');

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  for (const name of ['airdex-avoid', 'airdex-bucket']) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

// The key of the user is computed in the background.
afterEach(() => waitFor(() => expect(document.cookie).toContain('airdex-bucket')));

type Options = Parameters<typeof createReleaseHealth>[0];

/** A page that runs release `running` of its remote. Its server returns `offers` in order; null means no response. */
function startWith(running: ComposedRemote, ...offers: readonly (string | null)[]) {
  const log = createLoadLog();
  const loader: RemoteLoader = {
    load: () => Promise.reject(new Error('nobody asks')),
    composed: () => running,
    composition: { ok: true, id: OWN, remotes: new Map([['mfe-card', { ok: true, value: remote }]]) },
    log,
  };
  const reports: string[] = [];
  const services = {
    localStorage: browserStorage(() => localStorage),
    session: { user: currentValue({ IdUser: 7 }) },
    host: { telemetry: { report: ({ name }: { name: string }) => void reports.push(name) } },
  } as unknown as Options['services'];
  let requests = 0;
  const fetchIt = jest.fn<typeof fetch>(() => {
    const id = offers[Math.min((requests += 1), offers.length) - 1];
    if (id === null || id === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify({ id, pointerRevision: 1 })));
  });
  const watch = createReleaseHealth({ services, loader, own: OWN, fetch: fetchIt });
  const stop = watch.start();
  const happens = (
    phase: LoadRecord['phase'],
    outcome: LoadRecord['outcome'] = 'failed',
    release = remote.release,
    name = 'mfe-card',
  ) =>
    log.add({
      remote: name,
      exposed: './card',
      release,
      phase,
      outcome,
      attempt: 1,
      ms: 1,
    });
  return { watch, stop, happens, reports, fetchIt };
}

const start = (...offers: readonly (string | null)[]) => startWith(remote, ...offers);
const avoided = () => /airdex-avoid=([^;]*)/.exec(decodeURIComponent(document.cookie))?.[1];

describe('watching a composition', () => {
  test('remembers working releases, and the user’s key for canaries', async () => {
    const { happens } = start(OWN);
    happens('load', 'done');
    expect(localStorage.getItem('last-good-releases')).toBeNull();
    happens('mount', 'done');
    expect(localStorage.getItem('last-good-releases')).toContain(remote.release);
    expect(localStorage.getItem('last-composition')).toContain(OWN);
    await waitFor(() => expect(document.cookie).toMatch(/airdex-bucket=[0-9a-f]{32}/));
  });

  test('moves away from one that fails repeatedly, once, with a report', async () => {
    const { watch, happens, reports } = start(OWN, NEXT);
    happens('load');
    happens('load');
    expect(watch.isLeaving.get()).toBe(false);
    happens('load');
    await waitFor(() => expect(watch.offer.offered.get()).toBe(NEXT));
    expect(avoided()).toBe(`${OWN},mfe-card~${remote.release}`);
    expect(reports).toEqual(['composition left']);
    happens('load');
    await Promise.resolve();
    expect(reports).toHaveLength(1);
  });

  test('counts failures in other pages of the browser', async () => {
    const first = start(OWN, NEXT);
    first.happens('load');
    first.happens('load');
    first.stop();
    const { watch, happens } = start(OWN, NEXT);
    happens('load');
    await waitFor(() => expect(watch.offer.offered.get()).toBe(NEXT));
  });

  test('moves away from one whose screens crash', async () => {
    const { watch, happens } = start(OWN, NEXT);
    happens('mount', 'done');
    happens('render');
    happens('render');
    happens('mount');
    await waitFor(() => expect(watch.offer.offered.get()).toBe(NEXT));
    expect(avoided()).toBe(`${OWN},mfe-card~${remote.release}`);
  });

  test('names no release if several remotes fail and the cause is unknown', async () => {
    const { watch, happens } = start(OWN, NEXT);
    for (const name of ['mfe-card', 'mfe-search', 'mfe-account'])
      happens('load', 'failed', remote.release, name);
    await waitFor(() => expect(watch.offer.offered.get()).toBe(NEXT));
    expect(avoided()).toBe(OWN);
  });

  test('stays if the server does not respond, because that is the cause', async () => {
    const { watch, happens, reports, fetchIt } = start(null);
    for (let count = 0; count < 3; count += 1) happens('load');
    await waitFor(() => expect(fetchIt).toHaveBeenCalled());
    await waitFor(() => expect(watch.isLeaving.get()).toBe(false));
    expect([avoided(), reports]).toEqual([undefined, []]);
  });

  test('does not count failures against the composition if the server did not respond', async () => {
    const { watch, happens } = start(null, OWN);
    for (let count = 0; count < 3; count += 1) happens('load');
    await waitFor(() => expect(watch.isLeaving.get()).toBe(false));
    happens('load');
    happens('load');
    expect(watch.isLeaving.get()).toBe(false);
  });

  test('stays on one whose remote failed at first and was mounted later', () => {
    const { watch, happens } = start(OWN, NEXT);
    for (let count = 0; count < 5; count += 1) {
      happens('load');
      happens('mount', 'done');
    }
    expect(watch.isLeaving.get()).toBe(false);
  });

  test('moves away from one whose remote never loads, even while an earlier release replaces it', async () => {
    const earlier = { ...remote, release: 'fedcba9876543210' };
    const { watch, happens } = startWith(earlier, OWN, NEXT);
    for (let count = 0; count < 3; count += 1) {
      happens('load');
      happens('mount', 'done', earlier.release);
    }
    await waitFor(() => expect(watch.offer.offered.get()).toBe(NEXT));
    expect(avoided()).toBe(`${OWN},mfe-card~${remote.release}`);
  });

  test('ignores remotes from a dev server', () => {
    const { watch, happens, fetchIt } = startWith({ ...remote, release: NO_RELEASE }, OWN, NEXT);
    happens('mount', 'done', NO_RELEASE);
    for (let count = 0; count < 5; count += 1) {
      happens('load', 'failed', NO_RELEASE);
      happens('render', 'failed', NO_RELEASE);
    }
    expect(watch.isLeaving.get()).toBe(false);
    expect(fetchIt).not.toHaveBeenCalled();
    expect(localStorage.getItem('last-good-releases')).toBeNull();
  });

  test('stays if the browser has no network', () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { watch, happens, fetchIt } = start(OWN, NEXT);
    for (let count = 0; count < 5; count += 1) happens('load');
    expect(fetchIt).not.toHaveBeenCalled();
    expect(watch.isLeaving.get()).toBe(false);
    online.mockRestore();
  });

  test('never moves away from one a second time', () => {
    document.cookie = `airdex-avoid=${OWN}; Path=/`;
    const { watch, happens, fetchIt } = start(OWN, NEXT);
    for (let count = 0; count < 5; count += 1) happens('load');
    expect(fetchIt).not.toHaveBeenCalled();
    expect(watch.isLeaving.get()).toBe(false);
  });

  test('reports that an earlier release is shown', () => {
    const { watch, happens } = start(OWN);
    happens('fallback', 'done');
    expect(watch.hasFallback.get()).toBe(true);
  });
});
