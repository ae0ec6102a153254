import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a message replaces a remote that throws while mounting; Retry restores it', async ({
  expectFailureInPlace,
}) => {
  await expectFailureInPlace('mount', 113);
});
