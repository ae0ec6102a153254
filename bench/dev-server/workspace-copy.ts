import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot, ROOT } from '../root.ts';

/**
 * Copies a remote's sources into `folder`, where they can be changed. Their dependencies resolve as in the
 * repository.
 */
export async function copyRemote(name: string, folder: string): Promise<string> {
  const copy = join(folder, name);
  for (const part of ['src', 'package.json', 'mfe.config.ts'])
    await cp(inRoot(name, part), join(copy, part), { recursive: true });
  await symlink(inRoot(name, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Creates a workspace in `folder` with the configuration files of this one and no packages. */
export async function emptyWorkspace(folder: string): Promise<string> {
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  const own = (await readdir(ROOT)).filter((name) =>
    /^(tsconfig.*\.json|package\.json|pnpm-.*\.yaml)$/.test(name),
  );
  for (const name of own) await cp(inRoot(name), join(workspace, name));
  return workspace;
}
