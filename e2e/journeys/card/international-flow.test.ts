import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { InternationalFlow, SearchResult } from '@airdex/shared-contracts/api';
import { authenticate } from '../../fixtures/accounts.ts';
import { axeProblems } from '../../fixtures/axe.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** A text that only occurs in the world atlas. */
const IN_THE_ATLAS = 'Fr. S. Antarctic Lands';

async function flowOf(request: APIRequestContext, token: string, id: number): Promise<InternationalFlow> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.get(`/api/Card/GetInternationalFlow/${String(id)}`, { headers });
  return (await response.json()) as InternationalFlow;
}

/** The first programme that the user may see and whose flow matches, with that flow. */
async function findFlow(
  request: APIRequestContext,
  token: string,
  isMatch: (flow: InternationalFlow, id: number) => boolean | Promise<boolean>,
): Promise<{ readonly id: number; readonly flow: InternationalFlow }> {
  const response = await request.post('/api/Search/GetAdvancedSearchPrograms', {
    headers: { Authorization: `Bearer ${token}` },
    data: { resultsPerPage: 120, orderBy: [{ sortExpression: 'SHR_PREMIERE', direction: 'Desc' }] },
  });
  const { programs } = (await response.json()) as SearchResult;
  for (const { idProgram: id } of programs) {
    const flow = await flowOf(request, token, id);
    if (await isMatch(flow, id)) return { id, flow };
  }
  throw new Error('No programme has such a flow.');
}

const codesOf = ({ launches }: InternationalFlow): string[] => [
  ...new Set(launches.flatMap(({ countryCode }) => countryCode ?? [])),
];
const hasTravelled = (flow: InternationalFlow): boolean =>
  codesOf(flow).length >= 4 &&
  flow.launches.some(({ formatType }) => formatType === 'Original') &&
  new Set(flow.launches.map(({ date }) => date?.slice(0, 4))).size >= 2;

let travelled: ReturnType<typeof findFlow> | undefined;

/** The first programme of the user `demo` whose format has travelled. */
const findTravelled = (page: Page, token: string): ReturnType<typeof findFlow> =>
  // The sample catalogue does not change, so that a worker looks it up only once.
  (travelled ??= findFlow(page.request, token, hasTravelled));

function parts(page: Page) {
  const section = page.getByRole('region', { name: 'International flow' });
  return {
    section,
    map: section.getByRole('group', { name: 'World map of the launches' }),
    rows: section.getByRole('list', { name: 'Launches, earliest first' }).getByRole('listitem'),
    slider: section.getByRole('slider', { name: 'Launches up to' }),
  };
}
const zoomOf = (map: ReturnType<typeof parts>['map']) =>
  map
    .locator('g[transform*="scale"]')
    .first()
    .evaluate((world) => Number(/scale\(([\d.]+)\)/.exec(world.getAttribute('transform') ?? '')?.[1]));

