import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.ts';

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

/** An entry of a list: what is before the folder, the folder, and what may follow it. */
const ENTRY = /^([ \t]+- )(['"]?)([^\s'"#]+)\2[ \t]*(?:#.*)?\r?$/;

interface Entry {
  /** Position of its line in the file. */
  readonly line: number;
  readonly indent: string;
  readonly folder: string;
}

/** The entries below `packages:`; comments and empty lines between them are passed over. */
function listEntries(lines: readonly string[]): Entry[] {
  const start = lines.findIndex((line) => /^packages:\s*(#.*)?$/.test(line));
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => /^[^\s#-]/.test(line));
  return after.slice(0, end < 0 ? after.length : end).flatMap((text, index): Entry[] => {
    const [, indent, , folder] = ENTRY.exec(text) ?? [];
    if (indent === undefined || folder === undefined) return [];
    return [{ line: start + 1 + index, indent, folder }];
  });
}

/** Folders of the packages that a workspace file lists, in its order. */
export function listedPackages(text: string): string[] {
  return listEntries(text.split('\n')).map(({ folder }) => folder);
}

/**
 * The workspace file with one more package on a line of its own, behind the last remote.
 * @throws CommandError when the file has no list of packages.
 */
export function withPackage(text: string, folder: string): string {
  const lines = text.split('\n');
  const entries = listEntries(lines);
  const before =
    entries.findLast((it) => it.folder.startsWith('mfe-') && it.folder !== 'mfe-kit') ?? entries.at(-1);
  if (before === undefined) throw new CommandError(`${WORKSPACE_FILE} lists no packages`);
  const end = lines[before.line]?.endsWith('\r') === true ? '\r' : '';
  return lines.toSpliced(before.line + 1, 0, `${before.indent}${folder}${end}`).join('\n');
}

/** The package manager of the workspace with its version, as `packageManager` of package.json has it. */
export async function packageManagerOf(workspace: string): Promise<string> {
  const content = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
    packageManager?: string;
  };
  return content.packageManager ?? 'pnpm';
}
