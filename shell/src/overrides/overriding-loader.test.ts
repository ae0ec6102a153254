import { describe, expect, jest, test } from '@jest/globals';
import { fakeFederation, fakeScreen } from '../testing/test-remotes.ts';
import { createLoadLog, type LoadedScreen } from '../remotes/index.ts';
import { createRemoteLoader } from '../remotes/loading/remote-loader.ts';
import { createOverridingLoader } from './overriding-loader.ts';

const override = { remote: 'mfe-card', origin: 'http://localhost:4102' };
const manifest = {
  name: 'mfe-card',
  federationName: 'mfe_card',
  contractVersion: '1.0.0',
  entry: 'remote-entry.js',
  exposes: ['./card'],
};

/** A loader whose dev server responds with `answers` in order, and repeats the last one. */
function loaderWith(...answers: readonly (() => Promise<Response>)[]) {
  const requested: string[] = [];
  const fetchIt = jest.fn<typeof fetch>((url) => {
    requested.push(url as string);
    const answer = answers[Math.min(requested.length, answers.length) - 1];
    return answer === undefined ? Promise.reject(new TypeError('Failed to fetch')) : answer();
  });
  const { federation, registered } = fakeFederation(async () => fakeScreen());
  const fromRelease: LoadedScreen = { ok: true, lifecycles: fakeScreen() as never };
  const loader = createOverridingLoader({
    released: {
      load: async () => fromRelease,
      composed: () => undefined,
      composition: { ok: false, problems: [] },
      log: createLoadLog(),
    },
    overrides: [override],
    fetch: fetchIt,
    loaderOf: (composition) => createRemoteLoader({ composition, federation }),
  });
  return { loader, requested, registered, fromRelease };
}

const says = (document: unknown) => async () => new Response(JSON.stringify(document));
const failureOf = (loaded: LoadedScreen) => (loaded.ok ? null : loaded.error.failure);

describe('[MFE-05] a loader with an override', () => {
  test('loads the remote from its dev server, and the released versions of all others', async () => {
    const { loader, requested, registered, fromRelease } = loaderWith(says(manifest));
    expect(await loader.load('mfe-card', './card')).toMatchObject({ ok: true });
    expect(requested).toEqual(['http://localhost:4102/airdex-manifest.json']);
    expect(registered).toEqual([
      { federationName: 'mfe_card', url: 'http://localhost:4102/remote-entry.js', integrity: '' },
    ]);
    expect(await loader.load('mfe-search', './home')).toBe(fromRelease);
    await loader.load('mfe-card', './card');
    expect(requested).toHaveLength(1);
  });

  test('checks the integrity of a built release', async () => {
    const integrity = `sha384-${'B'.repeat(64)}`;
    const files = [{ path: 'remote-entry.js', bytes: 1, integrity }];
    const { loader, registered } = loaderWith(says({ ...manifest, files }));
    await loader.load('mfe-card', './card');
    expect(registered[0]).toMatchObject({ integrity });
  });

  test('loads a built release whose container is an ES module, without checking its integrity', async () => {
    const files = [{ path: 'remote-entry.js', bytes: 1, integrity: `sha384-${'B'.repeat(64)}` }];
    const { loader, registered } = loaderWith(says({ ...manifest, container: 'module', files }));
    await loader.load('mfe-card', './card');
    expect(registered).toEqual([
      {
        federationName: 'mfe_card',
        url: 'http://localhost:4102/remote-entry.js',
        integrity: '',
        kind: 'module',
      },
    ]);
  });

  test('reports a dev server that is down, never falls back, and tries again', async () => {
    const down = () => Promise.reject(new TypeError('Failed to fetch'));
    const { loader } = loaderWith(down, says(manifest));
    const failed = await loader.load('mfe-card', './card');
    expect(failureOf(failed)).toEqual({
      kind: 'unreachable',
      url: 'http://localhost:4102/airdex-manifest.json',
      attempts: 1,
    });
    expect(await loader.load('mfe-card', './card')).toMatchObject({ ok: true });
  });

  test.each([
    ['another remote', { ...manifest, name: 'mfe-search' }, 'serves mfe-search, not mfe-card'],
    ['an empty manifest', {}, 'name: must be of type string'],
    ['a path outside its folder', { ...manifest, entry: '../evil.js' }, 'entry: must be a relative path'],
    ['an address of another origin', { ...manifest, entry: 'https://evil.example/x.js' }, 'entry: must be'],
  ])('refuses %s without running anything', async (_, document, problem) => {
    const { loader, registered } = loaderWith(says(document));
    const failure = failureOf(await loader.load('mfe-card', './card'));
    expect(failure).toMatchObject({ kind: 'malformed' });
    expect(JSON.stringify(failure)).toContain(problem);
    expect(registered).toEqual([]);
  });

  test('refuses a page instead of a manifest, and a response without content', async () => {
    for (const answer of [new Response('<!doctype html>'), new Response('', { status: 404 })]) {
      const { loader } = loaderWith(async () => answer);
      expect(failureOf(await loader.load('mfe-card', './card'))).toMatchObject({ kind: 'malformed' });
    }
  });

  test('runs nothing that was built for another contract', async () => {
    const { loader, registered } = loaderWith(says({ ...manifest, contractVersion: '2.0.0' }));
    expect(failureOf(await loader.load('mfe-card', './card'))).toMatchObject({
      kind: 'incompatible-contract',
      builtAgainst: '2.0.0',
    });
    expect(registered).toEqual([]);
  });
});
