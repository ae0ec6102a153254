import { endSessions } from '../../fixtures/accounts.ts';
import { BROKEN, breakManifest, stall, WAYS_TO_FAIL } from '../../fixtures/broken-remotes.ts';
import { chooseInUserMenu, frame, navigationEntry } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { results } from '../../fixtures/results.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const HEADING = { en: 'Frequently asked questions', ch: '常见问题' } as const;
const heading = { level: 1, name: HEADING.en } as const;
const failure = (page: Page) => frame(page).main.getByRole('alert');

async function expectTheRestToWork(page: Page): Promise<void> {
  await expect(frame(page).userMenu).toBeVisible();
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await frame(page).searchBox.fill('night');
  await frame(page).searchBox.press('Enter');
  await expect(results(page).count).toBeVisible();
}

for (const { what, announces, breakIt } of WAYS_TO_FAIL)
  test(`[MFE-03] a remote that ${what} says so in its place, the rest works, Retry brings it back`, async ({
    page,
    signIn,
    expectFailures,
  }) => {
    expectFailures(...announces);
    await signIn();
    const repair = await breakIt(page);
    await page.goto(BROKEN.path);
    await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
    await expect(failure(page)).toContainText('Everything else keeps working.');
    await expectTheRestToWork(page);

    await chooseInUserMenu(page, 'FAQ');
    await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
    await chooseInUserMenu(page, '中文');
    await expect(failure(page)).toContainText('此部分内容加载失败');

    const mark = await page.evaluate(() => (document.documentElement.dataset['page'] = 'the same'));
    const name = (await repair()).replace(HEADING.en, HEADING.ch);
    await failure(page).getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['page'])).toBe(mark);
    // The code that was not released has not run.
    expect(await page.evaluate(() => 'airdexWasHere' in window)).toBe(false);
  });

test('[MFE-03] a remote whose entry in the registry is cut short fails alone', async ({ page, signIn }) => {
  await signIn();
  await breakManifest(page);
  await page.goto(BROKEN.path);
  await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
  await expectTheRestToWork(page);
  // What the page was told stays; the registry is asked again with the next page.
  await page.unrouteAll();
  await page.goto(BROKEN.path);
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('[MFE-03] a remote that is slow blocks nothing, gives up after its time, and comes with Retry', async ({
  page,
  signIn,
}) => {
  await signIn();
  await installClock(page);
  const release = await stall(page);
  await page.goto(BROKEN.path, { waitUntil: 'commit' });
  await expect(frame(page).main.getByRole('status', { name: 'Loading…' }).first()).toBeVisible();
  await expectTheRestToWork(page);
  await chooseInUserMenu(page, 'FAQ');
  await expect(frame(page).main.getByRole('status', { name: 'Loading…' }).first()).toBeVisible();
  await page.clock.runFor(45_000);
  await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
  await release();
  await failure(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('[MFE-03] without any remote a visitor can still sign in and out', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/request: GET .*remotes/, /console: /);
  await page.route('**/remotes/**', (route) => route.abort('connectionrefused'));
  await endSessions(request, 'demo');
  await page.goto('/login');
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/');
  await expect(failure(page)).toContainText('This part of Airdex could not be loaded');
  await expect(navigationEntry(page, 'Latest programmes')).toBeVisible();
  await chooseInUserMenu(page, 'Log out');
  await expect(page).toHaveURL('/login');
});
