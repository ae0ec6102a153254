import { SHARED_LIBRARY_NAMES } from '@airdex/shared-contracts/shared-scope';
import type { SharedLibraryName } from '@airdex/shared-contracts/shared-scope';
import type { Module } from 'webpack';

/** Where a copy of a shared library is installed. */
export interface CopiedLibrary {
  readonly name: SharedLibraryName;
  readonly folder: string;
}

/** The shared library that `module` is part of a copy of, or undefined for any other module. */
export function copiedLibrary(module: Module): CopiedLibrary | undefined {
  const file = module.nameForCondition()?.replaceAll('\\', '/');
  const [, folder, owner] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(file ?? '') ?? [];
  const name = SHARED_LIBRARY_NAMES.find((known) => known === owner);
  return name === undefined || folder === undefined ? undefined : { name, folder };
}
