import { describe, expect, test } from '@jest/globals';
import { compositionSchema } from './composition.ts';
import { compositionPointerSchema } from './composition-pointer.ts';
import { readDocument, readJsonDocument } from './parse-document.ts';
import { remoteManifestSchema } from './remote-manifest.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const release = '0123456789abcdef';

const remote = {
  name: 'mfe-search',
  federationName: 'mfe_search',
  release,
  base: `/remotes/mfe-search/${release}/`,
  manifest: 'airdex-manifest.json',
  contractVersion: '1.0.0',
  entry: { path: 'remote-entry.js', integrity },
  preload: { './results': [{ path: 'results.js', integrity }] },
};

const composition = {
  schemaVersion: 1,
  id: release,
  createdAt: '2026-01-01T00:00:00.000Z',
  shell: {
    release,
    base: 'https://cdn.example/shell/',
    manifest: 'airdex-shell-manifest.json',
    contractVersion: '1.0.0',
    document: 'index.html',
    scripts: [{ path: 'main.js', integrity }],
    styles: [],
  },
  remotes: [remote],
};

const manifest = {
  schemaVersion: 1,
  name: 'mfe-search',
  federationName: 'mfe_search',
  release,
  contractVersion: '1.0.0',
  entry: 'remote-entry.js',
  federationManifest: 'mf-manifest.json',
  exposes: ['./results'],
  preload: { './results': ['remote-entry.js'] },
  files: [{ path: 'remote-entry.js', bytes: 12, integrity }],
  builtAt: '2026-01-01T00:00:00.000Z',
};

describe('composition', () => {
  test('reads a complete one', () => {
    expect(readDocument(compositionSchema, composition)).toEqual({ ok: true, value: composition });
  });

  test.each([
    ['a base without a trailing slash', { ...remote, base: '/remotes/x' }, 'remotes.0.base'],
    ['a base of another scheme', { ...remote, base: 'javascript:alert(1)/' }, 'remotes.0.base'],
    ['a base without a scheme', { ...remote, base: '//elsewhere.example/' }, 'remotes.0.base'],
    [
      'a path outside the release',
      { ...remote, entry: { path: '../x.js', integrity } },
      'remotes.0.entry.path',
    ],
    [
      'a weak integrity',
      { ...remote, entry: { path: 'x.js', integrity: 'md5-x' } },
      'remotes.0.entry.integrity',
    ],
    ['a missing version', { ...remote, contractVersion: undefined }, 'remotes.0.contractVersion'],
  ])('names the field for %s', (_, broken, field) => {
    const reading = readDocument(compositionSchema, { ...composition, remotes: [broken] });
    expect(reading).toEqual({ ok: false, problems: [expect.stringMatching(`^${field}: .+`)] });
  });

  test('refuses a remote named twice', () => {
    const reading = readDocument(compositionSchema, { ...composition, remotes: [remote, remote] });
    expect(reading).toEqual({ ok: false, problems: ['remotes: must not name a remote twice'] });
  });

  test('reports text that is not JSON', () => {
    expect(readJsonDocument(compositionSchema, '<!doctype html>')).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^document: .+/)],
    });
  });
});

describe('remote manifest', () => {
  test('reads a complete one', () => {
    expect(readDocument(remoteManifestSchema, manifest)).toEqual({ ok: true, value: manifest });
  });

  test('keeps fields of other kits, because the hash of the release covers them', () => {
    const extended = { ...manifest, ownCopies: [], ofAnotherKit: [{ library: 'react' }] };
    expect(readDocument(remoteManifestSchema, extended)).toEqual({ ok: true, value: extended });
  });

  test('reads the libraries of a release, if it lists them', () => {
    const extended = {
      ...manifest,
      bundledLibraries: [{ library: 'react', version: '18.3.1' }],
    };
    expect(readDocument(remoteManifestSchema, extended)).toEqual({ ok: true, value: extended });
  });

  test.each([
    ['bundledLibraries.0.version', { bundledLibraries: [{ library: 'react' }] }],
    ['entry', { entry: 'elsewhere.js' }],
    ['preload', { preload: { './results': ['elsewhere.js'] } }],
    ['name', { name: 'mfe--search', federationName: 'mfe__search' }],
    ['federationName', { name: 'mfe-weather' }],
    ['federationName', { federationName: 'mfe_card' }],
    ['exposes.0', { exposes: ['results'] }],
    ['release', { release: 'latest' }],
    ['schemaVersion', { schemaVersion: 2 }],
  ])('names %s when it is wrong', (field, change) => {
    const reading = readDocument(remoteManifestSchema, { ...manifest, ...change });
    expect(reading).toEqual({ ok: false, problems: [expect.stringMatching(`^${field}: .+`)] });
  });
});

describe('composition pointer', () => {
  const pointer = {
    schemaVersion: 1,
    revision: 3,
    current: release,
    previous: [],
    updatedAt: '2026-01-01T00:00:00Z',
  };

  test('reads one with and without a canary', () => {
    const canary = { ...pointer, canary: { composition: release, percent: 12.5 } };
    expect(readDocument(compositionPointerSchema, pointer).ok).toBe(true);
    expect(readDocument(compositionPointerSchema, canary)).toEqual({ ok: true, value: canary });
  });

  test('refuses a share of more than 100 percent', () => {
    const reading = readDocument(compositionPointerSchema, {
      ...pointer,
      canary: { composition: release, percent: 101 },
    });
    expect(reading).toEqual({ ok: false, problems: [expect.stringMatching(/^canary\.percent: /)] });
  });
});
