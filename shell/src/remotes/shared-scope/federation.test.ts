import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SHARED_LIBRARIES, SHARED_LIBRARY_NAMES, sharedRequests } from '@airdex/mfe-kit/share-scope';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { createFederation } from './federation.ts';
import type { SharedModule } from './shared-modules.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({ createInstance: jest.fn() }));

const instance = {
  registerRemotes: jest.fn(),
  loadRemote: jest.fn((_: string) => Promise.resolve('module')),
};

function optionsGiven() {
  return jest.mocked(createInstance).mock.calls[0]?.[0];
}

beforeEach(() => {
  const versions = Object.fromEntries(SHARED_LIBRARY_NAMES.map((name) => [name, '1.2.3']));
  Object.assign(globalThis, { AIRDEX_SHARED_VERSIONS: versions });
  jest.clearAllMocks();
  jest.mocked(createInstance).mockReturnValue(instance as unknown as ReturnType<typeof createInstance>);
});

describe('createFederation', () => {
  test('shares every listed import once, with a strict version', async () => {
    createFederation();
    const shared = optionsGiven()?.shared ?? {};
    expect(Object.keys(shared).sort()).toEqual(SHARED_LIBRARY_NAMES.flatMap(sharedRequests).sort());
    expect(shared['react']).toMatchObject({
      version: '1.2.3',
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: SHARED_LIBRARIES.react.range },
    });
    const { lib } = shared['react'] as { lib: () => typeof React };
    expect(lib().useState).toBe(React.useState);
    for (const [request, it] of Object.entries(shared)) {
      const { lib: given, get } = it as Partial<SharedModule>;
      const module = given?.() ?? (await get?.call({}))?.() ?? {};
      expect([request, Object.keys(module)]).not.toEqual([request, []]);
    }
  });

  test('requests a container in CORS mode, with its integrity and a time limit', () => {
    const federation = createFederation();
    federation.register({
      federationName: 'mfe_card',
      url: '/remotes/card/entry.js?again=1',
      integrity: 'sha384-x',
    });
    const url = new URL('/remotes/card/entry.js?again=1', document.baseURI).href;
    const { createScript } = optionsGiven()?.plugins?.[0] ?? {};
    const make = (of: string) =>
      createScript?.({ url: of }) as { script: HTMLScriptElement; timeout: number };
    const made = make(url);
    expect(made.script).toMatchObject({ src: url, integrity: 'sha384-x', crossOrigin: 'anonymous' });
    expect(made.timeout).toBeGreaterThan(0);
    const integrityOf = (it: string) => make(it).script.integrity;
    // This integrity matches no file, so the script cannot run.
    expect(integrityOf(`${url}&of=nobody`)).toBe(`sha384-${'A'.repeat(64)}`);
    federation.register({ federationName: 'mfe_faq', url: 'http://localhost:4102/entry.js', integrity: '' });
    expect(integrityOf('http://localhost:4102/entry.js')).toBe('');
  });

  test('loads a container that is an ES module only if the page has its integrity', async () => {
    const federation = createFederation();
    const source = {
      federationName: 'mfe_vite',
      url: '/entry.js',
      integrity: 'sha384-x',
      kind: 'module',
    } as const;
    federation.register(source);
    expect(instance.registerRemotes).toHaveBeenCalledWith(
      [{ name: 'mfe_vite', entry: `${location.origin}/entry.js`, type: 'module' }],
      { force: false },
    );
    await expect(federation.load('mfe_vite', './page')).rejects.toThrow('has no integrity of');
    expect(instance.loadRemote).not.toHaveBeenCalled();
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ integrity: { '/entry.js': 'sha384-x' } });
    document.head.append(map);
    await expect(federation.load('mfe_vite', './page')).resolves.toBe('module');
    map.remove();
  });

  test('registers a container again only under another address, and loads it by name', async () => {
    const federation = createFederation();
    const source = { federationName: 'mfe_card', url: '/entry.js', integrity: 'sha384-x' };
    federation.register(source);
    federation.register(source);
    federation.register({ ...source, url: '/entry.js?again=1' });
    expect(instance.registerRemotes.mock.calls).toEqual([
      [[{ name: 'mfe_card', entry: `${location.origin}/entry.js`, type: 'global' }], { force: false }],
      [[{ name: 'mfe_card', entry: `${location.origin}/entry.js?again=1`, type: 'global' }], { force: true }],
    ]);
    await expect(federation.load('mfe_card', './card')).resolves.toBe('module');
    expect(instance.loadRemote).toHaveBeenCalledWith('mfe_card/card');
  });
});
