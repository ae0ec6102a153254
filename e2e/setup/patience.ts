/**
 * A crowded machine at the gate may be several times slower than a developer's. Whether something comes is what is
 * tested, not how soon: what comes in time costs nothing of it.
 */
const PATIENCE = process.env['CI'] ? 4 : 1;

/** How long to wait for something that takes at most `milliseconds` on a developer's machine. */
export const patiently = (milliseconds: number): number => milliseconds * PATIENCE;
