import { extractText, getMeta } from 'unpdf';
import { signInQuickly } from '../../fixtures/accounts.ts';
import { expectOwnName, test } from '../../fixtures/branded-site.ts';
import { expect, type Page } from '../../fixtures/test.ts';
import { visit } from '../../fixtures/visit.ts';
import { patiently } from '../../setup/patience.ts';

const ACCENT = 'rgb(15, 118, 110)';

/** Waits for the first heading, which only a loaded screen has. */
const loaded = (page: Page) => expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

for (const language of ['en', 'ch'] as const)
  test(`no page of a provider has the name of the product, in ${language}`, async ({
    page,
    context,
    branded,
  }) => {
    test.setTimeout(patiently(120_000));
    await page.goto('/login');
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    await expectOwnName(page);
    await signInQuickly(context, 'demo', { language, cookiesAccepted: '' }, branded.url);
    await page.goto('/');
    await loaded(page);
    await expectOwnName(page);
    for (const address of [
      '/search?v=1',
      '/card/7',
      '/compare?ids=7,8',
      '/savedSearches',
      '/playlists',
      '/dailyUpdate',
      '/mySubscription',
      '/faq',
      '/aboutUs',
      '/privacy',
      '/account',
    ]) {
      await visit(page, address);
      await expect(page).toHaveTitle(/\S/);
      await expectOwnName(page);
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await page.getByRole('button', { name: language === 'en' ? 'Menu' : '菜单' }).click();
    await expect(page.getByRole('link', { name: /Screenline Lab/ })).toBeVisible();
    await expectOwnName(page);
  });

test('a provider’s logo, colour and contact are on every page, from the first paint on', async ({
  page,
  context,
  branded,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await signInQuickly(context, 'demo', {}, branded.url);
  // The frame of the document, before the shell has started.
  await page.route('**/shell/**/*.js', () => undefined);
  await page.goto('/aboutUs', { waitUntil: 'commit' });
  const mark = page.locator('[data-brand="mark"]').first();
  const box = await mark.boundingBox();
  expect(box).toMatchObject({ width: 56, height: 28 });
  await expect(mark).toHaveCSS('background-image', /\/branding\/[0-9a-f]{16}\.svg/);
  await expect(page.locator('[data-brand="name"]').first()).toHaveText('Screenline');
  await page.unrouteAll();
  await page.goto('/aboutUs');
  await loaded(page);
  await expect(page).toHaveTitle(/ – Screenline$/);
  expect(await mark.boundingBox(), 'the shell draws it at the same place').toEqual(box);
  const fill = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.className = 'probe';
    document.body.append(probe);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.probe { color: var(--color-accent-fill) }');
    document.adoptedStyleSheets.push(sheet);
    return getComputedStyle(probe).color;
  });
  expect(fill).toBe(ACCENT);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Nordlys Media' })).toContainText('We watch screens.');
  await expect(
    main.getByRole('region', { name: 'Contact' }).getByRole('link', { name: 'hello@screenline.example' }),
  ).toBeVisible();
  await expect(main.getByText('1 Quay Street, Bergen')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Mastodon/ })).toBeVisible();
  await expect(footer).toContainText('Nordlys. All rights reserved.');
  expect(new Set(requests.filter((it) => it.startsWith('/branding/'))).size, 'one picture').toBe(1);
});

test('a PDF of a provider has its name in its header and in its metadata', async ({ context, branded }) => {
  const token = await signInQuickly(context, 'demo', {}, branded.url);
  const response = await context.request.post(`${branded.url}/api/Card/GetCardPdf`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { selectedIds: [7, 8] },
    timeout: patiently(60_000),
  });
  expect(response.status()).toBe(200);
  const file = new Uint8Array(await response.body());
  const { text } = await extractText(file.slice(), { mergePages: true });
  expect(text).toContain('Screenline · Programme card');
  const { info } = await getMeta(file.slice());
  for (const content of [text, JSON.stringify(info)]) expect(content).not.toMatch(/airdex/i);
  expect(JSON.stringify(info)).toContain('Screenline');
});
