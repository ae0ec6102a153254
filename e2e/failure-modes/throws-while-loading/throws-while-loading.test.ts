import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is loaded shows a message instead, and Retry restores it', async ({
  expectFailureInPlace,
}) => {
  await expectFailureInPlace('load', 111);
});
