import { BROKEN, expectOnlyItToFail, expectRetryToHelp } from '../../fixtures/failed-remote.ts';
import { compositionWithId, currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { changeOnTheWay, type Tampering } from '../../fixtures/tampering.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { publishModuleHeading } from '../../fixtures/written-remote.ts';

let before: string;
test.beforeEach(async () => {
  before = (await currentComposition()).id;
});
test.afterEach(() => serveAgain(before));

async function modulesOf(composition: string): Promise<readonly string[]> {
  const { remotes } = await compositionWithId(composition);
  const { base = '', modules = [] } = remotes.find(({ name }) => name === BROKEN.name) ?? {};
  return modules.map(({ path }) => base + path);
}

const HEADING = 'Made of modules';
const repairs = {
  Retry: (page: Page, changed: Tampering) => expectRetryToHelp(page, () => changed.stop(), HEADING),
  'a reload': async (page: Page, changed: Tampering) => {
    await changed.stop();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  },
};

test('[MFE-01] shows a remote whose container is an ES module', async ({ page, signIn }) => {
  await publishModuleHeading(HEADING);
  await signIn();
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

// Browsers name the module that was requested, and keep the failure of one that another imports until a reload.
for (const [file, number, after] of [
  ['remote-entry.js', 116, 'Retry'],
  ['screen.js', 116, 'Retry'],
  ['heading.js', 108, 'a reload'],
] as const)
  test(`[MFE-03] does not run a remote whose module ${file} was changed in transit; ${after} gets the released one`, async ({
    page,
    signIn,
    expectFailures,
  }) => {
    expectFailures(/console: .*(integrity|digest)/i);
    const modules = await modulesOf(await publishModuleHeading(HEADING));
    await signIn();
    const path = modules.find((it) => it.endsWith(file));
    const changed = await changeOnTheWay(page, [path ?? 'missing'], '.js');
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, number);
    await changed.expectNotToRun();
    await repairs[after](page, changed);
  });
