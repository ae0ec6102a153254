import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a message replaces a remote that throws while loading; Retry restores it', async ({
  expectFailureInPlace,
}) => {
  await expectFailureInPlace('load', 111);
});
