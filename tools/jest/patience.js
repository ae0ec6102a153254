/**
 * A crowded machine at the gate may be several times slower than a developer's. A limit finds what hangs: there it takes
 * longer to do so, and passes what is slow.
 */
const PATIENCE = process.env.CI ? 4 : 1;

/**
 * How long to wait for what takes at most `milliseconds` on a developer's machine.
 *
 * @param {number} milliseconds
 */
export const patiently = (milliseconds) => milliseconds * PATIENCE;
