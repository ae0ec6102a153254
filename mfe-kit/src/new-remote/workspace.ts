import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.ts';

export const WORKSPACE_FILE = 'pnpm-workspace.yaml';

/** A package that only the workspace of Airdex contains. */
const OWN_PACKAGE = 'mfe-kit';

/** The folder of the workspace of Airdex that contains `folder`; undefined if it is in none. */
export async function findWorkspace(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    const list = await readFile(join(at, WORKSPACE_FILE), 'utf8').catch(() => '');
    if (listedPackages(list).includes(OWN_PACKAGE)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** An entry of a list: the text before the folder, the folder, and optional text after it. */
const ENTRY = /^([ \t]+- )(['"]?)([^\s'"#]+)\2[ \t]*(?:#.*)?\r?$/;

interface Entry {
  /** Index of its line in the file. */
  readonly line: number;
  readonly indent: string;
  readonly folder: string;
}

/** The entries below `packages:`, without the comments and empty lines between them. */
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

/** Folders of the packages in a workspace file, in the same order. */
export function listedPackages(text: string): string[] {
  return listEntries(text.split('\n')).map(({ folder }) => folder);
}

/**
 * Adds a package to the workspace file, on its own line after the last remote.
 * @throws CommandError when the file has no list of packages.
 */
export function withPackage(text: string, folder: string): string {
  const lines = text.split('\n');
  const entries = listEntries(lines);
  const before =
    entries.findLast((it) => it.folder.startsWith('mfe-') && it.folder !== OWN_PACKAGE) ?? entries.at(-1);
  if (before === undefined) throw new CommandError(`${WORKSPACE_FILE} lists no packages`);
  const end = lines[before.line]?.endsWith('\r') === true ? '\r' : '';
  return lines.toSpliced(before.line + 1, 0, `${before.indent}${folder}${end}`).join('\n');
}

/** Name and version of the workspace's package manager, from `packageManager` in package.json. */
export async function packageManagerOf(workspace: string): Promise<string> {
  const content = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as {
    packageManager?: string;
  };
  return content.packageManager ?? 'pnpm';
}
