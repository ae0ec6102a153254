import { BaseSequencer } from 'vitest/node';

/** One of its files builds, installs and runs the package, which takes minutes. */
const LONGEST = 'tools';

/**
 * Starts with the project that has the longest file. In the default order, by name, that file would come last and run
 * for minutes while the other core is idle.
 */
export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const isLongest = (/** @type {import('vitest/node').TestSpecification} */ { project }) =>
      project.name === LONGEST;
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
