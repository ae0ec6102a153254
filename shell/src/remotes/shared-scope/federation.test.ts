import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  HANDED_OVER_CODE,
  SHARED_LIBRARIES,
  SHARED_LIBRARY_NAMES,
} from '@airdex/shared-contracts/shared-scope';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import { createFederation } from './federation.ts';
import type { HandedOverModule } from './shared-modules.ts';

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
  const common = Object.fromEntries(HANDED_OVER_CODE.map((name) => [name, '0.0.0-h12ab']));
  Object.assign(globalThis, { AIRDEX_SHARED_VERSIONS: versions, AIRDEX_CODE_VERSIONS: common });
  jest.clearAllMocks();
  jest.mocked(createInstance).mockReturnValue(instance as unknown as ReturnType<typeof createInstance>);
});

describe('createFederation', () => {
  test('hands over every shared import, each once, strictly by version', () => {
    createFederation();
    const shared = optionsGiven()?.shared ?? {};
    const requests = Object.values(SHARED_LIBRARIES).flatMap((library) => [...library.requests]);
    expect(Object.keys(shared).sort()).toEqual([...requests, ...HANDED_OVER_CODE].sort());
    expect(shared['react']).toMatchObject({
      version: '1.2.3',
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: SHARED_LIBRARIES.react.range },
    });
    const { lib } = shared['react'] as { lib: () => typeof React };
    expect(lib().useState).toBe(React.useState);
  });

  test('hands over code of our own only to who was built from the same', () => {
    createFederation();
    const shared = optionsGiven()?.shared ?? {};
    for (const request of HANDED_OVER_CODE) {
      const { version, shareConfig, lib } = shared[request] as HandedOverModule;
      expect(version).toBe('0.0.0-h12ab');
      expect(shareConfig).toEqual({ singleton: false, strictVersion: true, requiredVersion: version });
      expect(Object.keys(lib?.() ?? {})).not.toEqual([]);
    }
  });

  test('hands over every export that is promised', async () => {
    createFederation();
    const shared = optionsGiven()?.shared ?? {};
    for (const { requests, exports } of Object.values(SHARED_LIBRARIES)) {
      for (const request of requests) {
        const given = shared[request] as Partial<HandedOverModule>;
        const module = given.lib?.() ?? (await given.get?.())?.() ?? {};
        const promised: readonly string[] = exports === 'all' ? [] : exports;
        expect(promised.filter((name) => !(name in module))).toEqual([]);
        expect(Object.keys(module).length).toBeGreaterThan(0);
      }
    }
  });

  test('asks for a container in CORS mode, with its integrity and a time limit', () => {
    const federation = createFederation();
    federation.register({
      federationName: 'mfe_card',
      url: '/remotes/card/entry.js?again=1',
      integrity: 'sha384-x',
    });
    const url = new URL('/remotes/card/entry.js?again=1', document.baseURI).href;
    const { createScript } = optionsGiven()?.plugins?.[0] ?? {};
    const made = createScript?.({ url }) as {
      script: HTMLScriptElement;
      timeout: number;
    };
    expect(made.script).toMatchObject({ src: url, integrity: 'sha384-x', crossOrigin: 'anonymous' });
    expect(made.timeout).toBeGreaterThan(0);
    const integrityOf = (it: string) => (createScript?.({ url: it }) as typeof made).script.integrity;
    // Of no file: it can't be run.
    expect(integrityOf(`${url}&of=nobody`)).toBe(`sha384-${'A'.repeat(64)}`);
    federation.register({ federationName: 'mfe_faq', url: 'http://localhost:4102/entry.js', integrity: '' });
    expect(integrityOf('http://localhost:4102/entry.js')).toBe('');
  });

  test('registers a container anew only under another address, and loads by its name', async () => {
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
