import { readFile } from 'node:fs/promises';
import { formatShare } from '@airdex/shared-contracts/constants';
import { axeProblems } from '../../fixtures/axe.ts';
import { expectNoSidewaysScroll } from '../../fixtures/frame.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { measuredProgramme, unmeasuredProgramme } from '../../fixtures/measured-programmes.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

const board = (page: Page) => page.getByRole('region', { name: 'Audience results' });
/** The board's chart loads when it comes into view. */
const goToChart = (page: Page) =>
  board(page)
    .getByRole('radiogroup')
    .evaluate((choice) => choice.scrollIntoView({ block: 'start' }));
const bars = (page: Page) =>
  board(page)
    .getByRole('group', { name: /by slot/ })
    .getByRole('img');

test('[AUD-01] [CRD-08] the board can be copied and saved, is a sortable table and a chart for screen readers, and is printed as a whole', async ({
  context,
  page,
  signIn,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, results } = await measuredProgramme(page, await signIn());
  const [row] = results.rows;
  const [target] = results.targets;
  const shares = results.rows.map(
    ({ ratings }) => ratings.find(({ idTarget }) => idTarget === target?.id)?.shrPerc ?? null,
  );
  await page.goto(`/card/${id}`);
  await board(page).scrollIntoViewIfNeeded();
  const table = board(page).getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveCount(results.rows.length);
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveCount(1 + 3 * results.targets.length);

  await test.step('the table can be copied and saved as CSV, the chart saved as PNG', async () => {
    await board(page).getByRole('button', { name: 'Copy table' }).click();
    await expect(board(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { text: await read('text/plain'), html: await read('text/html') };
    });
    const lines = copied.text?.split('\n').map((line) => line.split('\t')) ?? [];
    expect(lines).toHaveLength(1 + results.rows.length);
    expect(lines[1]?.[0]).toBe(row?.programSlotName);
    expect(Number(lines[1]?.[5])).toBe(row?.ratings[0]?.shrPerc);
    expect(copied.html).toContain(`<td>${String(row?.ratings[0]?.shrPerc)}</td>`);

    const saved = async (name: string) => {
      const saving = page.waitForEvent('download');
      await board(page).getByRole('button', { name }).click();
      const download = await saving;
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    };
    const csv = await saved('Download the table as CSV');
    expect(csv.name).toBe(`Audience-Results-${id}.csv`);
    expect(csv.content.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(csv.content.toString().split('\r\n')).toHaveLength(2 + results.rows.length);
    expect(csv.content.toString()).toContain(`,${String(row?.ratings[0]?.shrPerc)},`);

    const png = await saved('Download the chart as PNG');
    expect(png.name).toBe(`Audience-Results-${id}.png`);
    const colours = await page.evaluate(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const { data = [] } = drawing?.getImageData(0, 0, image.width, image.height) ?? {};
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4) seen.add([data[at], data[at + 1], data[at + 2]].join(' '));
      return { width: image.width, seen: [...seen] };
    }, png.content.toString('base64'));
    expect(colours.width).toBe(1440);
    // The colours of background and bars in the light theme.
    expect(colours.seen).toEqual(expect.arrayContaining(['255 255 255', '79 70 229']));
  });

  await test.step('the table is sortable, and screen readers can read the chart', async () => {
    // Tab continues from here.
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    const sort = table.getByRole('button', { name: `Sort by ${target?.name ?? ''} Msh%` });
    await tabTo(page, sort);
    for (const [direction, ordered] of [
      ['descending', shares.toSorted((a, b) => (b ?? 0) - (a ?? 0))],
      ['ascending', shares.toSorted((a, b) => (a ?? 0) - (b ?? 0))],
    ] as const) {
      await page.keyboard.press('Enter');
      await expect(table.locator(`th[aria-sort='${direction}']`)).toHaveCount(1);
      await expect(table.locator('tbody tr td:nth-child(4)')).toContainText(ordered.map(formatShare));
      // The chart has the order of the table.
      await expect(bars(page)).toContainText(ordered.map(formatShare));
    }

    await tabTo(page, bars(page).first());
    await page.keyboard.press('End');
    await expect(bars(page).last()).toBeFocused();
    await expect(bars(page).last()).toHaveAttribute(
      'aria-label',
      /Msh% [\d.]+%, slot [\d.]+%, .* compared with the slot/,
    );
    await expect(board(page).getByText('compared with the slot')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(board(page).getByText('compared with the slot')).toBeHidden();
    await bars(page).first().hover();
    await expect(board(page).getByText('compared with the slot')).toBeVisible();
    await board(page).getByRole('radio', { name: 'Rat 000' }).click();
    await expect(board(page).getByRole('group', { name: /^Rat 000 by slot/ })).toBeVisible();
  });

  await test.step('a printed card shows the whole table, and neither controls nor frame', async () => {
    const caption = board(page).getByText(/^Rat 000 by slot, /);
    await expect(caption).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    // The width of an A4 sheet.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(caption).toBeVisible();
    for (const role of [
      'button',
      'radio',
      'slider',
      'contentinfo',
      'navigation',
      'banner',
      'searchbox',
    ] as const)
      await expect(page.locator(':not(svg *)').and(page.getByRole(role)), role).toHaveCount(0);
    // Headings of columns are buttons on the screen.
    const headings = table.locator('thead th span');
    await expect(headings).not.toHaveCount(0);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    const sheet = await page.getByRole('article').boundingBox();
    const last = await table.getByRole('row').last().getByRole('cell').last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 }, colorScheme: 'dark' });

  test('[AUD-01] the table shows one target at a time, and a tap shows the figures of a bar', async ({
    page,
    signIn,
  }) => {
    const { id, results } = await measuredProgramme(page, await signIn());
    const [first, second] = results.targets;
    await page.goto(`/card/${id}`);
    await board(page).scrollIntoViewIfNeeded();
    const sortsBy = (name = '') => board(page).getByRole('button', { name: `Sort by ${name} Msh%` });
    await expect(sortsBy(first?.name)).toBeVisible();
    await expect(sortsBy(second?.name)).toHaveCount(0);
    await board(page)
      .getByRole('button', { name: /Target/ })
      .tap();
    await page.getByRole('option', { name: second?.name ?? '' }).tap();
    await expect(sortsBy(second?.name)).toBeVisible();
    await goToChart(page);
    await expect(
      board(page).getByRole('group', { name: `Msh% by slot, ${second?.name ?? ''}` }),
    ).toBeVisible();
    await bars(page).first().tap();
    await expect(board(page).getByText('compared with the slot')).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await axeProblems(page, '#audience')).toEqual([]);
  });
});

test('[AUD-01] says that the subscription does not include the results', async ({ page, signIn }) => {
  await page.goto(`/card/${await unmeasuredProgramme(page, await signIn('limited'), false)}`);
  await expect(board(page).getByText('Audience results are not included')).toBeVisible();
  await expect(board(page).getByText('No audience results')).toHaveCount(0);
  await expect(board(page).getByRole('link', { name: 'Airdex team' })).toHaveAttribute('href', /^mailto:/);
});

test('[AUD-01] says that there are no results; axe finds no faults on a board in Chinese', async ({
  page,
  signIn,
}) => {
  const token = await signIn('demo', { language: 'ch' });
  const section = page.getByRole('region', { name: '收视数据' });
  await page.goto(`/card/${await unmeasuredProgramme(page, token, true)}`);
  await expect(section.getByText('暂无收视数据')).toBeVisible();
  const { id } = await measuredProgramme(page, token);
  await page.goto(`/card/${id}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('group', { name: /^各时段/ })).toBeVisible();
  expect(await axeProblems(page, '#audience')).toEqual([]);
});
