import { describe, expect, test } from '@jest/globals';
import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import type { Federation } from './federation.ts';
import { createLoadLog } from '../loading/load-log.ts';
import { chunkError, composedRemote, fakeScreen, loaderOf, scriptError } from '../../testing/test-remotes.ts';

const NEW = '/remotes/mfe-card/0123456789abcdef/remote-entry.js';
const OLD = '/remotes/mfe-card/fedcba9876543210/remote-entry.js';
const earlier = composedRemote('mfe-card', {
  release: 'fedcba9876543210',
  base: '/remotes/mfe-card/fedcba9876543210/',
});

/**
 * A page on which the test answers the requests to containers. As in a browser, the container that is registered at the
 * time of a request answers it.
 */
function start(
  preload: ComposedRemote['preload'] = { './card': [], './faq': [] },
  lastGood: ComposedRemote | null = { ...earlier, preload },
) {
  let registered = '';
  const urls: string[] = [];
  const requested: string[] = [];
  const open = new Map<string, { answer(screen: unknown): void; fail(error: Error): void }>();
  const federation: Federation = {
    register({ url }) {
      registered = url;
      urls.push(url);
    },
    load: (_, exposed) =>
      new Promise((resolve, reject) => {
        const what = `${exposed} of ${registered}`;
        requested.push(what);
        open.set(what, { answer: resolve, fail: reject });
      }),
  };
  const log = createLoadLog();
  const loader = loaderOf(federation, [composedRemote('mfe-card')], {
    log,
    attempts: 1,
    budgetMs: 60,
    lastGood: () => Promise.resolve(lastGood ?? undefined),
  });
  /** Resolves to the pending request for `what` once it has been made. */
  async function request(what: string) {
    for (let turn = 0; turn < 50; turn += 1) {
      const found = open.get(what);
      open.delete(what);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    throw new Error(`nobody asked for ${what}, but for ${requested.join(', ')}`);
  }
  const steps = () => log.records.get().map((it) => `${it.release} ${it.exposed} ${it.phase} ${it.outcome}`);
  return { loader, urls, requested, request, steps };
}

describe('two screens of one remote', () => {
  test('[MFE-03] share one earlier release if both fail to load from the newer one', async () => {
    const { loader, urls, request, steps } = start();
    const both = [loader.load('mfe-card', './card'), loader.load('mfe-card', './faq')];
    (await request(`./card of ${NEW}`)).fail(scriptError());
    (await request(`./faq of ${NEW}`)).fail(scriptError());
    (await request(`./card of ${OLD}`)).answer(fakeScreen());
    (await request(`./faq of ${OLD}`)).answer(fakeScreen());
    expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(urls).toEqual([NEW, OLD]);
    expect(steps().filter((it) => it.includes('fallback'))).toHaveLength(1);
  });

  test('[MFE-03] stay on the newer release if one fails while the other is loading and then runs', async () => {
    const { loader, urls, request } = start();
    const card = loader.load('mfe-card', './card');
    const faq = loader.load('mfe-card', './faq');
    (await request(`./card of ${NEW}`)).fail(chunkError('/card.js'));
    // Waits long enough for a load that must not start.
    await new Promise((resolve) => setTimeout(resolve, 5));
    (await request(`./faq of ${NEW}`)).answer(fakeScreen());
    expect([(await card).ok, (await faq).ok]).toEqual([false, true]);
    expect(urls).toEqual([NEW]);
  });

  test('[MFE-03] do not load from the newer release while an earlier one is tried', async () => {
    const { loader, request, requested } = start();
    const card = loader.load('mfe-card', './card');
    (await request(`./card of ${NEW}`)).fail(scriptError());
    const ofEarlier = await request(`./card of ${OLD}`);
    const faq = loader.load('mfe-card', './faq');
    ofEarlier.answer(fakeScreen());
    await card;
    (await request(`./faq of ${OLD}`)).answer(fakeScreen());
    expect((await faq).ok).toBe(true);
    expect(requested).not.toContain(`./faq of ${NEW}`);
  });

  test('keep the container that runs one screen if the other throws or takes too long', async () => {
    const { loader, urls, request } = start();
    const faq = loader.load('mfe-card', './faq');
    (await request(`./faq of ${NEW}`)).answer(fakeScreen());
    await faq;
    const throwing = loader.load('mfe-card', './card');
    (await request(`./card of ${NEW}`)).fail(new Error('x is not a function'));
    expect((await throwing).ok).toBe(false);
    const late = loader.load('mfe-card', './card');
    await request(`./card of ${NEW}`);
    expect(await late).toMatchObject({ error: { failure: { kind: 'timed-out' } } });
    const retried = loader.load('mfe-card', './card');
    (await request(`./card of ${NEW}`)).answer(fakeScreen());
    expect((await retried).ok).toBe(true);
    expect(urls).toEqual([NEW]);
  });

  test('keep the container that one screen waits for if the other throws', async () => {
    const { loader, urls, request } = start(undefined, null);
    const faq = loader.load('mfe-card', './faq');
    const throwing = loader.load('mfe-card', './card');
    (await request(`./card of ${NEW}`)).fail(new Error('x is not a function'));
    const retried = throwing.then(() => loader.load('mfe-card', './card'));
    await throwing;
    (await request(`./faq of ${NEW}`)).answer(fakeScreen());
    (await request(`./card of ${NEW}`)).answer(fakeScreen());
    expect((await faq).ok).toBe(true);
    await retried;
    expect(urls).toEqual([NEW]);
  });

  test('fail with the newer release’s failure if the earlier release lacks the screen', async () => {
    const { loader, urls, request, steps } = start({ './card': [] });
    const card = loader.load('mfe-card', './card');
    (await request(`./card of ${NEW}`)).fail(scriptError());
    (await request(`./card of ${OLD}`)).answer(fakeScreen());
    await card;
    expect(await loader.load('mfe-card', './faq')).toMatchObject({
      error: { code: 'AIRDEX-108', failure: { kind: 'unreachable', url: NEW } },
    });
    expect(urls).toEqual([NEW, OLD]);
    expect(steps().at(-1)).toBe('0123456789abcdef ./faq load failed');
  });
});

test('a load that took too long makes no further attempt and no further report', async () => {
  const requested: string[] = [];
  let fail = (_: Error): void => undefined;
  const federation: Federation = {
    register: () => undefined,
    load: (_, exposed) => {
      requested.push(exposed);
      return new Promise((_resolve, reject) => (fail = reject));
    },
  };
  const log = createLoadLog();
  const loader = loaderOf(federation, undefined, { log, budgetMs: 20, attempts: 3 });
  await loader.load('mfe-card', './card');
  fail(scriptError());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(requested).toEqual(['./card']);
  expect(log.records.get().map(({ outcome }) => outcome)).toEqual(['failed']);
});
