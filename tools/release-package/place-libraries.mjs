/** @typedef {import('./libraries.mjs').Library} Library */

/**
 * Pure: where each library goes below `node_modules`, so that everything finds the version it was installed with. The
 * first version of a library that is met goes to the top; another version goes below the library that needs it.
 *
 * @param {readonly Library[]} direct libraries that the application itself uses: these go to the top
 * @returns {Map<string, Library>} by path, such as `pg` or `pg/node_modules/split2`
 */
export function placeLibraries(direct) {
  /** @type {Map<string, Library>} */
  const placed = new Map();
  const title = (/** @type {Library} */ { name, version }) => `${name}@${version}`;
  for (const library of direct) {
    const other = placed.get(library.name);
    if (other !== undefined && title(other) !== title(library))
      throw new Error(`The application uses ${title(other)} and ${title(library)}`);
    placed.set(library.name, library);
  }
  /** @type {[string, Library][]} paths whose libraries still have to be followed */
  const waiting = [...placed];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [place, { uses }] = next;
    for (const library of uses) {
      const seen = lookUp(placed, place, library.name);
      if (seen !== undefined && title(seen) === title(library)) continue;
      const target = seen === undefined ? library.name : `${place}/node_modules/${library.name}`;
      placed.set(target, library);
      waiting.push([target, library]);
    }
  }
  return placed;
}

/** The library that code at `place` finds. @param {Map<string, Library>} placed @param {string} place @param {string} name */
function lookUp(placed, place, name) {
  const parts = place.split('/node_modules/');
  for (let depth = parts.length; depth > 0; depth--) {
    const found = placed.get([...parts.slice(0, depth), name].join('/node_modules/'));
    if (found !== undefined) return found;
  }
  return placed.get(name);
}
