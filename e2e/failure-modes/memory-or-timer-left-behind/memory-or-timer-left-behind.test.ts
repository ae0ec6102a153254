import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { expect, test, WORKS } from '../../fixtures/failing-remote.ts';

test('[MFE-10] cuts off a remote that does not clean up after itself; everything else keeps working', async ({
  page,
  signIn,
  failAt,
}) => {
  await signIn();
  await failAt(page, 'leave');
  await page.goto('/faq');
  const shown = page.getByRole('heading', { level: 1, name: WORKS });
  await expect(shown).toBeVisible();
  const heard = () => page.evaluate(() => Number(document.documentElement.dataset['heard'] ?? 0));
  expect(await heard()).toBe(1);

  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await expect(shown, 'nothing of it is left in the page').toHaveCount(0);
  // Its timer and its window listener keep running, because the shell cannot know which remote owns them. The contract
  // test finds them.
  await chooseInUserMenu(page, '中文');
  await expect(page.getByRole('button', { name: '高级搜索' }).first()).toBeVisible();
  expect(await heard(), 'its subscription ended with its screen').toBe(1);
  await page.getByRole('button', { name: /demo/ }).first().click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expectTheRestToWork(page);
});
