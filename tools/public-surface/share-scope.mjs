import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stringify } from 'yaml';

/** @typedef {{ range: string, whole?: object, picked?: Record<string, object>, later?: object }} SharedLibrary */

/**
 * Describes the libraries that shell and remotes share: their modules, and for large ones the names that remotes may
 * import. The declarations do not show this, because their types are those of the libraries. Modules that load later are
 * whole ones too: a remote does not notice the difference.
 *
 * @param {string} folder of mfe-kit
 * @returns {Promise<string>} YAML
 */
export async function describeShareScope(folder) {
  const file = path.join(folder, 'src', 'share-scope', 'index.ts');
  /** @type {{ SHARED_LIBRARIES: Readonly<Record<string, SharedLibrary>> }} */
  const { SHARED_LIBRARIES } = await import(pathToFileURL(file).href);
  const libraries = Object.entries(SHARED_LIBRARIES).map(([name, { range, whole, picked, later }]) => [
    name,
    {
      range,
      ...((whole ?? later) && { whole: Object.keys({ ...whole, ...later }).toSorted() }),
      ...(picked && { picked: Object.fromEntries(Object.entries(picked).map(namesOf)) }),
      ...(later && { later: Object.keys(later).toSorted() }),
    },
  ]);
  return stringify(Object.fromEntries(libraries), { lineWidth: 0 });
}

/** @param {[string, object]} module */
const namesOf = ([request, exports]) => [request, Object.keys(exports).toSorted()];
