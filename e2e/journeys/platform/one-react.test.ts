import { chooseInUserMenu, frame, navigationEntry, openPanel } from '../../fixtures/frame.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { holders, recordScripts, SIGNS } from '../../fixtures/scripts-of-page.ts';
import { expect, test } from '../../fixtures/test.ts';

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
