import {
  BUILT_ON_REACT,
  SHARED_LIBRARIES,
  SHARED_LIBRARY_NAMES,
} from '@airdex/shared-contracts/shared-scope';
import type { SharedLibraryName } from '@airdex/shared-contracts/shared-scope';
import { CommandError } from '../command-error.ts';

interface SharedModuleConfig {
  readonly import: false;
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
}

function isSharedLibrary(name: string): name is SharedLibraryName {
  return SHARED_LIBRARY_NAMES.some((known) => known === name);
}

function checkOwnCopies(ownCopies: readonly string[]): void {
  const unknown = ownCopies.filter((name) => !isSharedLibrary(name));
  if (unknown.length > 0) {
    throw new CommandError(`ownCopies names what is not shared: ${unknown.join(', ')}`, {
      hint: `Shared are: ${SHARED_LIBRARY_NAMES.join(', ')}`,
    });
  }
  const missing = BUILT_ON_REACT.filter((name) => !ownCopies.includes(name));
  if (ownCopies.includes('react') && missing.length > 0) {
    throw new CommandError(`ownCopies names react without ${missing.join(', ')}`, {
      hint: 'The shell’s copies of these use the shell’s React; a remote with its own React brings them all.',
    });
  }
}

/**
 * The `shared` option of a remote: every shared library but its own copies.
 * Without a copy to fall back on (`import: false`): the shell always brings one, a version out of range is to fail
 * with a message and not to load a second React, and building the unused copies would double the time of a build.
 */
export function sharedModules(ownCopies: readonly string[] = []): Record<string, SharedModuleConfig> {
  checkOwnCopies(ownCopies);
  const shared: Record<string, SharedModuleConfig> = {};
  for (const name of SHARED_LIBRARY_NAMES.filter((name) => !ownCopies.includes(name))) {
    const { range, requests } = SHARED_LIBRARIES[name];
    const config = { import: false, singleton: true, strictVersion: true, requiredVersion: range } as const;
    for (const request of requests) shared[request] = config;
  }
  return shared;
}
