import { describe, expect, test } from '@jest/globals';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import type { LoadedScreen } from './load-release.ts';
import {
  chunkError,
  composedRemote,
  fakeFederation,
  fakeScreen,
  loaderOf,
  scriptError,
} from '../../testing/test-remotes.ts';

const screen = fakeScreen();
const loads = () => Promise.resolve(screen);
const never = () => new Promise<never>(() => {});
const entry = '/remotes/mfe-card/0123456789abcdef/remote-entry.js';

function failureOf(outcome: LoadedScreen) {
  if (outcome.ok) throw new Error('it was loaded');
  return outcome.error.failure;
}

describe('a remote loader', () => {
  test('loads a screen from the address in the composition, with its integrity', async () => {
    const { federation, registered, loaded } = fakeFederation(loads);
    expect(await loaderOf(federation).load('mfe-card', './card')).toEqual({ ok: true, lifecycles: screen });
    expect(registered).toEqual([
      { federationName: 'mfe_card', url: entry, integrity: expect.stringMatching(/^sha384-/) },
    ]);
    expect(loaded).toEqual(['mfe_card ./card']);
  });

  test('registers a container once for all of its screens', async () => {
    const { federation, urls } = fakeFederation(loads);
    const loader = loaderOf(federation);
    await Promise.all([loader.load('mfe-card', './card'), loader.load('mfe-card', './faq')]);
    expect(urls()).toEqual([entry]);
  });

  test('loads once for two simultaneous requests, and again for a request after a failure', async () => {
    const { federation, loaded } = fakeFederation(() => Promise.reject(new Error('broken')), loads);
    const loader = loaderOf(federation);
    const [first, second] = await Promise.all([
      loader.load('mfe-card', './card'),
      loader.load('mfe-card', './card'),
    ]);
    expect([first.ok, second]).toEqual([false, first]);
    expect(loaded).toHaveLength(1);
    expect((await loader.load('mfe-card', './card')).ok).toBe(true);
    expect(loaded).toHaveLength(2);
  });

  test('[MFE-06] refuses a remote built against another major version before it requests any of its code', async () => {
    const { federation, registered, loaded } = fakeFederation(loads);
    const loader = loaderOf(federation, [composedRemote('mfe-card', { contractVersion: '2.0.0' })]);
    const outcome = await loader.load('mfe-card', './card');
    expect(failureOf(outcome)).toEqual({
      kind: 'incompatible-contract',
      builtAgainst: '2.0.0',
      offered: REMOTE_CONTRACT_VERSION,
    });
    expect(outcome).toMatchObject({
      error: {
        message: `mfe-card ./card: the remote was built against contract 2.0.0, the shell offers ${REMOTE_CONTRACT_VERSION}`,
      },
    });
    expect([registered, loaded]).toEqual([[], []]);
  });

  test('[MFE-06] refuses a remote built against a later minor version of the contract', async () => {
    const loader = loaderOf(fakeFederation(loads).federation, [
      composedRemote('mfe-card', { contractVersion: '1.99.0' }),
    ]);
    expect(failureOf(await loader.load('mfe-card', './card')).kind).toBe('incompatible-contract');
  });

  test('retries a failed load under a new address', async () => {
    const { federation, urls } = fakeFederation(() => Promise.reject(scriptError()), loads);
    expect((await loaderOf(federation).load('mfe-card', './card')).ok).toBe(true);
    expect(urls()).toEqual([entry, `${entry}?again=1`]);
  });

  test('requests a chunk that failed to load from the same container again', async () => {
    const { federation, urls, loaded } = fakeFederation(() => Promise.reject(chunkError('/card.js')), loads);
    expect((await loaderOf(federation).load('mfe-card', './card')).ok).toBe(true);
    expect(loaded).toHaveLength(2);
    expect(urls()).toEqual([entry]);
  });

  test('stops after the last attempt, and starts again on the next request', async () => {
    const refused = () => Promise.reject(scriptError());
    const { federation, loaded } = fakeFederation(refused, refused, refused, loads);
    const loader = loaderOf(federation);
    expect(failureOf(await loader.load('mfe-card', './card'))).toEqual({
      kind: 'unreachable',
      url: `${entry}?again=2`,
      attempts: 3,
    });
    expect(loaded).toHaveLength(3);
    expect((await loader.load('mfe-card', './card')).ok).toBe(true);
  });

  test('reports that a module which fails again needs a reload of the page', async () => {
    const refused = () => Promise.reject(scriptError());
    const { federation } = fakeFederation(refused, refused, refused, refused);
    const limits = { attempts: 1 };
    const module = loaderOf(federation, [composedRemote('mfe-card', { container: 'module' })], limits);
    const failure = { kind: 'unreachable', url: entry, attempts: 1 };
    expect(failureOf(await module.load('mfe-card', './card'))).toEqual(failure);
    expect(failureOf(await module.load('mfe-card', './card'))).toEqual({ ...failure, needsReload: true });
    const script = loaderOf(federation, undefined, limits);
    await script.load('mfe-card', './card');
    expect(failureOf(await script.load('mfe-card', './card'))).not.toHaveProperty('needsReload');
  });

  test('names the missing chunk', async () => {
    const { federation } = fakeFederation(() => Promise.reject(chunkError('/remotes/mfe-card/card.js')));
    expect(failureOf(await loaderOf(federation).load('mfe-card', './card'))).toEqual({
      kind: 'unreachable',
      url: '/remotes/mfe-card/card.js',
      attempts: 3,
    });
  });

  test('stops waiting after the time limit, and uses a new address for the next request', async () => {
    const { federation, urls } = fakeFederation(never, loads);
    const loader = loaderOf(federation, undefined, { budgetMs: 20 });
    expect(failureOf(await loader.load('mfe-card', './card'))).toEqual({
      kind: 'timed-out',
      step: 'load',
      budgetMs: 20,
    });
    expect((await loader.load('mfe-card', './card')).ok).toBe(true);
    expect(urls()).toEqual([entry, `${entry}?again=1`]);
  });

  test.each([
    ['code that throws when it is run', new Error('x is not a function'), { kind: 'crashed', phase: 'load' }],
    [
      'a container that throws when it is run',
      new Error('#RUNTIME-008 ScriptExecutionError: Script loaded but threw'),
      { kind: 'crashed', phase: 'load' },
    ],
    [
      'a chunk that throws when it is run',
      Object.assign(chunkError('/card.js'), { type: 'missing' }),
      { kind: 'crashed', phase: 'load' },
    ],
    [
      'a script that is no container',
      new Error('#RUNTIME-001'),
      { kind: 'malformed', problems: [`${entry} holds no container of a remote`] },
    ],
    ['a module that the container lacks', new Error('#RUNTIME-014'), { kind: 'unknown-module' }],
    [
      'another major version of a shared library',
      new Error(
        'Version 19.3.1 from airdex_shell of shared singleton module react does not satisfy the requirement',
      ),
      { kind: 'incompatible-library', message: expect.stringContaining('shared singleton module react') },
    ],
  ])('reports %s without a second attempt', async (_, error, failure) => {
    const { federation, loaded } = fakeFederation(() => Promise.reject(error));
    const outcome = await loaderOf(federation).load('mfe-card', './card');
    expect(failureOf(outcome)).toEqual(failure);
    expect(outcome).toMatchObject({ error: { cause: error } });
    expect(loaded).toHaveLength(1);
  });

  test.each([
    ['a module without lifecycles', { default: 1 }],
    ['nothing at all', undefined],
  ])('refuses %s', async (_, module) => {
    const { federation } = fakeFederation(() => Promise.resolve(module));
    expect(failureOf(await loaderOf(federation).load('mfe-card', './card'))).toEqual({
      kind: 'malformed',
      problems: ['./card exports no lifecycles'],
    });
  });

  test('refuses remotes and modules that are not in the composition, without a request', async () => {
    const { entry: _, ...malformed } = composedRemote('mfe-search');
    const { federation, registered } = fakeFederation(loads);
    const loader = loaderOf(federation, [composedRemote('mfe-card'), malformed]);
    expect(failureOf(await loader.load('mfe-account', './faq'))).toEqual({ kind: 'unknown-remote' });
    expect(failureOf(await loader.load('mfe-card', './playlists'))).toEqual({ kind: 'unknown-module' });
    expect(failureOf(await loader.load('mfe-search', './card')).kind).toBe('malformed');
    expect(registered).toEqual([]);
  });
});
