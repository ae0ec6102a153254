import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[HDR-12] the user menu has both languages, the account, help and logging out', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  await frame(page).userMenu.click();
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
});

test('[HDR-12] the menu opens its pages, and highlights the current one', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
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
    await frame(page).userMenu.click();
    const current = page.getByRole('menu').locator('[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toContainText(line);
    const entry = page.getByRole('menuitem', { name: line });
    const other = page.getByRole('menuitem', { name: 'Password management' });
    const look = (element: Element) => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(element);
      return [backgroundColor, color, fontWeight, element.querySelectorAll('svg').length];
    };
    expect(await entry.evaluate(look)).not.toEqual(await other.evaluate(look));
    await page.keyboard.press('Escape');
  }
});

test('[HDR-12] password management opens, and log out leads to the login page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await chooseInUserMenu(page, 'Password management');
  // Excludes the shell's placeholder dialog, which is in the page until this one has loaded.
  const dialog = page.getByRole('dialog').filter({ hasText: 'Old Password' });
  await expect(dialog).toContainText('Password management');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await chooseInUserMenu(page, 'Log out');
  await expect(page).toHaveURL('/login');
});

test('narrowing the window closes the menu and moves the focus to the page', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  await frame(page).userMenu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(frame(page).main).toBeFocused();
});
