import { describe, expect, test } from '@jest/globals';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { createLoadLog } from './load-log.ts';
import type { RemoteLoaderOptions } from './remote-loader.ts';
import {
  chunkError,
  composedRemote,
  fakeFederation,
  fakeScreen,
  loaderOf,
  scriptError,
} from '../../testing/test-remotes.ts';

const earlier = composedRemote('mfe-card', {
  release: 'fedcba9876543210',
  base: '/remotes/mfe-card/fedcba9876543210/',
});
const screen = fakeScreen();
const loads = () => Promise.resolve(screen);
const refused = () => Promise.reject(scriptError());

function start(
  answers: readonly (() => Promise<unknown>)[],
  known: ComposedRemote | undefined = earlier,
  options: Partial<RemoteLoaderOptions> = {},
) {
  const fake = fakeFederation(...answers);
  const log = createLoadLog();
  const loader = loaderOf(fake.federation, [composedRemote('mfe-card')], {
    log,
    attempts: 1,
    lastGood: () => Promise.resolve(known),
    ...options,
  });
  const steps = () => log.records.get().map((it) => `${it.release} ${it.phase} ${it.outcome}`);
  return { ...fake, loader, steps };
}

describe('a release that cannot be loaded', () => {
  test('[MFE-03] is replaced by the last one that worked in this browser, for all screens of the page', async () => {
    const { loader, urls, steps } = start([refused, loads]);
    expect(await loader.load('mfe-card', './card')).toEqual({ ok: true, lifecycles: screen });
    expect(urls().at(-1)).toBe('/remotes/mfe-card/fedcba9876543210/remote-entry.js');
    expect(loader.composed('mfe-card')?.release).toBe('fedcba9876543210');
    expect(steps()).toEqual([
      '0123456789abcdef load failed',
      'fedcba9876543210 load done',
      'fedcba9876543210 fallback done',
    ]);
    expect((await loader.load('mfe-card', './faq')).ok).toBe(true);
    expect(steps().at(-1)).toBe('fedcba9876543210 load done');
  });

  test('[MFE-06] is also replaced if its contract does not match the shell’s', async () => {
    const fake = fakeFederation(loads);
    const loader = loaderOf(fake.federation, [composedRemote('mfe-card', { contractVersion: '9.0.0' })], {
      lastGood: () => Promise.resolve(earlier),
    });
    expect((await loader.load('mfe-card', './card')).ok).toBe(true);
    expect(fake.urls()).toEqual(['/remotes/mfe-card/fedcba9876543210/remote-entry.js']);
  });

  test.each([
    ['none is known', undefined],
    ['the last good release is the same', composedRemote('mfe-card')],
    ['its contract does not match the shell’s', { ...earlier, contractVersion: '2.0.0' }],
    ['the last good release lacks the screen', { ...earlier, preload: {} }],
  ])('is not replaced if %s', async (_, known) => {
    const { loader, loaded } = start([refused, loads], known, {
      lastGood: () => Promise.resolve(known),
    });
    expect((await loader.load('mfe-card', './card')).ok).toBe(false);
    expect(loaded).toHaveLength(1);
  });

  test('is not replaced while screens of the newer release run on the page', async () => {
    const { loader, loaded } = start([loads, () => Promise.reject(chunkError('/faq.js'))]);
    expect((await loader.load('mfe-card', './card')).ok).toBe(true);
    expect((await loader.load('mfe-card', './faq')).ok).toBe(false);
    expect(loaded).toHaveLength(2);
  });

  test('is requested again after both have failed', async () => {
    const { loader, urls } = start([refused, refused, loads]);
    expect(await loader.load('mfe-card', './card')).toMatchObject({
      ok: false,
      error: { failure: { kind: 'unreachable' } },
    });
    expect((await loader.load('mfe-card', './card')).ok).toBe(true);
    expect(urls().at(-1)).toBe('/remotes/mfe-card/0123456789abcdef/remote-entry.js?again=1');
  });

  test('is diagnosed before the loader stops', async () => {
    const { loader } = start([refused], undefined, {
      diagnose: ({ url }) => Promise.resolve({ kind: 'tampered', url }),
    });
    expect(await loader.load('mfe-card', './card')).toMatchObject({
      error: { failure: { kind: 'tampered', url: '/remotes/mfe-card/0123456789abcdef/remote-entry.js' } },
    });
  });
});
