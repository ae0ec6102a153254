import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  federationNameOf,
  REMOTE_MANIFEST_FILE,
  SHELL_MANIFEST_FILE,
} from '@airdex/shared-contracts/composition';
import { INTEGRITY_TOKEN } from '../release/chunk-integrity.ts';
import { RELEASE_TOKEN } from '../release/release-token.ts';
import { finalizeRelease } from '../release/finalize-release.ts';

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/**
 * Creates a release of a remote in `folder` without a build. Different `code` gives a different release.
 * @param fields further fields of the manifest
 */
export async function writeRemote(
  folder: string,
  name: string,
  code = 'one',
  contractVersion = '1.0.0',
  fields: Readonly<Record<string, unknown>> = {},
) {
  await writeFiles(folder, {
    'remote-entry.js': `var ${federationNameOf(name)}; self["chunks_${RELEASE_TOKEN}"] = "${code}"; "${INTEGRITY_TOKEN}";`,
    'chunks/home.js': `console.log(${JSON.stringify(code.repeat(600))})`,
    'home.css': '.home { color: red }',
    'mf-manifest.json': '{}',
  });
  const content = {
    schemaVersion: 1,
    name,
    federationName: federationNameOf(name),
    contractVersion,
    entry: 'remote-entry.js',
    federationManifest: 'mf-manifest.json',
    exposes: ['./home'],
    preload: { './home': ['chunks/home.js', 'home.css'] },
    ...fields,
  };
  return finalizeRelease(folder, content, REMOTE_MANIFEST_FILE);
}

/**
 * Creates a release of a shell in `folder` without a build.
 * @param fields further fields of the manifest
 */
export async function writeShell(
  folder: string,
  code = 'one',
  contractVersion = '1.0.0',
  fields: Readonly<Record<string, unknown>> = {},
) {
  await writeFiles(folder, {
    'main.js': code,
    'main.css': 'body {}',
    'index.html': '<head></head><body></body>',
  });
  const content = {
    schemaVersion: 1,
    contractVersion,
    document: 'index.html',
    scripts: ['main.js'],
    styles: ['main.css'],
    ...fields,
  };
  return finalizeRelease(folder, content, SHELL_MANIFEST_FILE);
}
