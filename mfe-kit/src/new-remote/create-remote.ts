import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installWorkspace } from './install-workspace.ts';
import type { RemoteNaming } from './remote-naming.ts';
import { listedPackages, withPackage, WORKSPACE_FILE } from './workspace.ts';
import { checkFree, nameTaken, writeFolder } from './write-folder.ts';
import { checkTitles, writeTemplate } from './write-template.ts';
import type { RemoteTitles } from './write-template.ts';

const LOCK_FILE = 'pnpm-lock.yaml';

export interface NewRemoteOptions {
  readonly naming: RemoteNaming;
  readonly titles: RemoteTitles;
  /** Folder of the workspace. */
  readonly workspace: string;
  /** Whether to install the dependencies as well. */
  readonly installs: boolean;
}

export interface NewRemote {
  readonly folder: string;
  /** Paths below the folder. */
  readonly files: readonly string[];
}

/** Restores `text`, or removes the file if there was none. */
async function restore(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) await rm(file, { force: true });
  else await writeFile(file, text);
}

/**
 * Creates a remote in the workspace: its files, its entry in the list of packages, its dependencies. Undoes all changes
 * when it fails.
 * @throws CommandError for a name that is in use, or when the dependencies could not be installed.
 */
export async function createRemote(options: NewRemoteOptions): Promise<NewRemote> {
  const { naming, titles, workspace, installs } = options;
  checkTitles(titles);
  const list = join(workspace, WORKSPACE_FILE);
  const lock = join(workspace, LOCK_FILE);
  const listBefore = await readFile(list, 'utf8');
  const lockBefore = await readFile(lock, 'utf8').catch(() => undefined);
  await checkFree(workspace, naming.name);
  if (listedPackages(listBefore).includes(naming.name)) throw nameTaken(naming.name);
  const listAfter = withPackage(listBefore, naming.name);

  const { folder, result } = await writeFolder(workspace, naming.name, (draft) =>
    writeTemplate(draft, 'workspace', naming, titles),
  );
  try {
    await writeFile(list, listAfter);
    if (installs) await installWorkspace(workspace);
    return { folder, files: result };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    await restore(list, listBefore);
    await restore(lock, lockBefore);
    throw error;
  }
}
