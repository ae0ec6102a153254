import { expectTheRestToWork } from '../../fixtures/failed-remote.ts';
import { frame } from '../../fixtures/frame.ts';
import { expect, test, WORKS } from '../../fixtures/failing-remote.ts';

for (const point of ['empty-main', 'empty-body'] as const)
  test(`[MFE-03] a remote that fails (${point}) does not affect the frame or the other remotes`, async ({
    page,
    signIn,
    failAt,
  }) => {
    await signIn();
    await failAt(page, point);
    await page.goto('/faq');
    await expect(page.locator('html[data-emptied]')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: WORKS })).toBeVisible();
    await expect(frame(page).footer).toBeVisible();
    await expectTheRestToWork(page);
  });
