import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-line/command-error.ts';

export const WORKSPACE_FILE = 'pnpm-workspace.yaml';

/** The folder of the workspace around `folder`. */
export async function findWorkspace(folder: string): Promise<string> {
  for (let at = folder; ; at = dirname(at)) {
    const isHere = await stat(join(at, WORKSPACE_FILE)).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isHere) return at;
    if (dirname(at) === at) {
      throw new CommandError(`${folder} is in no workspace: no folder above it has a ${WORKSPACE_FILE}`, {
        hint: 'Run this in the folder of the repository.',
      });
    }
  }
}

const LIST = /^packages:\n((?:[ \t]+- .*\n)+)/m;

/** Folders of the packages that a workspace file lists, in its order. */
export function listedPackages(text: string): string[] {
  const [, list = ''] = LIST.exec(text) ?? [];
  return [...list.matchAll(/- (\S+)/g)].map(([, folder = '']) => folder);
}

/**
 * The workspace file with one more package, behind the last remote.
 * @throws CommandError when the file has no list of packages.
 */
export function withPackage(text: string, folder: string): string {
  const listed = listedPackages(text);
  const before = listed.filter((it) => it.startsWith('mfe-') && it !== 'mfe-kit').at(-1) ?? listed.at(-1);
  const line = before === undefined ? undefined : new RegExp(`^([ \\t]+- )${before}$`, 'm').exec(text);
  if (line?.[1] === undefined) throw new CommandError(`${WORKSPACE_FILE} lists no packages`);
  return text.replace(line[0], `${line[0]}\n${line[1]}${folder}`);
}

/** The package manager of the workspace with its version, as `packageManager` of package.json has it. */
export async function packageManagerOf(workspace: string): Promise<string> {
  const content = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
    packageManager?: string;
  };
  return content.packageManager ?? 'pnpm';
}
