import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { releasedFiles } from './released-files.ts';
import { composedRemote } from '../../testing/test-remotes.ts';

const COMPOSITION = '/registry/compositions/0123456789abcdef.json';
const SHELL = 'fedcba9876543210';
const pin = (path: string, letter: string) => ({ path, integrity: `sha384-${letter.repeat(64)}` });
const sized = (file: ReturnType<typeof pin>) => ({ ...file, bytes: 12 });

const remote = composedRemote('mfe-card', { preload: { './card': [] } });
const card = pin('card.js', 'C');
const later = pin('later.js', 'D');
const main = pin('main.js', 'E');
const luxon = pin('luxon.js', 'F');

const shell = {
  release: SHELL,
  base: `/shell/${SHELL}/`,
  manifest: 'airdex-shell-manifest.json',
  contractVersion: '1.0.0',
  document: 'index.html',
  scripts: [main],
  styles: [],
};
/** Contents of the registry. */
const documents = {
  [COMPOSITION]: {
    shell,
    remotes: [
      null,
      { ...remote, release: 'f'.repeat(16), preload: { './card': [pin('card.js', 'X')] } },
      { ...remote, preload: { './card': [card] } },
    ],
  },
  [`${remote.base}${remote.manifest}`]: {
    schemaVersion: 1,
    name: remote.name,
    federationName: remote.federationName,
    release: remote.release,
    contractVersion: '1.0.0',
    entry: remote.entry.path,
    federationManifest: 'mf-manifest.json',
    exposes: ['./card'],
    preload: { './card': [card.path] },
    files: [sized(remote.entry), sized(card), sized(later)],
    builtAt: '2026-01-01T00:00:00.000Z',
  },
  [`${shell.base}${shell.manifest}`]: {
    schemaVersion: 1,
    release: SHELL,
    contractVersion: '1.0.0',
    document: 'index.html',
    scripts: [main.path],
    styles: [],
    files: [sized(main), sized(luxon)],
    builtAt: '2026-01-01T00:00:00.000Z',
  },
};

/** Composes the page of the shell at `base`. */
function compose(base: string): void {
  const text = JSON.stringify({ shell: { ...shell, base } });
  document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${text}</script>`;
}

const realFetch = globalThis.fetch;
beforeEach(() => compose(shell.base));
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Maps each file to its first known integrity, as the diagnosis does. */
async function filesFor(url: string, has: Readonly<Record<string, unknown>> = documents) {
  globalThis.fetch = jest.fn((url: Parameters<typeof fetch>[0]) => {
    const document = typeof url === 'string' ? has[url] : undefined;
    return Promise.resolve(
      document === undefined
        ? new Response('<!doctype html>', { status: 404 })
        : new Response(JSON.stringify(document)),
    );
  });
  const files = await releasedFiles(url, remote, '0123456789abcdef');
  const first = new Map([...files].reverse().map(({ path, integrity }) => [path, integrity]));
  return [...first].map(([path, integrity]) => `${path} ${integrity.at(-1)}`).sort();
}

const OF_REMOTE = `${location.origin}${remote.base}later.js?again=1`;
const OF_SHELL = `${location.origin}/shell/${SHELL}/luxon.js`;

describe('the released files', () => {
  test('of a remote are its container, its screens’ files, and all other files in its manifest', async () => {
    const all = ['card.js C', 'later.js D', 'remote-entry.js A'];
    expect(await filesFor(OF_REMOTE)).toEqual(all);
    expect(await filesFor(`${remote.base}remote-entry.js`)).toEqual(all);
  });

  test('of the shell include the libraries that it shares later', async () => {
    expect(await filesFor(OF_SHELL)).toEqual(['luxon.js F', 'main.js E']);
  });

  test('of a shell on another origin come from there', async () => {
    const base = `https://cdn.example${shell.base}`;
    compose(base);
    const has = { ...documents, [`${base}${shell.manifest}`]: documents[`${shell.base}${shell.manifest}`] };
    expect(await filesFor(`${base}luxon.js`, has)).toEqual(['luxon.js F', 'main.js E']);
    expect(await filesFor(OF_SHELL, has)).toEqual([]);
  });

  test('follow the page and the registry if the manifest differs or belongs to another release', async () => {
    const manifest = `${remote.base}${remote.manifest}`;
    const published = documents[manifest];
    const files = [sized(remote.entry), sized(pin('card.js', 'Z')), sized(later)];
    expect(await filesFor(OF_REMOTE, { ...documents, [manifest]: { ...published, files } })).toContain(
      'card.js C',
    );
    const other = { ...published, release: 'f'.repeat(16) };
    expect(await filesFor(OF_REMOTE, { ...documents, [manifest]: other })).toEqual([
      'card.js C',
      'remote-entry.js A',
    ]);
  });

  test('are only the container if nothing else is known, and none for a file of neither shell nor remote', async () => {
    expect(await filesFor(OF_REMOTE, {})).toEqual(['remote-entry.js A']);
    expect(await filesFor(OF_SHELL, {})).toEqual([]);
    expect(await filesFor('https://far.example/x.js')).toEqual([]);
  });
});
