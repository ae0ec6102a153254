import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The version of the package in a folder. */
export async function versionIn(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version?: unknown;
  };
  if (typeof version !== 'string') throw new Error(`${folder}/package.json names no version`);
  return version;
}
