import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is mounted shows a message instead, and Retry restores it', async ({
  expectFailureInPlace,
}) => {
  await expectFailureInPlace('mount', 113);
});
