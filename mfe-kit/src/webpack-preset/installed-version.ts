import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Version of a package as `require` finds it. Read from its folder, for many packages do not export package.json.
 * @throws Error when the package is not installed.
 */
export function installedVersion(name: string, require: NodeJS.Require): string {
  let folder = dirname(require.resolve(name));
  while (folder !== dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const content = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown; version?: unknown };
      if (content.name === name && typeof content.version === 'string') return content.version;
    }
    folder = dirname(folder);
  }
  throw new Error(`No package.json of "${name}" was found`);
}
