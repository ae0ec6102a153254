import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Version of a package as resolved from the file at `from`.
 * @throws Error when the package is not installed.
 */
export function installedVersion(name: string, from: string): string {
  const places = createRequire(from).resolve.paths(name) ?? [];
  // Read from its folder, because many packages do not export package.json.
  const file = places.map((place) => join(place, name, 'package.json')).find((it) => existsSync(it));
  if (file === undefined) throw new Error(`${name} is not installed for ${from}`);
  const { version = '0.0.0' } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: string };
  return version;
}
