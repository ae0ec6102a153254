import { axeProblems } from '../../fixtures/axe.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the devtools show what the page runs and why, and work with the keyboard alone', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyD');
  const devtools = page.getByRole('dialog', { name: 'Devtools' });
  const { id, remotes } = await currentComposition();
  await expect(devtools).toContainText(id);
  await expect(devtools).toContainText('The registry’s pointer names it as the current one');
  const account = devtools.getByRole('row').filter({ hasText: 'mfe-account' });
  await expect(account).toContainText(remotes.find(({ name }) => name === 'mfe-account')?.release ?? '');
  await expect(account).toContainText('loaded');
  await expect(account).toContainText(/\d+ ms/);
  expect(await axeProblems(page)).toEqual([]);

  await devtools.getByRole('radio', { name: 'Remotes' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    devtools.getByText('languageChange').or(devtools.getByText('getRecapFilters')).first(),
  ).toBeVisible();
  await devtools.getByRole('searchbox', { name: 'Filter events' }).fill('no such event');
  await expect(devtools).toContainText('No event matches.');

  await devtools.getByRole('radio', { name: 'Shared libraries' }).click();
  await expect(devtools.getByRole('row').filter({ hasText: 'react-dom/client' })).toContainText(
    'airdex_shell',
  );
  await page.keyboard.press('Escape');
  await expect(devtools).toBeHidden();
});
