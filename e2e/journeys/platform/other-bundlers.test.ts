import { buildExample } from '../../fixtures/built-example.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { holders, recordScripts, SIGNS } from '../../fixtures/scripts-of-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

for (const { bundler, title, chinese } of [
  { bundler: 'vite', title: 'Built by Vite', chinese: '由 Vite 构建' },
  { bundler: 'rspack', title: 'Built by Rspack', chinese: '由 Rspack 构建' },
] as const)
  test(`[MFE-02] [MFE-07] a remote that ${bundler} has built runs on the React of the page, and starts again after it was left`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    const { id } = await currentComposition();
    const release = await buildExample(bundler);
    try {
      await mfe(['publish', '--registry', registryFolder(), '--from', release]);
      const scripts = recordScripts(page);
      await signIn();
      await page.goto('/');
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await navigationEntry(page, title).click();
      await expect(heading(title)).toBeVisible();
      await page.getByRole('button', { name: 'Pressed: 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed: 1' })).toBeVisible();
      await chooseInUserMenu(page, '中文');
      await expect(heading(chinese)).toBeVisible();
      await expect(page.getByRole('button', { name: '已按：1' })).toBeVisible();
      expect(holders(scripts, SIGNS.react)).toHaveLength(1);
      expect(holders(scripts, SIGNS['react-dom'])).toHaveLength(1);
      expect(holders(scripts, SIGNS['react-i18next'])).toHaveLength(1);

      await page.getByRole('navigation').getByRole('link', { name: '已保存的搜索' }).click();
      await expect(page.getByRole('button', { name: '已按：1' })).toHaveCount(0);
      await page.getByRole('navigation').getByRole('link', { name: chinese }).click();
      await expect(page.getByRole('button', { name: '已按：0' })).toBeVisible();
    } finally {
      await serveAgain(id);
    }
  });
