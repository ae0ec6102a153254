import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ComposedRemote, Composition } from '@airdex/shared-contracts/composition';
import { DEFAULT_SITE_SETTINGS } from '@airdex/shared-contracts/remote-contract';
import { contentPolicy, staticPagePolicy } from './content-policy.ts';
import { importMapOf } from './import-map.ts';
import { renderPage } from './render-page.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const pinned = (path: string) => ({ path, integrity: INTEGRITY });

const remote: ComposedRemote = {
  name: 'mfe-vite',
  federationName: 'mfe_vite',
  release: '0'.repeat(16),
  base: '/remotes/mfe-vite/0000000000000000/',
  manifest: 'airdex-manifest.json',
  contractVersion: '1.0.0',
  container: 'module',
  trustedTypes: ['vue'],
  entry: pinned('entry.js'),
  modules: [pinned('entry.js'), pinned('assets/<page>.js')],
  preload: { './page': [pinned('assets/<page>.js')] },
};
const composition: Composition = {
  schemaVersion: 1,
  id: '1'.repeat(16),
  createdAt: '2026-01-01T00:00:00.000Z',
  shell: {
    release: '2'.repeat(16),
    base: '/shell/2222222222222222/',
    manifest: 'airdex-shell-manifest.json',
    contractVersion: '1.0.0',
    document: 'index.html',
    scripts: [pinned('main.js')],
    styles: [],
  },
  remotes: [remote],
};
const { container: _, modules: __, trustedTypes: ___, ...classic } = remote;
const withoutModules: Composition = { ...composition, remotes: [classic] };

const page = (of: Composition) =>
  renderPage(
    { composition: of, template: '<html><head></head><body></body></html>' },
    { site: DEFAULT_SITE_SETTINGS, screen: { remote: remote.name, exposed: './page' } },
  );
const mapIn = (html: string) => /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1];

describe('a page with a remote whose container is an ES module', () => {
  test('contains an import map with the integrity of each module, before anything loads a module', () => {
    const html = page(composition);
    expect(JSON.parse(mapIn(html) ?? '')).toEqual({
      integrity: {
        [`${remote.base}entry.js`]: INTEGRITY,
        [`${remote.base}assets/<page>.js`]: INTEGRITY,
      },
    });
    const [map, preload, shell] = ['type="importmap"', 'rel="modulepreload"', 'main.js'].map((it) =>
      html.indexOf(it),
    );
    expect(map).toBeGreaterThan(0);
    expect(preload).toBeGreaterThan(map ?? 0);
    expect(shell).toBeGreaterThan(map ?? 0);
    expect(html).not.toContain('as="script" href="/remotes/');
  });

  test('has a policy that allows only this import map, on the server and on a static host', () => {
    const hash = createHash('sha256')
      .update(mapIn(page(composition)) ?? '')
      .digest('base64');
    for (const policyOf of [(it: Composition) => contentPolicy(it, 'nonce'), staticPagePolicy]) {
      expect(policyOf(composition)).toContain(`'sha256-${hash}'`);
      expect(policyOf(withoutModules)).not.toContain(`'sha256-${hash}'`);
    }
  });

  test('contains the list of modules only once', () => {
    expect(page(composition).split('assets/').length - 1).toBe(2);
    expect(page(composition)).toContain('"container":"module"');
  });
});

test('a page without such a remote has no import map', () => {
  expect(importMapOf(withoutModules)).toBeUndefined();
  expect(page(withoutModules)).not.toContain('importmap');
  expect(page(withoutModules)).toContain('as="script" href="/remotes/');
});

test('a policy allows only the Trusted Types policies of its own remotes', () => {
  for (const policyOf of [(it: Composition) => contentPolicy(it, 'nonce'), staticPagePolicy]) {
    expect(policyOf(composition)).toContain("trusted-types default dompurify vue 'allow-duplicates'");
    expect(policyOf(withoutModules)).toContain("trusted-types default dompurify 'allow-duplicates'");
  }
});
