import { BROKEN, expectOnlyItToFail, expectRetryToHelp, failure } from '../../fixtures/failed-remote.ts';
import { filesOfScreen } from '../../fixtures/lazy-chunks.ts';
import { changeOnTheWay } from '../../fixtures/tampering.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const { what, ending } of [
  { what: 'script', ending: '.js' },
  { what: 'style sheet', ending: '.css' },
] as const)
  test(`[MFE-03] does not run a remote whose ${what} was changed in transit; Retry gets the released one`, async ({
    page,
    signIn,
    expectFailures,
  }) => {
    expectFailures(/console: .*(integrity|digest)/i);
    await signIn();
    const files = await filesOfScreen(BROKEN.name, BROKEN.exposed, ending);
    expect(files).not.toEqual([]);
    const changed = await changeOnTheWay(page, files, ending);
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, 116);
    await expect(failure(page)).toContainText('This part failed its integrity check.');
    await failure(page).getByText('Details (AIRDEX-116)').click();
    // Several files were changed: the message names the first one that failed.
    const namedIn = (text: string) => files.filter((file) => text.includes(file));
    await expect.poll(async () => namedIn(await failure(page).innerText())).not.toEqual([]);
    await changed.expectNotToRun();
    await expectRetryToHelp(page, () => changed.stop());
  });
