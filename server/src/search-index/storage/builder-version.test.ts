import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BUILDER_FOLDERS, builderVersion } from './builder-version.ts';

const CONTRACTS = fileURLToPath(new URL('../../../../shared-contracts/', import.meta.url));
const CONTRACT_EXPORTS = (
  JSON.parse(readFileSync(path.join(CONTRACTS, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  }
).exports;

/** The workspace's own file that an import names; null for a library and for a type. */
function importedFile(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier);
  const entry = /^@airdex\/shared-contracts\/(.+)$/.exec(specifier)?.[1];
  if (entry !== undefined) return path.join(CONTRACTS, CONTRACT_EXPORTS[`./${entry}`] ?? '');
  if (specifier.startsWith('@airdex/')) throw new Error(`${specifier} is not followed.`);
  return null;
}

/** A module and everything that it imports, directly or not. */
function withImports(entry: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const code = readFileSync(entry, 'utf8');
  for (const [, keyword, specifier = ''] of code.matchAll(
    /^(?:import|export) (type )?[^;]*?from '([^']+)'/gms,
  )) {
    const file = keyword === undefined ? importedFile(entry, specifier) : null;
    if (file !== null) withImports(file, found);
  }
  return found;
}

test('the version of the builder covers every module that determines what an index contains', () => {
  const entries = ['../threads/build-worker.ts', '../../catalogue/index-source.ts', './write-index-file.ts'];
  const files = entries.flatMap((entry) => [...withImports(fileURLToPath(new URL(entry, import.meta.url)))]);
  expect(files.length).toBeGreaterThan(30);
  const outside = files.filter(
    (file) => !BUILDER_FOLDERS.some((folder) => file.startsWith(path.join(folder, path.sep))),
  );
  expect(outside).toEqual([]);
  expect(builderVersion()).toMatch(/^[0-9a-f]{64}$/);
  expect(builderVersion()).toBe(builderVersion());
});
