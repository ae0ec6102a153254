import { BROKEN, expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { frame } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { test, type OwnServer } from '../../fixtures/own-server.ts';
import { expect, type Page } from '../../fixtures/test.ts';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';

/** The entries of the registry that list the releases. The files of the releases stay in place. */
const DOCUMENTS = ['pointer.json', 'compositions', 'history.jsonl'];
const ALL = [...DOCUMENTS, 'remotes', 'shell'];
const NO_SHELL = /console: .*503/;

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: BROKEN.heading.en });
const away = (page: Page) => page.getByRole('heading', { name: 'Airdex is not available right now' });

/** Signs in, waits until the browser remembers a working composition, and leaves the page. */
async function workFor(page: Page, { url }: OwnServer): Promise<void> {
  await page.goto(`${url}/login`);
  await submitLogin(page, 'demo');
  await expect(frame(page).userMenu).toBeVisible();
  await page.goto(url + BROKEN.path);
  await expect(heading(page)).toBeVisible();
  // The page remembers it when it is idle.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, LOCAL_STORAGE_KEYS.lastComposition);
  // An open page would report to a server that is being restarted.
  await page.goto('about:blank');
}

const comeBack = (page: Page, { url }: OwnServer) => page.goto(url + BROKEN.path);

test('[MFE-03] a server that starts without its registry makes browsers run the last shell and composition that they know', async ({
  page,
  own,
  expectFailures,
}) => {
  test.slow();
  expectFailures(NO_SHELL, '/registry/pointer.json');
  await workFor(page, own);
  await own.loseOfRegistry(DOCUMENTS);
  await own.restart();

  expect((await comeBack(page, own))?.status()).toBe(503);
  await expect(heading(page)).toBeVisible();
  await expect(away(page)).toBeHidden();
  await page.keyboard.press('Control+Alt+D');
  await expect(page.getByRole('dialog')).toContainText('This is the last one that worked in this browser');
  await page.keyboard.press('Escape');
  await expectTheRestToWork(page);

  await own.giveRegistryBack();
  await expect.poll(async () => (await page.reload())?.status()).toBe(200);
  await expect(frame(page).userMenu).toBeVisible();
});

test('[MFE-03] when the files of all releases are missing as well, the browser runs its cached copies', async ({
  page,
  own,
  expectFailures,
}) => {
  test.slow();
  expectFailures(NO_SHELL);
  await workFor(page, own);
  await own.loseOfRegistry(ALL);
  await own.restart();
  expect((await comeBack(page, own))?.status()).toBe(503);
  await expect(heading(page)).toBeVisible();
  await expect(frame(page).userMenu).toBeVisible();
});

test('[MFE-03] a browser that cannot load a shell shows a message in both languages, and loads the shell when it becomes available', async ({
  page,
  own,
  expectFailures,
}) => {
  test.slow();
  expectFailures(NO_SHELL, '/shell/0000000000000000/main.js');
  await own.loseOfRegistry(ALL);
  await own.restart();
  await page.goto(own.url);
  await expect(away(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Airdex 暂时无法使用' })).toBeVisible();

  const lost = {
    base: '/shell/0000000000000000/',
    styles: [],
    scripts: [{ path: 'main.js', integrity: '' }],
  };
  for (const stored of ['{', '{"shell":1}', JSON.stringify({ shell: lost })]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      LOCAL_STORAGE_KEYS.lastComposition,
      stored,
    ] as const);
    await page.reload();
    await expect(away(page)).toBeVisible();
  }

  await own.giveRegistryBack();
  // Without user action, within half a minute.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible({ timeout: 60_000 });
});
