import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { HANDED_OVER_CODE, SHARED_LIBRARY_NAMES } from '@airdex/shared-contracts/shared-scope';
import type { HandedOverCode } from '@airdex/shared-contracts/shared-scope';
import { installedPackage } from '../installed-version.ts';
import { compiledSource } from './compiled-source.ts';
import { notFollowed } from './not-followed.ts';

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
const libraryOf = (request: string) => LIBRARY.exec(request)?.[0] ?? request;
const isShared = (name: string) => SHARED_LIBRARY_NAMES.some((known) => known === name);

function resolveFrom(file: string, wanted: string): string {
  try {
    return realpathSync(createRequire(file).resolve(wanted));
  } catch (error) {
    throw notFollowed(file, `an import of "${wanted}", which is not there`, error);
  }
}

function readHandedOverCode(request: HandedOverCode, root: string): ReadCode {
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
      if (isLibrary(wanted, file)) readLibrary(libraryOf(wanted), file);
      else {
        const found = resolveFrom(file, wanted);
        if (file === entry) faces.add(found);
        read(found);
      }
    }
  }

  /** A package of the workspace is none: its version says nothing of what is in it. */
  function isLibrary(wanted: string, from: string): boolean {
    if (wanted.startsWith('.')) return false;
    const installed = installedPackage(libraryOf(wanted), from);
    return installed !== undefined && isOfLibrary(installed.folder);
  }

  /** Libraries are what their versions say, and so are those that they need. */
  function readLibrary(name: string, from: string): void {
    const installed = isShared(name) ? undefined : installedPackage(name, from);
    if (installed === undefined || libraries.has(installed.folder)) return;
    libraries.add(installed.folder);
    hash.update(`${name}@${installed.version}\0`);
    const own = join(installed.folder, 'package.json');
    for (const needed of installed.dependencies) readLibrary(needed, own);
  }

  if (isOfLibrary(entry)) readLibrary(libraryOf(request), root);
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
