import type { SearchResult } from '@airdex/shared-contracts/api';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { holdRequests } from '../../fixtures/network.ts';
import { expect, test } from '../../fixtures/test.ts';

const SOURCES = [
  '/api/Card/GetCard/',
  '/api/Card/GetAudienceResults/',
  '/api/Card/GetAlso/',
  '/api/Card/GetRelated/',
  '/api/Card/GetInternationalFlow/',
  '/api/Playlist/GetPlaylistsCountByProgram/',
];

test('[CRD-02] a card waits for all its sources, and loads them again for another id and another language', async ({
  page,
  signIn,
}) => {
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const found = await page.request.post('/api/Search/GetAdvancedSearchPrograms', { headers, data: {} });
  const [card, next] = ((await found.json()) as SearchResult).programs;
  const requests: { readonly url: string; readonly language: string | undefined }[] = [];
  page.on('request', (request) => {
    requests.push({ url: new URL(request.url()).pathname, language: request.headers()['languageid'] });
  });
  const loading = page.getByRole('status', { name: 'Loading the programme…' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });

  // The card waits for the slowest source.
  const held = await holdRequests(page, '**/api/Card/GetRelated/**');
  const others = SOURCES.filter((source) => !source.includes('Related')).map((source) =>
    page.waitForResponse((response) => response.url().includes(source)),
  );
  await page.goto(`/card/${card?.idProgram ?? 0}?at=1`);
  await Promise.all([held.arrived, ...others]);
  await expect(loading).toBeVisible();
  await expect(title).toHaveCount(0);
  held.release();
  await expect(title).toHaveText(card?.localTitle ?? '');
  await expect(loading).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Results' })).toBeVisible();
  for (const source of SOURCES)
    expect(
      requests.filter(({ url }) => url.startsWith(source)),
      source,
    ).toHaveLength(1);

  // Another card in the same tab.
  requests.length = 0;
  await page.keyboard.press(']');
  await expect(title).toHaveText(next?.localTitle ?? '');
  for (const source of SOURCES)
    expect(
      requests.filter(({ url }) => url.startsWith(`${source}${next?.idProgram ?? 0}`)),
      source,
    ).toHaveLength(1);

  requests.length = 0;
  await chooseInUserMenu(page, '中文');
  await expect(page.getByRole('heading', { name: '基本信息' })).toBeVisible();
  for (const source of SOURCES.filter((each) => each.includes('/Card/')))
    await expect
      .poll(
        () => requests.filter(({ url, language }) => url.startsWith(source) && language === '1').length,
        source,
      )
      .toBe(1);
});
