import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a message replaces a remote that throws in an effect; Retry restores it', async ({
  expectFailureInPlace,
  expectFailures,
}) => {
  // React's own message for developers.
  expectFailures(/console: Error: The remote fails at/);
  await expectFailureInPlace('effect', 115);
});
