import type { ComposedRemote } from '@airdex/shared-contracts/composition';
import { alterComposition, withRemote } from '../../fixtures/composition-in-page.ts';
import { chooseInUserMenu, navigationEntry } from '../../fixtures/frame.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const heading = { level: 1, name: 'Frequently asked questions' } as const;
const EARLIER =
  'Part of this page is shown in an earlier version, because the newer one could not be loaded.';

const remembered = (page: Page, key: string) => page.evaluate((it) => localStorage.getItem(it), key);

/** A release whose files are missing. */
const gone = (remote: ComposedRemote): ComposedRemote => ({
  ...remote,
  release: 'ffffffffffffffff',
  base: '/remotes/mfe-account/ffffffffffffffff/',
});

test('[MFE-03] a release that cannot be loaded is replaced by the last one that worked in this browser, with a quiet notice', async ({
  page,
  signIn,
  expectFailures,
}) => {
  expectFailures(/answer: 404 GET .*ffffffffffffffff/, /console: .*(404|MIME type)/);
  await signIn();
  await page.goto('/faq');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect.poll(() => remembered(page, 'last-good-releases')).toContain('mfe-account');

  await alterComposition(page, (composition) => withRemote(composition, 'mfe-account', gone));
  await page.goto('/faq');
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: EARLIER });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await navigationEntry(page, 'Saved searches').click();
  await chooseInUserMenu(page, 'FAQ');
  await expect(page.getByRole('heading', heading)).toBeVisible();
});
