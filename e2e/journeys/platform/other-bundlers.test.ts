import { buildExample } from '../../fixtures/built-example.ts';
import { dialogOf } from '../../fixtures/collection-dialogs.ts';
import { startEmpty } from '../../fixtures/collections.ts';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { countLeftovers, waitForTimers, watchTimers } from '../../fixtures/page-leftovers.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { holders, recordScripts, SIGNS } from '../../fixtures/scripts-of-page.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { patiently } from '../../setup/patience.ts';
import { mfe } from '../../setup/release-builds.ts';

const WITH_REACT = [
  { name: 'vite', title: 'Built by Vite', chinese: '由 Vite 构建' },
  { name: 'rspack', title: 'Built by Rspack', chinese: '由 Rspack 构建' },
] as const;
const WITHOUT_REACT = [
  { name: 'plain', title: 'Without a framework', chinese: '不用框架' },
  { name: 'vue', title: 'Built with Vue', chinese: '使用 Vue 构建' },
] as const;
const EXAMPLES = [...WITHOUT_REACT, ...WITH_REACT];

let before: string;

test.beforeAll(async () => {
  test.setTimeout(patiently(120_000));
  before = (await currentComposition()).id;
  const releases: string[] = [];
  for (const { name } of EXAMPLES) releases.push(await buildExample(name));
  await mfe(['publish', '--registry', registryFolder(), '--from', ...releases]);
});
test.afterAll(() => serveAgain(before));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Follows a link of the navigation to a page. */
async function go(page: Page, title: string): Promise<void> {
  await navigationEntry(page, title).click();
  await expect(heading(page, title)).toBeVisible();
}

for (const { name, title, chinese } of WITH_REACT)
  test(`[MFE-02] [MFE-07] a remote built by ${name} runs on the React of the page, and can be mounted again`, async ({
    page,
    signIn,
  }) => {
    const scripts = recordScripts(page);
    await signIn();
    await page.goto('/');
    await go(page, title);
    await page.getByRole('button', { name: 'Pressed: 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed: 1' })).toBeVisible();
    await chooseInUserMenu(page, '中文');
    await expect(heading(page, chinese)).toBeVisible();
    await expect(page.getByRole('button', { name: '已按：1' })).toBeVisible();
    expect(holders(scripts, SIGNS.react)).toHaveLength(1);
    expect(holders(scripts, SIGNS['react-dom'])).toHaveLength(1);
    expect(holders(scripts, SIGNS['react-i18next'])).toHaveLength(1);

    await page.getByRole('navigation').getByRole('link', { name: '已保存的搜索' }).click();
    await expect(page.getByRole('button', { name: '已按：1' })).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: chinese }).click();
    await expect(page.getByRole('button', { name: '已按：0' })).toBeVisible();
  });

for (const { name, title, chinese } of WITHOUT_REACT)
  test(`[MFE-02] [MFE-08] the remote ${name}, which has no React, works with the API, the bus, a dialog and the navigation of the page`, async ({
    page,
    signIn,
  }) => {
    const { main } = frame(page);
    const kept = await startEmpty(page, signIn);
    await kept.addSearch('Late evenings', { term: 'evening' });
    await page.goto('/');
    await go(page, title);
    await expect(main.getByRole('button', { name: 'Late evenings' })).toBeVisible();

    await main.getByRole('button', { name: 'Save a search for news…' }).click();
    const { dialog, create, name: nameField, save } = dialogOf(page);
    await create.click();
    await nameField.fill('Everything new');
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(main.getByRole('button', { name: 'Everything new' })).toBeVisible();

    await chooseInUserMenu(page, '中文');
    await expect(heading(page, chinese)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Late evenings' })).toBeVisible();
    await main.getByRole('button', { name: '全部已保存的搜索' }).click();
    await expect(heading(page, '已保存的搜索')).toBeVisible();
    await expect(heading(page, chinese)).toHaveCount(0);
  });

const CYCLES = 12;
/** What a browser may keep of the last screens: fewer objects than cycles. */
const TOLERANCE = 8;

test('[MFE-10] remotes of every bundler and framework leave no listener, node, timer or style behind', async ({
  page,
  signIn,
}) => {
  test.slow();
  await startEmpty(page, signIn);
  await watchTimers(page);
  await page.goto('/');
  const cycle = async () => {
    for (const { title } of WITHOUT_REACT) {
      await go(page, title);
      await expect(page.getByText('There are no saved searches.')).toBeVisible();
    }
    for (const { title } of WITH_REACT) {
      await go(page, title);
      await expect(page.getByRole('button', { name: 'Pressed: 0' })).toBeVisible();
    }
  };
  for (let count = 0; count < 3; count += 1) await cycle();
  await waitForTimers(page);
  const earlier = await countLeftovers(page);
  for (let count = 0; count < CYCLES; count += 1) await cycle();
  await expect(async () => {
    const later = await countLeftovers(page);
    expect(later.intervals).toBe(earlier.intervals);
    expect(later.adoptedStyles).toBe(earlier.adoptedStyles);
    expect(later.listeners - earlier.listeners).toBeLessThanOrEqual(TOLERANCE);
    expect(later.nodes - earlier.nodes).toBeLessThanOrEqual(TOLERANCE);
  }).toPass({ timeout: patiently(10_000) });
});
