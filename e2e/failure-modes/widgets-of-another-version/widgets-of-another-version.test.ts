import type { Page } from '@playwright/test';
import { openLibraries } from '../../fixtures/devtools.ts';
import { buildOnOtherWidgets } from '../../fixtures/other-widgets.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

/** Scripts and styles with own copies of what the shell hands over, as they are fetched. */
function ownCopies(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const copy = /\/own-copy-([\w-]+)\.\w+\.(js|css)$/.exec(new URL(request.url()).pathname);
    if (copy !== null) fetched.push(`${copy[1]}.${copy[2]}`);
  });
  return fetched;
}

const WIDGETS = '@airdex/shared-ui/handed-over';

const questions = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' });

async function showAll(page: Page) {
  await page.goto('/faq');
  await questions(page).fill('no such question');
  return page.getByRole('button', { name: 'Show all questions' });
}

test('[MFE-07] a remote takes the shell’s widgets when it was built from the same, and else its own with their styles', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const { id } = await currentComposition();
  const fetched = ownCopies(page);
  const shells = await showAll(page);
  await expect(shells).toHaveClass(/(^| )shell_/);
  const { height } = await shells.evaluate((button) => getComputedStyle(button));
  expect(fetched).toEqual([]);
  const librariesBefore = await openLibraries(page);
  await expect(librariesBefore(WIDGETS)).toHaveText(/airdex_shell.*mfe_account/);

  const remote = await buildOnOtherWidgets(
    'mfe-account',
    'button/button.module.css',
    '.button { letter-spacing: 3px; }',
  );
  try {
    await mfe(['publish', '--registry', registryFolder(), '--from', remote.release]);
    const own = await showAll(page);
    await expect(own).toHaveClass(/(^| )mfe-account_/);
    await expect(own).toHaveCSS('letter-spacing', '3px');
    await expect(own).toHaveCSS('height', height);
    // What has not changed is the shell's still.
    expect(fetched.sort()).toEqual(['shared-ui.css', 'shared-ui.js']);
    await own.click();
    await expect(questions(page)).toHaveValue('');

    // What the screen says of its widgets counts, so it comes after what they say.
    const sheets = await page
      .locator('link[rel="stylesheet"][href*="/remotes/mfe-account/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href.split('/').at(-1)));
    expect(sheets).toEqual([
      expect.stringMatching(/^own-copy-shared-ui\./),
      expect.stringMatching(/^__federation_expose_faq\./),
    ]);

    const libraries = await openLibraries(page);
    const copies = libraries(WIDGETS);
    await expect(copies).toHaveCount(2);
    await expect(copies.nth(0)).not.toContainText('mfe_account');
    await expect(copies.nth(1)).toContainText(/mfe_account own copy.*mfe_account/);
    await expect(libraries('lucide-react/dist/esm/createLucideIcon.mjs')).toHaveText(
      /airdex_shell.*mfe_account/,
    );
  } finally {
    await serveAgain(id);
    await remote.remove();
  }
});
