import { axeProblems } from '../../fixtures/axe.ts';
import { chooseInUserMenu, frame } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[FAQ-01] FAQ: search highlights its matches, one chapter is open at a time, and each question has an address', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const main = page.getByRole('main');
  const chapters = main.getByRole('heading', { level: 2 }).getByRole('button');
  const open = main.locator('button[aria-expanded="true"]');
  await expect(open).toHaveCount(1);
  await expect(chapters.first()).toHaveAttribute('aria-expanded', 'true');
  await chapters.nth(1).click();
  await expect(open).toHaveCount(1);
  await chapters.nth(1).click();
  await expect(open).toHaveCount(0);

  await main.getByRole('searchbox').fill('favourites');
  await expect(main.getByRole('status')).toContainText(/\d questions? found/);
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('airdex-faq')?.size ?? 0))
    .toBeGreaterThan(0);
  const colour = await main
    .locator('[aria-expanded="true"]')
    .first()
    .evaluate((question) => getComputedStyle(question, '::highlight(airdex-faq)').backgroundColor);
  expect(colour).toMatch(/^(rgb|oklch|color)/);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  await main.getByRole('searchbox').fill('');

  await chapters.nth(1).click();
  const link = main.getByRole('link', { name: /^Link to/ }).last();
  const question = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/faq\?question=\d+$/);
  await page.reload();
  await expect(main.getByRole('link', { name: question })).toBeInViewport();
  await expect(main.getByRole('link', { name: question })).toHaveAttribute('aria-current', 'true');

  const attachment = main.getByRole('button', { name: 'Download PDF' });
  for (const chapter of await chapters.all())
    if (!(await attachment.first().isVisible()) && (await chapter.getAttribute('aria-expanded')) === 'false')
      await chapter.click();
  const room = await attachment.first().evaluate((button) => {
    const answer = button.previousElementSibling?.getBoundingClientRect();
    return button.getBoundingClientRect().top - (answer?.bottom ?? 0);
  });
  expect(room, 'between an answer and its download').toBeGreaterThanOrEqual(8);
  const download = page.waitForEvent('download');
  await attachment.first().click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('[ABT-01] about us has two companies with links, and a contact', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await chooseInUserMenu(page, 'About us');
  const main = page.getByRole('main');
  for (const name of ['Airdex', 'Airdex Insights']) {
    const company = main.getByRole('region', { name, exact: true });
    await expect(company.getByRole('paragraph').first()).toBeVisible();
    await expect(company.getByRole('link')).toHaveAttribute('target', '_blank');
  }
  const contact = main.getByRole('region', { name: 'Contact' }).getByRole('link');
  await expect(contact).toHaveAttribute('href', 'mailto:contact@airdex.example');
  expect(await axeProblems(page)).toEqual([]);
});

test('visitors read the privacy page from the login page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(main).toContainText('13 months');
  await expect(main.getByRole('link', { name: 'contact@airdex.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  expect(await axeProblems(page)).toEqual([]);
});

test('the account page changes the language and the appearance, downloads the user’s data, and signs out everywhere', async ({
  page,
  signIn,
  expectFailures,
}) => {
  // The login page also ends the session, which the server has ended by then.
  expectFailures(/answer: 401 GET .*LogOut/, /console: .*401/);
  await signIn();
  await page.goto('/');
  await chooseInUserMenu(page, 'Account and data');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Account and data');
  await expect(main.getByRole('list', { name: 'Sessions' })).toContainText('This device');
  expect(await axeProblems(page)).toEqual([]);

  await main.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByRole('radio', { name: 'Same as system' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await main.getByRole('radio', { name: '中文' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('账户与数据');
  await main.getByRole('radio', { name: 'English' }).click();

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Airdex-My-Data.json');

  const refused = page.waitForResponse((answer) => answer.url().includes('LogOut') && !answer.ok());
  await main.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await refused;
  await expect(frame(page).userMenu).toHaveCount(0);
});
