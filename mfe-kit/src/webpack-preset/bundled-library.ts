import { SHARED_LIBRARY_NAMES } from '../share-scope/index.ts';
import type { SharedLibraryName } from '../share-scope/index.ts';
import type { Module } from 'webpack';

/** Folder of a shared library that is part of a build. */
export interface BundledLibrary {
  readonly name: SharedLibraryName;
  readonly folder: string;
}

/** The shared library that `module` is part of a copy of, or undefined for any other module. */
export function bundledLibrary(module: Module): BundledLibrary | undefined {
  const file = module.nameForCondition()?.replaceAll('\\', '/');
  const [, folder, owner] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file ?? '') ?? [];
  const name = SHARED_LIBRARY_NAMES.find((known) => known === owner);
  return name === undefined || folder === undefined ? undefined : { name, folder };
}
