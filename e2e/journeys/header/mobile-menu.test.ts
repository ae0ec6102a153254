import { frame } from '../../fixtures/frame.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

async function openMenu(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[HDR-14] up to 800 px a menu replaces the user menu, and starts searches, opens pages, changes the language and logs out', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await page.goto('/faq');
    const { searchBox, userMenu, main } = frame(page);
    await expect(searchBox).toBeVisible();
    await expect(userMenu).toBeHidden();
    const menu = await openMenu(page);

    const account = menu.getByRole('button', { name: 'Log out' });
    await expect(account).toBeHidden();
    await menu.getByRole('button', { name: 'My Account' }).click();
    await expect(menu.getByRole('link', { name: 'My company subscription' })).toBeVisible();
    for (const name of ['Password management', 'Log out'])
      await expect(menu.getByRole('button', { name })).toBeVisible();
    await menu.getByRole('button', { name: 'My Account' }).click();
    await expect(account).toBeHidden();

    for (const name of [
      'Airdex selection',
      'Audience boosters',
      'Latest programmes',
      'Upcoming programmes',
      'English',
      '中文',
    ])
      await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
    for (const name of ['FAQ', 'About us'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    const favourites = menu.getByRole('region', { name: 'Favourites' }).getByRole('button');
    await expect(favourites.first()).toHaveText('Game shows that travel');
    await expect(menu.getByRole('link', { name: 'Airdex Insights' })).toHaveAttribute('href', /^https:/);

    await test.step('a wider window closes the menu, moves the focus to the page and has the user menu again', async () => {
      await page.setViewportSize({ width: 1000, height: 844 });
      await expect(menu).toBeHidden();
      await expect(main).toBeFocused();
      await page.setViewportSize({ width: 801, height: 844 });
      await expect(userMenu).toBeVisible();
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(userMenu).toBeHidden();
    });

    await openMenu(page);
    const { body } = await searchAnsweredAfter(page, () =>
      menu.getByRole('button', { name: 'Upcoming programmes' }).click(),
    );
    expect(body.searchFrom).toBe('Upcoming');
    await expect(menu).toBeHidden();

    await (await openMenu(page)).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/aboutUs');
    await (await openMenu(page)).getByRole('button', { name: '中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.getByRole('dialog').getByRole('button', { name: 'English' }).click();
    await menu.getByRole('button', { name: 'My Account' }).click();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  });
});
