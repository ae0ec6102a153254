import Sequencer from '@jest/test-sequencer';

/** They mount each screen of a remote a dozen times, or build remotes. */
const SLOW = [/[/\\]src[/\\]contract\.test\.ts$/, /[/\\]mfe-kit[/\\]src[/\\](command-line|release)[/\\]/];

/**
 * Starts with the slowest files. Without durations of an earlier run, Jest starts with the largest files. These are
 * small, so one of them would run alone at the end for half a minute.
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
