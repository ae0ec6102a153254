import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A package as it is installed. */
export interface InstalledPackage {
  /** Its folder itself: what a link to it leads to. */
  readonly folder: string;
  readonly version: string;
  /** Names of the packages that it needs. */
  readonly dependencies: readonly string[];
}

interface PackageJson {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The package called `name` as the file at `from` finds it; undefined when it does not. */
export function installedPackage(name: string, from: string): InstalledPackage | undefined {
  const places = createRequire(from).resolve.paths(name) ?? [];
  const place = places.find((each) => existsSync(join(each, name, 'package.json')));
  if (place === undefined) return undefined;
  // Read from its folder, for many packages do not export package.json.
  const folder = realpathSync(join(place, name));
  const content = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
  const { version = '0.0.0', dependencies = {} } = content;
  return { folder, version, dependencies: Object.keys(dependencies).toSorted() };
}

/**
 * Version of a package as the file at `from` finds it.
 * @throws Error when the package is not installed.
 */
export function installedVersion(name: string, from: string): string {
  const installed = installedPackage(name, from);
  if (installed === undefined) throw new Error(`${name} is not installed for ${from}`);
  return installed.version;
}
