import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every file that determines what an index contains is in one of these; a test follows the imports. */
export const BUILDER_FOLDERS: readonly string[] = [
  '..',
  '../../catalogue',
  '../../database',
  '../../html',
  '../../../../shared-contracts/src/constants',
  '../../../../shared-contracts/src/search-filter',
  '../../../../shared-contracts/src/routes',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/**
 * Identifies the code that builds indexes: an index that other code has built must not be used. The order of
 * names comes from the runtime's Unicode data.
 */
export function builderVersion(): string {
  const hash = createHash('sha256');
  const { icu, unicode } = process.versions;
  hash.update(JSON.stringify([icu, unicode, endianness()]));
  for (const folder of BUILDER_FOLDERS) {
    for (const file of filesIn(folder))
      hash.update(`\0${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
