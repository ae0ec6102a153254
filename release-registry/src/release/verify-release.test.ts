import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REMOTE_MANIFEST_FILE, SHELL_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeRemote, writeShell } from '../testing/test-releases.ts';
import { readRelease } from './read-release.ts';
import { verifyRelease } from './verify-release.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const UNKNOWN = { ofAnotherKit: ['one'] };

describe.each([
  [
    'a remote',
    (path: string) => writeRemote(path, 'mfe-search', 'one', '1.0.0', UNKNOWN),
    REMOTE_MANIFEST_FILE,
  ],
  ['the shell', (path: string) => writeShell(path, 'one', '1.0.0', UNKNOWN), SHELL_MANIFEST_FILE],
])('a release of %s, built with another version of the kit', (_, write, manifestFile) => {
  test('has a hash that includes unknown fields', async () => {
    await write(folder.path);
    const file = join(folder.path, manifestFile);
    await expect(verifyRelease(await readRelease(folder.path))).resolves.toBeUndefined();

    await writeFile(file, (await readFile(file, 'utf8')).replace('"one"', '"two"'));
    await expect(verifyRelease(await readRelease(folder.path))).rejects.toMatchObject({
      code: 'release-changed',
    });
  });
});
