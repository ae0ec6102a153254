import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { authenticate } from '../../fixtures/accounts.ts';
import { frame, navigationEntry } from '../../fixtures/frame.ts';
import { shownCount } from '../../fixtures/results.ts';
import { searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';
import { airdexUrl } from '../../setup/environment.ts';

/** Countries in the small sample subscription. */
const COUNTRIES = ['France', 'Belgium', 'Japan'];

const outside = (programmes: readonly ProgrammeLine[]) =>
  programmes.filter(({ country }) => country === null || !COUNTRIES.includes(country));

test('a small subscription only finds its countries, with any search', async ({ page, signIn }) => {
  await signIn('limited');
  await page.goto('/faq');
  for (const name of ['Latest programmes', 'Upcoming programmes', 'Audience boosters']) {
    const { result } = await searchAnsweredAfter(page, () => navigationEntry(page, name).click());
    expect(outside(result.programs)).toEqual([]);
    await expect.poll(() => shownCount(page)).toBe(result.count);
  }
  const { searchBox } = frame(page);
  const { result } = await searchAnsweredAfter(page, () => searchBox.fill('the'));
  expect(result.programs.length).toBeGreaterThan(0);
  expect(outside(result.programs)).toEqual([]);
});

test('[CRD-04] the card of a programme outside of the subscription says so, with a way to contact the team', async ({
  page,
  request,
  signIn,
}) => {
  const token = await authenticate(request, 'demo');
  const response = await request.post(`${airdexUrl()}/api/Search/GetAdvancedSearchPrograms`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { resultsPerPage: 200 },
  });
  const { programs } = (await response.json()) as { readonly programs: readonly ProgrammeLine[] };
  const [hidden] = outside(programs);
  expect(hidden).toBeDefined();

  await signIn('limited');
  const answer = page.waitForResponse('**/api/Card/GetCard/**');
  await page.goto(`/card/${hidden?.idProgram ?? 0}`);
  expect((await answer).status()).toBe(204);
  const { main } = frame(page);
  await expect(
    main.getByRole('heading', { name: 'Selected information out of your subscription.' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Airdex team' })).toHaveAttribute('href', /^mailto:.+@.+/);
  await expect(main).not.toContainText(hidden?.localTitle ?? '');
});
