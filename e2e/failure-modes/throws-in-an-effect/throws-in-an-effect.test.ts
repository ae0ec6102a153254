import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws in an effect says so in its place; Retry brings it back', async ({
  expectFailureInPlace,
  expectFailures,
}) => {
  // React's own words on it, for developers.
  expectFailures(/console: Error: The remote fails at/);
  await expectFailureInPlace('effect', 115);
});
