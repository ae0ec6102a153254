import { results } from '../../fixtures/results.ts';
import { searchLatest } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

const PERFORMANCE = {
  green: 'At least 20% above the slot',
  yellow: 'Within 20% of the slot',
  red: 'At least 20% below the slot',
} as const;

test('[THU-01] a thumbnail shows its programme and its check box, and a click opens the card in a new tab', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  const items = results(page).thumbnails.getByRole('gridcell');
  await expect(items.first()).toBeVisible();
  await page.getByRole('button', { name: 'Show selection' }).click();
  const drawn = result.programs.slice(0, 24);
  expect(drawn.some(({ isNew }) => isNew) && drawn.some(({ isNew }) => !isNew)).toBe(true);
  for (const [place, line] of drawn.entries()) {
    const item = items.nth(place);
    await expect(item.getByRole('link')).toHaveAccessibleName(`${line.localTitle} (opens in a new tab)`);
    await expect(item.locator('img, svg').first()).toBeVisible();
    await expect(item).toContainText(line.country ?? '');
    await expect(item).toContainText(line.channel);
    await expect(item).toContainText((line.date ?? '').split('-').reverse().join('/'));
    await expect(item.getByText('New', { exact: true })).toBeVisible({ visible: line.isNew });
    await expect(item.getByText('Selection', { exact: true })).toBeAttached({
      attached: line.isNotaSelection,
    });
    await expect(
      item.getByRole('checkbox', { name: `Select ${line.localTitle}`, exact: true }),
    ).toBeChecked();
    const color = line.averageColor ?? line.premiereColor;
    const marks = item.getByRole('img');
    await expect(marks).toHaveCount(color === null ? 0 : 1);
    const label = color === null ? [] : [PERFORMANCE[color]];
    expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')))).toEqual(
      label,
    );
  }

  const [programme] = drawn;
  for (const button of ['left', 'middle'] as const) {
    const opened = page.context().waitForEvent('page');
    await items.first().click({ button, position: { x: 40, y: 60 } });
    const card = await opened;
    await expect(card).toHaveURL(`/card/${programme?.idProgram ?? 0}`);
    await expect(card.getByRole('heading', { level: 1 })).toHaveText(programme?.localTitle ?? '');
    await card.close();
  }
  // The check box is not part of the link.
  const pages = page.context().pages().length;
  await items.first().getByRole('checkbox').click();
  await expect(items.first().getByRole('checkbox')).not.toBeChecked();
  expect(page.context().pages()).toHaveLength(pages);
});
