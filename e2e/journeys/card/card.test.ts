import type { Locator } from '@playwright/test';
import { axeProblems } from '../../fixtures/axe.ts';
import { findCard, findFullCard } from '../../fixtures/cards.ts';
import { chooseInUserMenu } from '../../fixtures/frame.ts';
import { expect, test } from '../../fixtures/test.ts';

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
};

test('[CRD-01] [CRD-05] [CRD-06] a card shows all known facts, in two columns, or in one on a phone', async ({
  page,
  signIn,
}) => {
  const card = await findFullCard(page, await signIn());
  await page.goto(`/card/${card.idProgram}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(card.localTitle);
  await expect(main.getByText(`Format title ${card.formatTitle ?? ''}`, { exact: true })).toBeVisible();
  await expect(main.getByText(`Original title ${card.originalTitle ?? ''}`, { exact: true })).toBeVisible();
  const picture = main.getByRole('button', { name: 'Play the video' });
  await expect(picture).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);

  const facts = main.getByRole('region', { name: 'Key facts' });
  for (const block of ['Broadcast', 'Content', 'Format', 'Social media'])
    await expect(facts.getByRole('heading', { name: block })).toBeVisible();
  for (const value of [
    card.country,
    card.channel,
    card.genre,
    card.keywords[0]?.name,
    card.producedIn[0]?.name,
  ])
    await expect(facts.getByText(value ?? '', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Concept' })).toContainText(card.concept ?? '');
  await expect(main.getByText(/^Source: /)).toBeVisible();
  const likes = (card.facebookLikes ?? 0).toLocaleString('en-GB');
  await expect(facts.getByRole('link', { name: new RegExp(`^${likes} like`) })).toHaveAttribute(
    'href',
    card.facebookPage ?? '',
  );

  const edit = main.getByRole('link', { name: 'Edit (opens in a new tab)' });
  await expect(edit).toHaveAttribute('href', card.editUrl ?? '');
  await expect(edit).toHaveAttribute('target', '_blank');

  // The verdict leads to the evaluation, which gets the focus.
  await expect(main.getByRole('region', { name: 'Verdict' })).toBeVisible();
  const evaluation = main.getByRole('region', { name: 'Evaluation' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await main.getByRole('link', { name: 'Read the evaluation' }).click();
  await expect(evaluation).toBeFocused();
  await expect(evaluation).toBeInViewport();
  // Only the page's own scroller has moved.
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1440, height: 900 });
  // Repeated, as the page still scrolls smoothly between two measurements.
  await expect(async () => {
    const [left, right] = [await boxOf(picture), await boxOf(facts)];
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(Math.abs(right.y - left.y)).toBeLessThan(5);
    // Both columns end on one line.
    const last = await boxOf(main.getByRole('region', { name: 'Verdict' }));
    expect(Math.abs(right.y + right.height - (last.y + last.height))).toBeLessThan(5);
  }).toPass();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const [above, below] = [await boxOf(picture), await boxOf(facts)];
    expect(below.y).toBeGreaterThan(above.y + above.height);
  }).toPass();
  const index = main.getByRole('navigation', { name: 'Sections of the card' });
  await index.getByRole('link', { name: 'Environment' }).click();
  await expect(main.getByRole('region', { name: 'Environment' })).toBeFocused();
  // The index stays at the top, and does not cover the sections that it links to.
  await expect(index).toBeInViewport();
  const covered = async () => {
    const [bar, section] = [
      await boxOf(index),
      await boxOf(main.getByRole('region', { name: 'Environment' })),
    ];
    return bar.y + bar.height - section.y;
  };
  await expect.poll(covered).toBeLessThanOrEqual(0);
  const { scrolled, width } = await main.evaluate((element) => ({
    scrolled: element.scrollWidth,
    width: element.clientWidth,
  }));
  expect(scrolled).toBe(width);
});

test('[CRD-05] [CRD-06] without access, a sentence says that there is an evaluation, and there is no link to the editor', async ({
  page,
  signIn,
}) => {
  const token = await signIn('limited');
  const card = await findCard(page, token, {}, ({ hasEvaluation }) => hasEvaluation);
  expect(card).toMatchObject({ evaluation: null, verdict: null, editUrl: null });
  await page.goto(`/card/${card.idProgram}`);
  const evaluation = page.getByRole('region', { name: 'Evaluation' });
  await expect(evaluation.getByRole('paragraph')).toHaveText(
    'An evaluation for this programme is available, contact us to know more.',
  );
  await expect(evaluation.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
});

test('axe finds no faults on a full card, in both themes and languages', async ({ page, signIn }) => {
  test.slow();
  const card = await findFullCard(page, await signIn('colleague'));
  await page.goto(`/card/${card.idProgram}?at=1`);
  // Colours depend on the theme, texts and names on the language.
  for (const { language, colorScheme } of [
    { language: 'en', colorScheme: 'light' },
    { language: 'ch', colorScheme: 'dark' },
  ] as const) {
    if (language === 'ch') await chooseInUserMenu(page, '中文');
    await page.emulateMedia({ colorScheme });
    await expect(
      page.getByRole('heading', { level: 2, name: language === 'en' ? 'Key facts' : '基本信息' }),
    ).toBeVisible();
    // Parts that load when they come into view.
    for (const section of await page.getByRole('main').getByRole('heading', { level: 2 }).all())
      await section.scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('region', { name: language === 'en' ? 'Similar programmes' : '相似节目', exact: true })
        .getByRole('link')
        .first(),
    ).toBeVisible();
    expect(await axeProblems(page), `${language}, ${colorScheme}`).toEqual([]);
  }
});
