import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a message replaces a remote that throws while rendering; Retry restores it', async ({
  expectFailureInPlace,
  expectFailures,
}) => {
  // React's own message for developers.
  expectFailures(/console: Error: The remote fails at/);
  await expectFailureInPlace('render', 115);
});
