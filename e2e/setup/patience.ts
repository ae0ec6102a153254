/**
 * CI may be several times slower than a developer's machine. Time limits detect hanging tests, so in CI they are longer
 * and let slow tests pass. Unit tests and browser tests share this.
 */
const PATIENCE = process.env['CI'] ? 4 : 1;

/** How long to wait for something that takes at most `milliseconds` on a developer's machine. */
export const patiently = (milliseconds: number): number => milliseconds * PATIENCE;
