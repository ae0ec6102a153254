import { chooseInUserMenu, frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { buildTestRemote } from '../../fixtures/rebuilt-remote.ts';
import { currentComposition, serveAgain } from '../../fixtures/registry.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';
import { registryFolder } from '../../setup/environment.ts';
import { mfe } from '../../setup/release-builds.ts';

/** Words that only the code of a library holds, and that minifying leaves as they are. */
const SIGNS = {
  'react-dom': '__reactFiber$',
  'react-query': 'No QueryClient set',
  'react-i18next': 'You will need to pass in an i18next instance',
  'react-aria-components': 'react-aria-pressable',
  rxjs: 'object unsubscribed',
  luxon: 'Invalid DateTime',
} as const;

/** The code of every script that the page has got so far, by address. */
function recordScripts(page: Page): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then((code) => scripts.set(response.url(), code));
  });
  return scripts;
}

const holders = (scripts: ReadonlyMap<string, string>, sign: string) =>
  [...scripts].filter(([, code]) => code.includes(sign)).map(([url]) => new URL(url).pathname);

test('[MFE-07] React and the other shared libraries are downloaded once in the composed page', async ({
  page,
  signIn,
}) => {
  await signIn();
  const scripts = recordScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeAttached();
  expect(holders(scripts, SIGNS.luxon), 'only the calendars of the panel need it').toEqual([]);
  await openPanel(page);
  const { result } = await searchAnsweredAfter(page, () =>
    navigationEntry(page, 'Latest programmes').click(),
  );
  await navigationEntry(page, 'Saved searches').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
  await chooseInUserMenu(page, 'FAQ');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
  await page.goto(`/card/${result.programs[0]?.idProgram ?? 0}`);
  await expect(frame(page).main.getByRole('heading', { level: 1 })).toBeVisible();

  const remotes = [...scripts.keys()].flatMap((url) => /\/remotes\/([^/]+)\//.exec(url)?.[1] ?? []);
  expect([...new Set(remotes)].toSorted()).toEqual([
    'mfe-account',
    'mfe-card',
    'mfe-collections',
    'mfe-search',
  ]);
  for (const [library, sign] of Object.entries(SIGNS)) {
    const places = holders(scripts, sign);
    expect(places, library).toHaveLength(1);
    expect(places[0], library).toMatch(/^\/shell\//);
  }
});

test('[MFE-07] a remote that brings another React works on its own copy, beside the others', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const { id } = await currentComposition();
  const remote = await buildTestRemote('own-react');
  try {
    await mfe(['publish', '--registry', registryFolder(), '--from', remote.release]);
    const scripts = recordScripts(page);
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1, name: 'React 18.3.1' })).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(holders(scripts, SIGNS['react-dom'])).toHaveLength(2);

    await navigationEntry(page, 'Saved searches').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved searches' })).toBeVisible();
    await chooseInUserMenu(page, 'FAQ');
    await expect(page.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  } finally {
    await serveAgain(id);
    await remote.remove();
  }
});
