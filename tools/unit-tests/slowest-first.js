import Sequencer from '@jest/test-sequencer';

/** They mount each screen of a remote a dozen times, or build remotes. */
const SLOW = [/[/\\]src[/\\]contract\.test\.ts$/, /[/\\]mfe-kit[/\\]src[/\\](command-line|release)[/\\]/];

/**
 * Starts with the slowest files. Without the figures of an earlier run Jest starts with the largest ones, and these are
 * small: one of them would run for half a minute at the end while the other core is idle.
 */
export default class SlowestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} files */
  sort(files) {
    const sorted = super.sort(files);
    const isSlow = (/** @type {{ readonly path: string }} */ { path }) =>
      SLOW.some((slow) => slow.test(path));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
