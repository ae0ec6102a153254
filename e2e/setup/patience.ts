/**
 * CI may be several times slower than a developer's machine. A limit is there to find what hangs: in CI it takes longer to
 * do so, and passes what is slow. Unit tests and browser tests share it.
 */
const PATIENCE = process.env['CI'] ? 4 : 1;

/** How long to wait for something that takes at most `milliseconds` on a developer's machine. */
export const patiently = (milliseconds: number): number => milliseconds * PATIENCE;
