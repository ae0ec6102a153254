import { openLibraries } from '../../fixtures/devtools.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { buildTestRemote } from '../../fixtures/rebuilt-remote.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { holders, recordScripts, SIGNS } from '../../fixtures/scripts-of-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

test('[MFE-07] a remote that bundles another version of React works beside the others; the devtools show it', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const { id } = await currentComposition();
  const remote = await buildTestRemote('own-react');
  try {
    await mfe(['publish', '--registry', registryFolder(), '--from', remote.release]);
    const scripts = recordScripts(page);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'React 18.3.1' })).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(holders(scripts, SIGNS.react)).toHaveLength(2);
    expect(holders(scripts, SIGNS['react-dom'])).toHaveLength(2);

    await navigationEntry(page, 'Saved searches').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
    await chooseInUserMenu(page, 'FAQ');
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();

    const copies = (await openLibraries(page))('react');
    await expect(copies).toHaveCount(2);
    await expect(copies.nth(0)).toContainText(/19\..*mfe_collections/);
    await expect(copies.nth(0)).not.toContainText('mfe_account');
    await expect(copies.nth(1)).toContainText(/18\.3\.1.*mfe_account bundled.*mfe_account/);
  } finally {
    await serveAgain(id);
    await remote.remove();
  }
});
