import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sep } from 'node:path';
import { HANDED_OVER_CODE, SHARED_LIBRARY_NAMES } from '@airdex/shared-contracts/shared-scope';
import type { HandedOverCode } from '@airdex/shared-contracts/shared-scope';
import { installedVersion } from '../installed-version.ts';
import { compiledSource } from './compiled-source.ts';

/** Code without versions that the shell hands over. */
export interface ReadCode {
  readonly request: HandedOverCode;
  /** Made of all that it is built from: equal for equal code, on any machine. */
  readonly version: string;
  /** Files that it exports again, whole: who imports one of them gets the same by `request`. */
  readonly faces: ReadonlySet<string>;
  /** All files that it is built from. */
  readonly files: ReadonlySet<string>;
}

const HASH_LENGTH = 16;
const LIBRARY = /^(?:@[^/]+\/)?[^/]+/;

const isOfLibrary = (file: string) => file.includes(`${sep}node_modules${sep}`);
const isShared = (name: string) => SHARED_LIBRARY_NAMES.some((known) => known === name);

function readHandedOverCode(request: HandedOverCode, root: string): ReadCode {
  const resolveFrom = (file: string, wanted: string) => realpathSync(createRequire(file).resolve(wanted));
  const entry = resolveFrom(root, request);
  const hash = createHash('sha256');
  const files = new Set<string>();
  const faces = new Set([entry]);
  const libraries = new Set<string>();

  function read(file: string): void {
    if (files.has(file)) return;
    files.add(file);
    const { code, imports } = compiledSource(file);
    hash.update(code).update('\0');
    for (const wanted of imports) {
      const found = wanted.startsWith('.') ? resolveFrom(file, wanted) : undefined;
      if (found === undefined || isOfLibrary(found)) readLibrary(file, wanted);
      else {
        if (file === entry) faces.add(found);
        read(found);
      }
    }
  }

  function readLibrary(file: string, wanted: string): void {
    const name = LIBRARY.exec(wanted)?.[0] ?? wanted;
    if (libraries.has(name) || isShared(name)) return;
    libraries.add(name);
    hash.update(`${name}@${installedVersion(name, createRequire(file))}\0`);
  }

  if (isOfLibrary(entry)) readLibrary(root, request);
  else read(entry);
  // With a letter, for a version's parts of digits may not begin with 0.
  return { request, version: `0.0.0-h${hash.digest('hex').slice(0, HASH_LENGTH)}`, faces, files };
}

function isInstalled(request: string, root: string): boolean {
  try {
    createRequire(root).resolve(request);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the code without versions that the shell hands over, as the package with the `package.json` at `manifest` has it
 * installed; without what it has not.
 */
export function handedOverCodeOf(manifest: string): ReadCode[] {
  return HANDED_OVER_CODE.filter((request) => isInstalled(request, manifest)).map((request) =>
    readHandedOverCode(request, manifest),
  );
}
