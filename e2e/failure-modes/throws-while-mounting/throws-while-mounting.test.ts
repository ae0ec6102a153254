import { test } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while it is mounted says so in its place; Retry brings it back', async ({
  expectFailureInPlace,
}) => {
  await expectFailureInPlace('mount', 113);
});
