import { axeProblems } from '../../fixtures/axe.ts';
import { scriptOrigins } from '../../fixtures/content-policy.ts';
import { agreeToOverride, test } from '../../fixtures/dev-server.ts';
import { frame } from '../../fixtures/frame.ts';
import { submitLogin } from '../../fixtures/login-form.ts';
import { OwnServer } from '../../fixtures/own-server.ts';
import { currentComposition } from '../../fixtures/registry.ts';
import { serveListener } from '../../fixtures/test-host.ts';
import { expect, type Page } from '../../fixtures/test.ts';
import { airdexUrl } from '../../setup/environment.ts';
import { freePort } from '../../setup/free-port.ts';

const TITLE = 'Frequently asked questions';
const REMOTE = 'mfe-account';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search questions and answers' });
const bar = (page: Page) => page.getByRole('region', { name: 'Development overrides' });

test('[MFE-05] a remote on its dev server is listed, hot-reloads with its state, and can be cleared', async ({
  page,
  signIn,
  startDevServer,
  copyOfAccount,
}) => {
  test.slow();
  expect((await currentComposition()).shell.development?.scripts).toHaveLength(1);
  const server = await startDevServer(copyOfAccount);
  await signIn();
  await page.goto(server.address.replace('/?', '/faq?'));
  await agreeToOverride(page);
  await expect(heading(page, TITLE)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  // The tab keeps the override after a reload without the parameter.
  const response = await page.reload();
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(scriptOrigins(policy)).toEqual(["'self'", server.origin]);
  expect(policy).not.toMatch(/unsafe-|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  await expect(bar(page)).toBeVisible();
  await searchBox(page).fill('search');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await server.edit('src/texts/en.ts', `title: '${TITLE}'`, "title: 'Questions and answers'");
  await expect(heading(page, 'Questions and answers')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('search');
  await server.edit(
    'src/features/faq/faq-screen.tsx',
    "{t('faq.title')}",
    "{t('faq.title').concat(', edited')}",
  );
  await expect(heading(page, 'Questions and answers, edited')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('search');
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);

  expect(await axeProblems(page)).toEqual([]);
  await bar(page).getByRole('button', { name: '1 override' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Development overrides' });
  await expect(list).toContainText(server.origin);
  await list.getByRole('button', { name: `Clear the override of ${REMOTE}` }).press('Enter');
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const normal = await page.reload();
  expect(scriptOrigins(normal?.headers()['content-security-policy'])).toEqual(["'self'"]);
  await expect(heading(page, TITLE)).toBeVisible();
});

test('[MFE-05] a message replaces a remote whose dev server is down, with Retry and a way back', async ({
  page,
  signIn,
  expectFailures,
  startDevServer,
  copyOfAccount,
}) => {
  test.slow();
  expectFailures(/console: .*ERR_CONNECTION_REFUSED/);
  const port = await freePort();
  await signIn();
  await page.goto(`/faq?mfe=account@http://localhost:${port}`);
  await agreeToOverride(page);
  const { main, userMenu } = frame(page);
  const failed = main.getByRole('alert');
  await expect(failed).toBeVisible();
  await expect(userMenu).toBeVisible();

  const server = await startDevServer(copyOfAccount, port);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await server.stop();

  await page.reload();
  await failed.getByRole('button', { name: `Clear the override of ${REMOTE}` }).click();
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('[MFE-05] a link alone never runs code of another server: the page asks the user, once per tab', async ({
  page,
  signIn,
  openOtherBrowser,
}) => {
  const host = await serveListener();
  try {
    await signIn();
    const link = `/faq?mfe=account@${host.url}`;
    const response = await page.goto(link);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(scriptOrigins(policy)).toEqual(["'self'"]);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const question = page.getByRole('alertdialog', { name: 'Load code from another server?' });
    await expect(question).toContainText(`${REMOTE}${host.url}`);
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(heading(page, TITLE)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(heading(page, TITLE)).toBeVisible();
    await expect(question).toBeHidden();
    expect(host.requests).toEqual([]);

    await page.goto(link);
    await agreeToOverride(page);
    await expect.poll(() => host.requests.length).toBeGreaterThan(0);
    await page.goto(link);
    await expect(bar(page)).toBeVisible();
    await expect(question).toBeHidden();

    // Another tab of the same browser has no agreement, whatever its cookies contain.
    await page.close();
    const other = await openOtherBrowser();
    const before = host.requests.length;
    await other
      .context()
      .addCookies([
        { name: 'airdex-overrides', value: encodeURIComponent(`account@${host.url}`), url: airdexUrl() },
      ]);
    await other.goto(link.replace('/faq', '/login'));
    await expect(other.getByRole('alertdialog', { name: 'Load code from another server?' })).toBeVisible();
    expect(host.requests).toHaveLength(before);
  } finally {
    await host.close();
  }
});

test('[MFE-05] an origin that is not allowed is refused with a message, and nothing is loaded from it', async ({
  page,
  signIn,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).hostname));
  await signIn();
  await page.goto('/faq?mfe=account@http://foreign.example:4102');
  await expect(page.getByRole('alert')).toContainText(
    'The override of mfe-account was refused: this site does not load code from http://foreign.example:4102.',
  );
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('remote-overrides'))).toBeNull();
  expect(requests).not.toContain('foreign.example');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('[MFE-05] without permission of the server, neither a stored nor a requested override applies', async ({
  page,
}) => {
  test.slow();
  const server = await OwnServer.start({ OVERRIDE_ORIGINS: 'none' });
  try {
    const override = 'account@http://localhost:4102';
    await page
      .context()
      .addCookies([{ name: 'airdex-overrides', value: encodeURIComponent(override), url: server.url }]);
    await page.addInitScript((stored) => sessionStorage.setItem('remote-overrides', stored), override);
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(new URL(request.url()).origin));

    const response = await page.goto(`${server.url}/login?mfe=${override}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'this site does not load code from http://localhost:4102',
    );
    await expect(bar(page)).toBeHidden();
    const policy = response?.headers()['content-security-policy'];
    expect(scriptOrigins(policy)).toEqual(["'self'"]);
    expect(policy).toContain("connect-src 'self';");
    expect([...new Set(requests)]).toEqual([server.url]);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('airdex-overrides');
  } finally {
    // An open page would continue to request a stopped server.
    await page.close();
    await server.end();
  }
});

test('[MFE-05] a developer who opens the address of an override signed out is asked after signing in', async ({
  page,
}) => {
  test.slow();
  const server = await OwnServer.start({ OVERRIDE_ORIGINS: 'http://localhost:*', OVERRIDE_USERS: 'demo' });
  try {
    await page.goto(`${server.url}/faq?mfe=account@http://localhost:4102`);
    await expect(page.getByRole('alert')).toContainText('The override of mfe-account was refused');
    await submitLogin(page, 'demo');
    const question = page.getByRole('alertdialog', { name: 'Load code from another server?' });
    await expect(question).toContainText('http://localhost:4102');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(page, TITLE)).toBeVisible();
    await page.reload();
    await expect(heading(page, TITLE)).toBeVisible();
    await expect(question).toBeHidden();
  } finally {
    await page.close();
    await server.end();
  }
});
