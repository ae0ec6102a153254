import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { authenticate } from '../../fixtures/accounts.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const HOME = [
  'Home/GetNotaSelectionPrograms',
  'Home/GetAudienceBoosterPrograms',
  'Home/GetLatestPrograms',
  'Home/GetUpCommingPrograms',
  'Home/GetNotaInsights',
  'Home/GetSavedSearchesPrograms',
];
const card = (id: number) =>
  ['GetCard', 'GetAudienceResults', 'GetAlso', 'GetRelated', 'GetInternationalFlow'].map(
    (call) => `Card/${call}/${id}${call === 'GetCard' ? '/false' : ''}`,
  );
const shownHome = (page: Page) => page.getByRole('region', { name: 'Airdex selection' });

interface Call {
  readonly call: string;
  readonly token: string | undefined;
}

/** The calls of the page from now on, in order. */
function recordCalls(page: Page): readonly Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/(.*)$/.exec(request.url()) ?? [];
    const token = request.headers()['authorization'];
    if (call !== undefined) calls.push({ call, token });
  });
  return calls;
}

const count = (calls: readonly Call[], name: string) => calls.filter(({ call }) => call === name).length;
const counts = (calls: readonly Call[], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, count(calls, name)]));
const once = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1]));

for (const { what, path, remote, names, shown } of [
  {
    what: 'home',
    path: '/',
    remote: 'mfe-search',
    names: HOME,
    shown: '[data-exposed="./home"] a[href^="/card/"]',
  },
  {
    what: 'a search',
    path: '/search?v=1&q=night',
    remote: 'mfe-search',
    names: ['Search/GetAdvancedSearchPrograms'],
    shown: '[data-exposed="./results"] a[href^="/card/"]',
  },
  {
    what: 'a card',
    path: '/card/1',
    remote: 'mfe-card',
    names: card(1),
    shown: '[data-exposed="./card"] h1',
  },
]) {
  test(`the calls of ${what} start before its remote has arrived, and none is made twice`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const calls = recordCalls(page);
    const held = await holdRequests(page, new RegExp(`/remotes/${remote}/.*\\.js`));
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => counts(calls, names)).toEqual(once(names));
    held.release();
    await expect(page.locator(shown).first()).toBeVisible();
    expect(counts(calls, names)).toEqual(once(names));
  });
}

test('a visitor’s page makes no call', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a user who signs in while a page of another user starts gets nothing of theirs', async ({
  page,
  context,
  signIn,
  allowFailures,
}) => {
  // The pictures of the first user's programmes may only load once the cookie is the second one's.
  allowFailures(/answer: 404 GET .*\/media\/pictures\//, /console: .*404 .*\/media\/pictures\//);
  const first = await signIn('demo');
  const second = await authenticate(context.request, 'limited');
  const calls = recordCalls(page);
  const held = await holdRequests(page, /\/shell\/[^/]*\/main\.[^/]*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => counts(calls, HOME)).toEqual(once(HOME));
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    LOCAL_STORAGE_KEYS.token,
    second,
  ] as const);
  held.release();
  await expect(shownHome(page)).toBeVisible();
  const tokens = (name: string) => calls.filter(({ call }) => call === name).map(({ token }) => token);
  for (const name of HOME) expect(tokens(name)).toEqual([`Bearer ${first}`, `Bearer ${second}`]);
  expect(calls.slice(HOME.length).filter(({ token }) => token !== `Bearer ${second}`)).toEqual([]);
  // The cookie for media is that of the user of the page.
  const cookies = await context.cookies(new URL('/media/', page.url()).href);
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'airdex-media', value: second }));
});
