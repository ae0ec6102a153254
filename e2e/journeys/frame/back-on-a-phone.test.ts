import { frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("Android's Back closes what is open over the page instead of leaving it", async ({ page, signIn }) => {
  // Without a handler in the page, Escape asks the browser to close something, as Back does on Android.
  await page.addInitScript(() =>
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const pressBack = () => page.keyboard.press('Escape');
  await signIn();
  await page.goto('/playlists');
  const { navigation, panel, fieldsToSearch } = frame(page);

  await fieldsToSearch.tap();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await pressBack();
  await expect(list).toBeHidden();

  await navigation.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await pressBack();
  await expect(menu).toBeHidden();

  await navigation.getByRole('button', { name: 'Advanced search', exact: true }).tap();
  await expect(panel).toBeVisible();
  // A list in the panel closes first.
  await panel.getByRole('button', { name: /^Genres/ }).tap();
  const genres = page.getByRole('dialog', { name: 'Genres' });
  await expect(genres).toBeVisible();
  await pressBack();
  await expect(genres).toBeHidden();
  await expect(panel).toBeVisible();
  await pressBack();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: 'New folder' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await expect(dialog).toBeVisible();
  await pressBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/playlists');
});
