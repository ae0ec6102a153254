import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Version of a package as resolved from the file at `from`; undefined when the package is not installed. */
function findVersion(name: string, from: string): string | undefined {
  const places = createRequire(from).resolve.paths(name) ?? [];
  // Read from its folder, because many packages do not export package.json.
  const file = places.map((place) => join(place, name, 'package.json')).find((it) => existsSync(it));
  if (file === undefined) return undefined;
  const { version = '0.0.0' } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: string };
  return version;
}

/** @throws Error when the package is not installed. */
export function installedVersion(name: string, from: string): string {
  const version = findVersion(name, from);
  if (version === undefined) throw new Error(`${name} is not installed for ${from}`);
  return version;
}

/** Versions of those packages that are installed, by name. */
export function installedVersions(names: readonly string[], from: string): Record<string, string> {
  const found = names.map((name) => [name, findVersion(name, from)] as const);
  return Object.fromEntries(found.filter((it): it is [string, string] => it[1] !== undefined));
}
