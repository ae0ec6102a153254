import { SHARED_LIBRARY_NAMES } from '@airdex/mfe-kit/share-scope';
import { chooseInUserMenu, frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { rebuildRemote } from '../../fixtures/rebuilt-remote.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { holders, recordScripts, scriptsOfBuild, SIGNS } from '../../fixtures/scripts-of-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { patiently } from '../../setup/patience.ts';

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
  const { result } = await searchLatest(page);
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

test('[MFE-07] the check finds a second copy of each shared library by its signature', async () => {
  test.setTimeout(patiently(90_000));
  const own = `bundledLibraries: ${JSON.stringify(SHARED_LIBRARY_NAMES)},`;
  const remote = await rebuildRemote('mfe-search', 'mfe.config.ts', (definition) =>
    definition.replace('exposes:', `${own} exposes:`),
  );
  try {
    const scripts = await scriptsOfBuild(remote.release);
    for (const library of SHARED_LIBRARY_NAMES)
      expect(holders(scripts, SIGNS[library]), library).toHaveLength(1);
  } finally {
    await remote.remove();
  }
});
