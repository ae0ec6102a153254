/** @param {number} since a `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs one step of a longer job and prints its title and duration.
 *
 * @template T
 * @param {string} title such as "Installing dependencies"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  say(`… ${title}`);
  try {
    const result = await work();
    say(`✓ ${title} (${secondsSince(start)})`);
    return result;
  } catch (error) {
    say(`✗ ${title} (${secondsSince(start)})`);
    throw error;
  }
}
