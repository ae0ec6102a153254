import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is rendered shows a message instead, and Retry restores it', async ({
  expectFailureInPlace,
  expectFailures,
}) => {
  // React's own words on it, for developers.
  expectFailures(/console: Error: The remote fails at/);
  await expectFailureInPlace('render', 115);
});
