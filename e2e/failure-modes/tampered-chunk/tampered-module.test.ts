import { BROKEN, expectOnlyItToFail, expectReloadToHelp } from '../../fixtures/failed-remote.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { changeOnTheWay, type Tampering } from '../../fixtures/tampering.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { publishModuleHeading } from '../../fixtures/written-remote.ts';

let before: string;
test.beforeEach(async () => {
  before = (await currentComposition()).id;
});
test.afterEach(() => serveAgain(before));

/** Changes one module of the published release in transit. */
async function changeModule(page: Page, file: string): Promise<Tampering> {
  const { remotes } = await currentComposition();
  const { base = '', modules = [] } = remotes.find(({ name }) => name === BROKEN.name) ?? {};
  const module = modules.find(({ path }) => path === file);
  expect(module, `${file} is a module of the release`).toBeDefined();
  return changeOnTheWay(page, [`${base}${file}`], '.js');
}

const HEADING = 'Made of modules';

for (const file of ['remote-entry.js', 'screen.js'])
  test(`[MFE-01] [MFE-03] does not run a remote of ES modules whose ${file} was changed in transit; a reload shows the released one`, async ({
    page,
    signIn,
    expectFailures,
  }) => {
    expectFailures(/console: .*(integrity|digest)/i);
    await publishModuleHeading(HEADING);
    await signIn();
    const changed = await changeModule(page, file);
    await page.goto(BROKEN.path);
    await expectOnlyItToFail(page, 116);
    await changed.expectNotToRun();
    await expectReloadToHelp(page, () => changed.stop(), HEADING);
  });

test('does not run a remote if a module that another one imports was changed in transit', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/console: .*(integrity|digest)/i);
  await publishModuleHeading(HEADING);
  await signIn();
  const changed = await changeModule(page, 'heading.js');
  await page.goto(BROKEN.path);
  // Browsers name the requested module, whose own file is unchanged.
  await expectOnlyItToFail(page, 108);
  await changed.expectNotToRun();
});
