import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewRemote } from './create-remote.ts';
import { packageArchives } from './package-archives.ts';
import type { RemoteNaming } from './remote-naming.ts';
import { pnpmOverrides, readKit, repositoryManifest } from './repository-manifest.ts';
import { checkFree, writeFolder } from './write-folder.ts';
import { checkTitles, writeTemplate } from './write-template.ts';
import type { RemoteTitles } from './write-template.ts';

export interface NewRepositoryOptions {
  readonly naming: RemoteNaming;
  readonly titles: RemoteTitles;
  /** Folder in which the repository's folder is created. */
  readonly into: string;
  /** Folder or address of archives of our packages; by default, they come from a package registry. */
  readonly packages?: string;
}

/**
 * Creates a remote in a repository of its own, next to no other package.
 * @throws CommandError for a name that is in use, or archives that cannot be found.
 */
export async function createRepository(options: NewRepositoryOptions): Promise<NewRemote> {
  const { naming, titles, into, packages } = options;
  checkTitles(titles);
  const kit = await readKit();
  const archives = packages === undefined ? {} : await packageArchives(packages);
  await checkFree(into, naming.name);
  const { folder, result } = await writeFolder(into, naming.name, async (draft) => {
    const manifest = repositoryManifest(kit, naming, titles, archives);
    await writeFile(join(draft, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    const files = await writeTemplate(draft, 'repository', naming, titles);
    await appendFile(join(draft, 'pnpm-workspace.yaml'), pnpmOverrides(archives));
    return files;
  });
  return { folder, files: [...result, 'package.json'].sort() };
}
