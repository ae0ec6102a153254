import {
  BUILT_ON_REACT,
  SHARED_LIBRARIES,
  SHARED_LIBRARY_NAMES,
  sharedRequests,
} from '../share-scope/index.ts';
import type { SharedLibraryName } from '../share-scope/index.ts';
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

function checkBundledLibraries(bundled: readonly string[]): void {
  const unknown = bundled.filter((name) => !isSharedLibrary(name));
  if (unknown.length > 0) {
    throw new CommandError(`bundledLibraries lists libraries that are not shared: ${unknown.join(', ')}`, {
      hint: `Shared libraries: ${SHARED_LIBRARY_NAMES.join(', ')}`,
    });
  }
  const missing = BUILT_ON_REACT.filter((name) => !bundled.includes(name));
  if (bundled.includes('react') && missing.length > 0) {
    throw new CommandError(`bundledLibraries names react without ${missing.join(', ')}`, {
      hint: 'The shell’s copies of these use the shell’s React; a remote with its own React must bundle all of them.',
    });
  }
}

/**
 * The `shared` option of a remote: every shared library except those that it bundles.
 * There is no fallback copy (`import: false`): the shell always provides one, a version out of range must fail with a
 * message instead of loading a second React, and building the unused copies would double the time of a build.
 */
export function sharedModules(bundled: readonly string[] = []): Record<string, SharedModuleConfig> {
  checkBundledLibraries(bundled);
  const shared: Record<string, SharedModuleConfig> = {};
  for (const name of SHARED_LIBRARY_NAMES.filter((name) => !bundled.includes(name))) {
    const requiredVersion = SHARED_LIBRARIES[name].range;
    for (const request of sharedRequests(name))
      shared[request] = { import: false, singleton: true, strictVersion: true, requiredVersion };
  }
  return shared;
}
