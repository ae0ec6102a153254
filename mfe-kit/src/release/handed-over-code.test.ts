import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { BUILT_ON_REACT } from '@airdex/shared-contracts/shared-scope';
import { handedOverCodeOf } from '../webpack-preset/handed-over-code/index.ts';
import { buildRemote } from './build-remote.ts';
import { writePackage } from './test-package.ts';

const BUILD_MS = 120_000;
/** Text that only the code of the search filter holds. */
const OF_THE_FILTER = 'AudienceBooster';
const definition = { name: 'mfe-test', exposes: { './home': './src/home.ts' } };
const sources = {
  'src/home.ts': `
    import { quickSearchFilter } from '@airdex/shared-contracts/search-filter';
    console.log('home', quickSearchFilter);
  `,
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function build(name: string, ownCopies: readonly string[] = []) {
  const root = join(folder.path, name);
  await writePackage(root, sources);
  const manifest = await buildRemote({ ...definition, ownCopies }, root, join(root, 'dist'), 'production');
  const scripts = manifest.files.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(async (path) => [path, await readFile(join(root, 'dist', path), 'utf8')] as const),
  );
  const holders = texts.filter(([, text]) => text.includes(OF_THE_FILTER)).map(([path]) => path);
  return { root, manifest, entry: new Map(texts).get(manifest.entry) ?? '', holders };
}

test(
  'a remote asks for code of our own by its content, and has a copy of it that no screen starts with',
  async () => {
    const { root, manifest, entry, holders } = await build('one');
    expect(holders).toEqual([expect.stringMatching(/^own-copy-shared-contracts\./)]);
    expect(manifest.preload['./home']).toEqual([expect.stringMatching(/^__federation_expose_home\./)]);
    const [code] = handedOverCodeOf(join(root, 'package.json'));
    expect(code?.request).toBe('@airdex/shared-contracts/handed-over');
    expect(entry).toContain(code?.version);
    expect(manifest.handedOver).toEqual([{ library: code?.request, version: code?.version }]);
    expect(manifest.ownCopies).toEqual([]);
    expect((await build('two')).manifest.release).toBe(manifest.release);
  },
  BUILD_MS,
);

test(
  'a remote with a React of its own takes nothing that was built on the shell’s',
  async () => {
    const { holders, manifest } = await build('own', ['react', ...BUILT_ON_REACT]);
    expect(manifest.handedOver).toEqual([]);
    expect(holders).toEqual([expect.stringMatching(/^__federation_expose_home\./)]);
  },
  BUILD_MS,
);
