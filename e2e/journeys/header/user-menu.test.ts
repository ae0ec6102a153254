import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { statusOfCall } from '../../fixtures/accounts.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The look of an entry: highlighted or not. */
const look = (element: Element) => {
  const { backgroundColor, color, fontWeight } = getComputedStyle(element);
  return [backgroundColor, color, fontWeight, element.querySelectorAll('svg').length];
};

test('[HDR-12] [SES-03] the user menu has both languages, the account and help, highlights the current page, and logs out', async ({
  page,
  request,
  signIn,
}) => {
  test.slow();
  const token = await signIn();
  await page.goto('/');
  const { userMenu, main } = frame(page);
  await userMenu.click();
  const menu = page.getByRole('menu');
  for (const line of [
    'English',
    '中文',
    'Account and data',
    'My company subscription',
    'My daily update',
    'Password management',
    'FAQ',
    'About us',
    'Log out',
  ])
    await expect(menu.getByRole('menuitem', { name: line, exact: true })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  await expect(menu.locator('[aria-current="page"]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const pages = [
    ['FAQ', '/faq'],
    ['Account and data', '/account'],
    ['My company subscription', '/mySubscription'],
    ['My daily update', '/dailyUpdate'],
    ['About us', '/aboutUs'],
  ] as const;
  for (const [line, path] of pages) {
    await chooseInUserMenu(page, line);
    await expect(page).toHaveURL(path);
    await userMenu.click();
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toContainText(line);
    const entry = menu.getByRole('menuitem', { name: line });
    const other = menu.getByRole('menuitem', { name: 'Password management' });
    expect(await entry.evaluate(look)).not.toEqual(await other.evaluate(look));
    await page.keyboard.press('Escape');
  }

  await test.step('narrowing the window closes the menu and moves the focus to the page', async () => {
    await userMenu.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu).toBeHidden();
    await expect(main).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  // The second time, its code has loaded, and it opens while the menu closes.
  for (const _ of [1, 2]) {
    await chooseInUserMenu(page, 'Password management');
    // Excludes the shell's placeholder dialog, which is in the page until this one has loaded.
    const dialog = page.getByRole('dialog').filter({ hasText: 'Old Password' });
    await expect(dialog).toContainText('Password management');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(userMenu).toBeFocused();
  }

  await chooseInUserMenu(page, 'Log out');
  await expect(page).toHaveURL('/login');
  await expect
    .poll(() => page.evaluate((key) => window.localStorage.getItem(key), LOCAL_STORAGE_KEYS.token))
    .toBeNull();
  await expect.poll(() => statusOfCall(request, token, 'api/Vip/HasReports/')).toBe(401);
});