test('[FLW-01] shows where a format travelled in a list and on a map; pointing at one highlights the other', async ({
  page,
  signIn,
}) => {
  const token = await signIn();
  const { id, flow } = await findTravelled(page, token);
  await page.goto(`/card/${String(id)}`);
  const { section, map, rows, slider } = parts(page);
  await section.scrollIntoViewIfNeeded();

  await expect(rows).toHaveCount(flow.launches.length);
  for (const [place, launch] of flow.launches.slice(0, 3).entries()) {
    await expect(rows.nth(place)).toContainText(launch.country ?? '');
    await expect(rows.nth(place)).toContainText(launch.channel);
    await expect(rows.nth(place)).toContainText(launch.localTitle);
  }
  const other = flow.launches.find(({ idProgram }) => idProgram !== id);
  await expect(section.locator(`a[href="/card/${String(other?.idProgram)}"]`)).toBeVisible();
  const badges = map.locator('[data-badge]');
  await expect(badges).toHaveCount(codesOf(flow).length);

  // From the list to the map, and back.
  const [code = ''] = codesOf(flow).slice(1);
  const name = flow.launches.find(({ countryCode }) => countryCode === code)?.country ?? '';
  await rows.filter({ hasText: name }).first().hover();
  await expect(map.getByRole('button', { name })).toBeVisible();
  await expect(section.locator('[data-active]').first()).toBeAttached();
  await page.mouse.move(0, 0);
  await expect(section.locator('li[data-active]')).toHaveCount(0);
  await map.focus();
  await page.keyboard.press('Tab');
  await expect(map.locator(`[data-badge="${codesOf(flow)[0] ?? ''}"]`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(map.locator(`[data-badge="${code}"]`)).toBeFocused();
  await expect(rows.filter({ hasText: name }).first()).toHaveAttribute('data-active', 'true');

  // The wheel alone scrolls the page; with Ctrl it zooms, as buttons and keys do; dragging moves.
  const start = await zoomOf(map);
  await map.hover();
  await page.mouse.wheel(0, 40);
  expect(await zoomOf(map)).toBe(start);
  await section.scrollIntoViewIfNeeded();
  await map.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(() => zoomOf(map)).toBeGreaterThan(start);
  await section.getByRole('button', { name: 'Zoom in' }).click();
  const placed = () => map.locator('g[transform*="scale"]').first().getAttribute('transform');
  const before = await placed();
  await map.hover();
  await page.mouse.down();
  const box = await map.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  expect(await placed()).not.toBe(before);
  await section.getByRole('button', { name: 'Show all launches' }).click();
  expect(await zoomOf(map)).toBeCloseTo(start);

  // The replay shows what had launched by a year.
  await slider.focus();
  await page.keyboard.press('Home');
  const first = flow.launches[0]?.date?.slice(0, 4) ?? '';
  const early = flow.launches.filter(({ date }) => date?.startsWith(first));
  await expect(badges).toHaveCount(new Set(early.map(({ countryCode }) => countryCode)).size);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await section.getByRole('button', { name: 'Replay the launches' }).click();
  await expect(section.getByRole('button', { name: 'Pause the replay' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(section.getByRole('button', { name: /the replay|the launches/ })).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(badges).toHaveCount(codesOf(flow).length);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page, '#flow')).toEqual([]);
  }
});

test('[CRD-08] [FLW-01] saves the map as a picture that does not depend on the page, and prints it without controls', async ({
  page,
  signIn,
}) => {
  const token = await signIn();
  const { id, flow } = await findTravelled(page, token);
  await page.goto(`/card/${String(id)}`);
  const { section, map, slider } = parts(page);
  await section.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  const save = async (format: 'SVG' | 'PNG') => {
    const saving = page.waitForEvent('download');
    await section.getByRole('button', { name: format }).click();
    const download = await saving;
    const name = download.suggestedFilename();
    expect(name).toMatch(new RegExp(`\\.${format}$`, 'i'));
    return { name, content: await readFile(await download.path()) };
  };
  const { name, content } = await save('SVG');
  const svg = content.toString();
  expect(svg).toContain(`International flow: `);
  expect(svg + name).not.toContain('(up to');
  expect(svg).toContain('fill="rgb(');
  expect(svg).not.toMatch(/class=|var\(|light-dark|https?:\/\/(?!www\.w3\.org)/);
  expect(svg.match(/data-badge=/g)).toHaveLength(codesOf(flow).length);
  const { content: png } = await save('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // Width and height in the file's header: twice those of the picture.
  expect(png.readUInt32BE(16)).toBe(2400);

  // A map without the later launches says so.
  await slider.focus();
  await page.keyboard.press('Home');
  const part = await save('SVG');
  const until = `(up to ${flow.launches[0]?.date?.slice(0, 4) ?? ''})`;
  expect(part.name).toContain(until);
  expect(part.content.toString()).toContain(until);

  // The printed card has the same picture, without controls.
  await page.goto(`/card-pdf/${String(id)}`);
  await expect(page.getByRole('main')).toHaveAttribute('data-print-state', 'ready');
  await expect(page.locator('svg [data-badge]')).toHaveCount(codesOf(flow).length);

  // On paper countries have plain colours: each pattern would be printed as a picture of the map.
  const countries = page.locator('[data-country]');
  await expect(countries).toHaveCount(codesOf(flow).length);
  const fills = () => countries.evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).fill));
  expect(await fills()).toContainEqual(expect.stringContaining('url('));
  await page.emulateMedia({ media: 'print' });
  expect(await fills()).not.toContainEqual(expect.stringContaining('url('));
});

test('[FLW-01] shows no country outside the subscription, neither in the list nor on the map', async ({
  page,
  signIn,
}) => {
  const everything = await authenticate(page.request, 'colleague');
  const token = await signIn('limited');
  const { id, flow } = await findFlow(page.request, token, async (inside, each) => {
    if (inside.launches.length < 2) return false;
    return codesOf(await flowOf(page.request, everything, each)).length > codesOf(inside).length;
  });
  const whole = await flowOf(page.request, everything, id);
  const outside = whole.launches.filter(({ countryCode }) => !codesOf(flow).includes(countryCode ?? ''));
  await page.goto(`/card/${String(id)}`);
  const { section, map, rows } = parts(page);
  await section.scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(flow.launches.length);
  await expect(map.locator('[data-badge]')).toHaveCount(codesOf(flow).length);
  const content = await section.evaluate((element) => element.outerHTML);
  for (const { country, countryCode, channel } of outside) {
    expect(content).not.toContain(country);
    expect(content).not.toContain(`"${String(countryCode)}"`);
    expect(content).not.toContain(channel);
  }
});

test('[FLW-01] the list works if the map cannot be loaded', async ({ page, signIn, expectFailures }) => {
  expectFailures(/request: GET .*ERR_CONNECTION_REFUSED/, /console: .*ERR_CONNECTION_REFUSED/);
  const token = await signIn();
  const { id, flow } = await findTravelled(page, token);
  let isReachable = false;
  await page.route('**/remotes/mfe-card/**/*.js*', async (route) => {
    const response = await route.fetch();
    const isAtlas = (await response.text()).includes(IN_THE_ATLAS);
    await (isAtlas && !isReachable ? route.abort('connectionrefused') : route.fulfill({ response }));
  });
  await page.goto(`/card/${String(id)}`);
  const { section, map, rows } = parts(page);
  await section.scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(flow.launches.length);
  const retry = section.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await rows.first().hover();
  await expect(rows.first()).toHaveAttribute('data-active', 'true');
  isReachable = true;
  await retry.click();
  await expect(map).toBeVisible();
});
