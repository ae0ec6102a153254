import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** Creates a package in `root` whose sources can import the kit's libraries. Paths of `files` are relative to it. */
export async function writePackage(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  // A separate folder that contains links, because the build writes its cache there.
  await mkdir(join(root, 'node_modules'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (!name.startsWith('.')) await symlink(join(installed, name), join(root, 'node_modules', name));
  }
  const all = {
    'package.json': '{ "name": "@airdex/test", "type": "module", "sideEffects": ["**/*.css"] }',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
