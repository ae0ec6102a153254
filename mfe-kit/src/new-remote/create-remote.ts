import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { installWorkspace } from './install-workspace.ts';
import type { RemoteNaming } from './remote-naming.ts';
import { findWorkspace, listedPackages, withPackage, WORKSPACE_FILE } from './workspace.ts';
import { writeTemplate } from './write-template.ts';
import type { RemoteTitles } from './write-template.ts';

const LOCK_FILE = 'pnpm-lock.yaml';

export interface NewRemoteOptions {
  readonly naming: RemoteNaming;
  readonly titles: RemoteTitles;
  /** A folder of the workspace. */
  readonly from: string;
  /** Whether to install the dependencies as well. */
  readonly installs: boolean;
}

export interface NewRemote {
  readonly folder: string;
  /** Paths below the folder. */
  readonly files: readonly string[];
}

function checkTitles({ en, ch }: RemoteTitles): void {
  const wrong = [en, ch].find((title) => /['"\\`\n{}]/.test(title) || title.trim() === '');
  if (wrong !== undefined) {
    throw new CommandError(`"${wrong}" cannot be a title`, {
      hint: 'Leave out quotation marks, braces and backslashes. You can add them to the texts afterwards.',
      kind: 'usage',
    });
  }
}

async function checkFree(workspace: string, name: string, listed: readonly string[]): Promise<void> {
  const isThere = await stat(join(workspace, name)).then(
    () => true,
    () => false,
  );
  if (!isThere && !listed.includes(name)) return;
  throw new CommandError(`${name} already exists`, { hint: 'Choose another name.', kind: 'refused' });
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
export async function createRemote({ naming, titles, from, installs }: NewRemoteOptions): Promise<NewRemote> {
  checkTitles(titles);
  const workspace = await findWorkspace(from);
  const list = join(workspace, WORKSPACE_FILE);
  const lock = join(workspace, LOCK_FILE);
  const listBefore = await readFile(list, 'utf8');
  const lockBefore = await readFile(lock, 'utf8').catch(() => undefined);
  await checkFree(workspace, naming.name, listedPackages(listBefore));
  const listAfter = withPackage(listBefore, naming.name);

  const folder = join(workspace, naming.name);
  // Gets its name only when it is complete, so that nobody sees an incomplete remote.
  const draft = await mkdtemp(join(workspace, `.${naming.name}-`));
  let isNamed = false;
  try {
    const files = await writeTemplate(draft, naming, titles);
    await rename(draft, folder);
    isNamed = true;
    await writeFile(list, listAfter);
    if (installs) await installWorkspace(workspace);
    return { folder, files };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (isNamed) await rm(folder, { recursive: true, force: true });
    await restore(list, listBefore);
    await restore(lock, lockBefore);
    throw error;
  }
}
