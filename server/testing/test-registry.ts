import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Composition, PinnedFile } from '@airdex/shared-contracts/composition';

const TEMPLATE = `<!doctype html>
<html>
  <head>
    <title>{{product}}</title>
    <link rel="icon" href="%shell%icon.svg" />
  </head>
  <body></body>
</html>
`;

/** A registry in a temporary folder, in the form that publishing creates. */
export interface TestRegistry {
  readonly folder: string;
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Publishes a shell and one remote whose card shows `text`; returns the composition. */
  publish(text: string, change?: Partial<Composition>): Promise<Composition>;
  remove(): Promise<void>;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export async function createTestRegistry(): Promise<TestRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'airdex-registry-'));

  async function write(path: string, content: string | Uint8Array): Promise<void> {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  }

  async function pinned(base: string, path: string, content: string): Promise<PinnedFile> {
    await write(`${base.slice(1)}${path}`, content);
    return { path, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
  }

  async function publish(text: string, change: Partial<Composition> = {}): Promise<Composition> {
    const release = hash(text);
    const shellBase = `/shell/${release}/`;
    const base = `/remotes/mfe-card/${release}/`;
    await write(`shell/${release}/index.html`, TEMPLATE);
    const entry = await pinned(base, 'remote-entry.js', `/* ${text} */`.padEnd(4000, ' '));
    await write(`${base.slice(1)}remote-entry.js.br`, brotliCompressSync(`/* ${text} */`.padEnd(4000, ' ')));
    const composition: Composition = {
      schemaVersion: 1,
      id: hash(JSON.stringify([text, change])),
      createdAt: '2026-01-01T00:00:00.000Z',
      shell: {
        release,
        base: shellBase,
        manifest: 'airdex-shell-manifest.json',
        contractVersion: '1.0.0',
        document: 'index.html',
        scripts: [await pinned(shellBase, 'main.js', `"${text}"`)],
        styles: [await pinned(shellBase, 'main.css', 'body {}')],
      },
      remotes: [
        {
          name: 'mfe-card',
          federationName: 'mfe_card',
          release,
          base,
          manifest: 'airdex-manifest.json',
          contractVersion: '1.0.0',
          entry,
          preload: {
            './card': [await pinned(base, 'card.js', 'card'), await pinned(base, 'card.css', '.card {}')],
          },
        },
      ],
      ...change,
    };
    await write(`compositions/${composition.id}.json`, JSON.stringify(composition));
    const pointer = { schemaVersion: 1, revision: 1, current: composition.id, previous: [], updatedAt: '' };
    await write('pointer.json', JSON.stringify(pointer));
    return composition;
  }

  return { folder, write, publish, remove: () => rm(folder, { recursive: true, force: true }) };
}
