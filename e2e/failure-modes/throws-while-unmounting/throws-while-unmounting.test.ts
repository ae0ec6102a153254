import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { expect, test, WORKS } from '../../fixtures/failing-remote.ts';

test('[MFE-03] a remote that throws while unmounting is removed anyway, and can be shown again', async ({
  page,
  signIn,
  failAt,
}) => {
  await signIn();
  await failAt(page, 'unmount');
  await page.goto('/faq');
  const shown = page.getByRole('heading', { level: 1, name: WORKS });
  await expect(shown).toBeVisible();
  for (const _time of [1, 2]) {
    await navigationEntry(page, 'Saved searches').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
    await expect(shown).toHaveCount(0);
    await chooseInUserMenu(page, 'FAQ');
    await expect(shown).toBeVisible();
  }
  await expectTheRestToWork(page);
  await expect(shown).toHaveCount(0);
});
