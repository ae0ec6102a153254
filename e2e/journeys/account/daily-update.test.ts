import { endSessions } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { Collections } from '../../fixtures/collections.ts';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[DLY-01] [DLY-02] changes of the daily update are saved automatically, and its searches can be removed one by one', async ({
  page,
  signIn,
}) => {
  test.slow();
  const kept = new Collections(page.request, await signIn('colleague'));
  for (const name of ['Quiz shows', 'Dramas']) {
    // A failed first try of this test leaves its searches.
    for (const old of await kept.searches()) if (old.searchName === name) await kept.removeSearch(old.id);
    const { id } = await kept.addSearch(name, { term: 'the' });
    await kept.addToDailyUpdate(id);
  }
  await page.goto('/');
  await chooseInUserMenu(page, 'My daily update');
  await expect(page).toHaveURL('/dailyUpdate');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('MANAGE MY DAILY UPDATE');

  const toggle = main.getByRole('switch', { name: /ACTIVATE MY DAILY UPDATE/ });
  const wasActive = await toggle.isChecked();
  // Shown selected whether letters are sent or not.
  const row = main.locator('[data-selected]').filter({ has: page.getByRole('switch') });
  await expect(row).toBeVisible();
  await toggle.click();
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(toggle).toBeChecked({ checked: !wasActive });
  await expect(row).toBeVisible();

  const email = main.getByPlaceholder('Email address for the daily update');
  await email.fill('nobody@');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(email).not.toHaveValue('nobody@');
  // Another address than a failed first try has saved.
  const address = `demo${test.info().retry}@example.com`;
  await email.fill(address);
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(address);

  await main.getByRole('button', { name: 'Show the preview' }).click();
  await expect(
    main.getByRole('region', { name: 'Preview of the letter' }).or(main.getByText('There is nothing new')),
  ).toBeVisible();

  const remove = (name: string) =>
    main.getByRole('button', { name: `Remove “${name}” from the daily update`, exact: true });
  await expect(remove('Dramas')).toBeVisible();
  await remove('Quiz shows').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to remove "Quiz shows" from the Daily Update?');
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(dialog).toBeHidden();
  await remove('Quiz shows').click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove('Quiz shows')).toHaveCount(0);
  await expect(main.getByText('“Quiz shows” is no longer in the daily update.')).toBeVisible();
  await expect(main.getByRole('button', { name: /^Remove “/ }).and(page.locator(':focus'))).toBeVisible();
  await page.reload();
  await expect(remove('Dramas')).toBeVisible();
  await expect(remove('Quiz shows')).toHaveCount(0);
  expect((await kept.searches()).map(({ searchName }) => searchName)).toContain('Quiz shows');

  await main.getByRole('button', { name: 'MANAGE MY SAVED SEARCHES' }).click();
  await expect(page).toHaveURL('/savedSearches');
});

test('an address that was not saved because the session ended is saved after signing in again', async ({
  page,
  request,
  signIn,
  expectFailures,
}) => {
  expectFailures('answer: 401', /console: .*status of 401/);
  await signIn('demo');
  await page.goto('/dailyUpdate');
  const main = page.getByRole('main');
  const email = main.getByPlaceholder('Email address for the daily update');
  await expect(email).toBeVisible();
  await endSessions(request, 'demo');
  const address = `kept${test.info().retry}@example.com`;
  await email.fill(address);
  await expect(page).toHaveURL('/login');
  await page.reload();
  await submitLogin(page, 'demo');
  await expect(page).toHaveURL('/dailyUpdate');
  await expect(email).toHaveValue(address);
  await expect(main.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(address);
});
