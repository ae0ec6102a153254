import { buildHost } from '../../fixtures/built-example.ts';
import { serveFolder } from '../../fixtures/other-origin.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { holders, recordScripts, SIGNS } from '../../fixtures/scripts-of-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

test('a host of standard Module Federation shows a page of our remote on its own React, and unmounts it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(patiently(90_000));
  const { remotes } = await currentComposition();
  const remote = remotes.find(({ name }) => name === 'mfe-account');
  const host = await serveFolder(await buildHost());
  try {
    const scripts = recordScripts(page);
    const manifest = new URL(`${remote?.base ?? ''}mf-manifest.json`, baseURL).href;
    await page.goto(`${host.url}/index.html?remote=${encodeURIComponent(manifest)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
    await expect(main).toContainText('Who shows this page?');
    await page.getByRole('button', { name: '中文' }).click();
    await expect(main.getByRole('heading', { name: '常见问题' })).toBeVisible();

    expect([...scripts.keys()].some((url) => new URL(url).pathname.startsWith(remote?.base ?? '-'))).toBe(
      true,
    );
    expect(holders(scripts, SIGNS.react)).toEqual(['/host.js']);
    expect(holders(scripts, SIGNS['react-dom'])).toHaveLength(1);

    await page.getByRole('button', { name: 'Close' }).click();
    await expect(main).toBeEmpty();
  } finally {
    await page.close();
    await host.close();
  }
});
