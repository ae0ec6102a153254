import { describe, expect, test } from '@jest/globals';
import { consumeShared } from './consume-shared.ts';
import type { LoadedChunk } from './consume-shared.ts';
import type { ModuleId, WebpackRequire } from './webpack-require.ts';

const consumed = {
  shareKey: 'react',
  shareScope: ['default'],
  requiredVersion: '^19.3.0',
  singleton: true,
  strictVersion: true,
  eager: false,
  fallback: () => () => {
    throw new Error("Can not get 'react'");
  },
};

type Answer = () => Promise<unknown>;

/** A container's webpack runtime, and a chunk of it that needs `react`, module 7. `answers`: the page's, one by one. */
function container(...answers: readonly Answer[]) {
  return containerOf(consumed, answers);
}

function containerOf(
  module: WebpackRequire['consumesLoadingData']['moduleIdToConsumeDataMapping'][ModuleId],
  answers: readonly Answer[],
) {
  const asked: unknown[][] = [];
  const left = [...answers];
  const loadShare = (...question: unknown[]) => {
    asked.push(question);
    return (left.shift() ?? (() => Promise.reject(new Error('asked too often'))))();
  };
  const webpackRequire = {
    m: {},
    c: { 7: 'what ran before' },
    I: () => true,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: module } },
    federation: { instance: { loadShare }, initOptions: { name: 'mfe_test', remotes: [] } },
  } as unknown as WebpackRequire;
  const installedModules: LoadedChunk['installedModules'] = {};
  return {
    asked,
    webpackRequire,
    async load(chunkId: ModuleId): Promise<void> {
      const promises: unknown[] = [];
      const chunkMapping = { home: [7], results: [7] };
      consumeShared({ chunkId, promises, installedModules, chunkMapping, webpackRequire });
      await Promise.all(promises);
    },
    require(id: ModuleId): unknown {
      const module = { exports: undefined as unknown };
      webpackRequire.m[id]?.(module);
      return module.exports;
    },
  };
}

describe('consumeShared', () => {
  const react = { version: '19.3.0' };

  test('has the page’s module in its place before the chunk runs, and asks for it once, within its range', async () => {
    const { asked, load, require, webpackRequire } = container(() => Promise.resolve(() => react));
    await Promise.all([load('home'), load('results')]);
    await load('home');
    expect(require(7)).toBe(react);
    expect(webpackRequire.c).toEqual({});
    expect(asked).toEqual([
      [
        'react',
        {
          customShareInfo: {
            scope: ['default'],
            shareConfig: { requiredVersion: '^19.3.0', singleton: true, strictVersion: true, eager: false },
          },
          context: { trigger: 'build', moduleId: 7, chunkId: 'home' },
        },
      ],
    ]);
  });

  test('waits for nothing where a chunk needs nothing of the page', async () => {
    const { asked, load } = container();
    await load('other');
    expect(asked).toEqual([]);
  });

  test('throws a refusal where the module is imported, and asks again with the next chunk', async () => {
    const refused = new Error('Version 18.0.0 of shared singleton module react is not in ^19.3.0');
    const { load, require } = container(
      () => Promise.reject(refused),
      () => Promise.resolve(() => react),
    );
    await load('home');
    expect(() => require(7)).toThrow(refused);
    await load('results');
    expect(require(7)).toBe(react);
  });

  test('says which module it is that the page does not have', async () => {
    const { load, require } = container(() => Promise.resolve(false));
    await load('home');
    expect(() => require(7)).toThrow("Can not get 'react'");
  });

  test('brings its own copy, before the chunk runs, of what the page has not in just this version', async () => {
    const own = { Button: 'own' };
    const common = {
      ...consumed,
      shareKey: '@airdex/shared-ui/handed-over',
      requiredVersion: '0.0.0-h12ab',
      singleton: false,
      fallback: () => Promise.resolve(() => own),
    };
    const { asked, load, require } = containerOf(common, [() => Promise.resolve(false)]);
    await load('home');
    expect(require(7)).toBe(own);
    expect(asked).toEqual([['@airdex/shared-ui/handed-over', expect.anything()]]);
  });

  test('throws where its own copy is imported when that can’t be had, and tries again with the next chunk', async () => {
    const own = { Button: 'own' };
    const gone = new Error('Loading chunk own-copy-shared-ui failed.');
    const answers = [() => Promise.reject(gone), () => Promise.resolve(() => own)];
    const common = { ...consumed, singleton: false, fallback: () => answers.shift()?.() };
    const { load, require } = containerOf(common, [
      () => Promise.resolve(false),
      () => Promise.resolve(false),
    ]);
    await load('home');
    expect(() => require(7)).toThrow(gone);
    await load('results');
    expect(require(7)).toBe(own);
  });
});
