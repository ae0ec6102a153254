import { axeProblems } from '../../fixtures/axe.ts';
import type { ProgrammeCard, ProgrammeLine } from '@airdex/shared-contracts/api';
import { findCard } from '../../fixtures/cards.ts';
import { Collections } from '../../fixtures/collections.ts';
import { navigationEntry } from '../../fixtures/frame.ts';
import { answerOnce } from '../../fixtures/network.ts';
import { eventsHandled, installClock, stopClock } from '../../fixtures/page-clock.ts';
import { searchAnsweredAfter, searchLatest } from '../../fixtures/searches.ts';
import { expect, test, type Page } from '../../fixtures/test.ts';

/** Thumbnails of the latest programmes. */
async function openThumbnails(page: Page): Promise<readonly ProgrammeLine[]> {
  await page.goto('/faq');
  const { result } = await searchLatest(page);
  await expect(thumbnail(page, result.programs[0])).toBeVisible();
  return result.programs;
}

const thumbnail = (page: Page, line: Pick<ProgrammeLine, 'idProgram'> | undefined) =>
  page.locator(`main a[href="/card/${String(line?.idProgram ?? 0)}"]`);
const preview = (page: Page) => page.getByRole('dialog', { name: /^Preview of / });
const elsewhere = (page: Page) => page.mouse.move(2, 2);

test('[POP-01] hovering for 1 s opens the preview, leaving it for 0.5 s closes it; it opens by keyboard, but not on mobile', async ({
  page,
  signIn,
}) => {
  await signIn();
  await installClock(page);
  const [first, line] = await openThumbnails(page);

  await test.step('hovering and leaving', async () => {
    await stopClock(page);
    const called: string[] = [];
    page.on('request', (request) => called.push(request.url()));

    await thumbnail(page, line).hover();
    await eventsHandled(page);
    await page.clock.runFor(990);
    await expect(preview(page)).toBeHidden();
    expect(called.filter((url) => url.includes('/api/Card/'))).toEqual([]);
    const answer = page.waitForResponse((response) => response.url().includes('/api/Card/GetCard/'));
    await page.clock.runFor(20);
    await expect(preview(page)).toBeVisible();
    await page.clock.resume();
    const card = (await (await answer).json()) as ProgrammeCard;

    await expect(preview(page)).toContainText(card.localTitle);
    await expect(preview(page)).toContainText(`${card.genre ?? ''} / ${card.subGenre ?? ''}`);
    for (const text of [card.country, card.channel, card.platform, ...(card.distributors ?? '').split(' / ')])
      await expect(preview(page)).toContainText(text ?? '');
    await expect(preview(page).getByRole('img', { name: /playlist/ })).toBeVisible();
    expect((await preview(page).boundingBox())?.width).toBe(350);

    await preview(page).hover();
    await stopClock(page);
    await page.clock.runFor(3000);
    await expect(preview(page)).toBeVisible();
    await elsewhere(page);
    await eventsHandled(page);
    await page.clock.runFor(480);
    await expect(preview(page)).toBeVisible();
    await page.clock.runFor(30);
    await expect(preview(page)).toBeHidden();
  });

  await page.clock.resume();
  await test.step('the keyboard does not move the focus; a phone has no preview', async () => {
    await thumbnail(page, first).focus();
    // Presses a key, so that the browser detects keyboard use.
    await page.keyboard.press('Shift');
    await thumbnail(page, first).blur();
    await thumbnail(page, first).focus();
    await expect(preview(page)).toBeVisible();
    await expect(thumbnail(page, first)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();

    await page.setViewportSize({ width: 800, height: 900 });
    await stopClock(page);
    await elsewhere(page);
    await thumbnail(page, first).hover();
    await page.clock.runFor(3000);
    await expect(preview(page)).toBeHidden();
  });
});

test('[POP-01] the preview shows its programme within the window, marks a future launch, is accessible, and can be loaded again', async ({
  page,
  signIn,
  expectFailures,
}) => {
  test.slow();
  expectFailures('/api/Card/GetCard/', 'the server responded with a status of 500');
  const token = await signIn();

  await test.step('it shows every field of its programme, and that it is in a playlist', async () => {
    const kept = new Collections(page.request, token);
    // A programme with all titles and several distributors.
    const card = await findCard(
      page,
      token,
      {},
      ({ localTitle, formatTitle, originalTitle, distributors }) =>
        new Set([localTitle, formatTitle ?? localTitle, originalTitle ?? localTitle]).size === 3 &&
        (distributors ?? '').includes(' / '),
    );
    const { id } = await kept.addPlaylist('Previewed');
    await kept.fill(id, [card.idProgram]);

    await page.goto(`/search?v=1&playlists=${id}`);
    await thumbnail(page, card).hover();
    const popup = preview(page);
    await expect(popup.getByRole('term').first()).toBeVisible();
    await expect(popup.locator('img, svg[viewBox="0 0 320 180"]').first()).toBeVisible();
    await expect(popup.getByText(card.localTitle, { exact: true }).and(page.locator('p'))).toBeVisible();
    await expect(
      popup.getByText(`${card.genre ?? ''} / ${card.subGenre ?? ''}`, { exact: true }),
    ).toBeVisible();
    await expect(popup.getByRole('img', { name: /^In \d+ playlists?$/ })).toHaveAttribute(
      'data-active',
      'true',
    );
    const shownTexts = await popup
      .getByRole('term')
      .evaluateAll((terms) =>
        terms.map((term) => [
          term.textContent,
          [...(term.nextElementSibling?.querySelectorAll('li') ?? [])]
            .map((it) => it.textContent)
            .join(' / ') || term.nextElementSibling?.textContent,
        ]),
      );
    expect(shownTexts).toEqual([
      ['Format title', card.formatTitle],
      ['Original title', card.originalTitle],
      ['Country', card.country],
      ['Channel', card.channel],
      ['Platform', card.platform],
      ['Launch date', (card.date ?? '').split('-').reverse().join('/')],
      ['Format type', card.formatType],
      ['Distributors', card.distributors],
    ]);
    await kept.remove(id);
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  const lines = await openThumbnails(page);
  await test.step('a preview that fails shows a message, and Retry loads it again', async () => {
    await answerOnce(page, '**/api/Card/GetCard/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken on purpose.' } }),
    );
    await thumbnail(page, lines[0]).hover();
    await expect(preview(page).getByRole('alert')).toContainText('could not be loaded');
    await preview(page).getByRole('button', { name: 'Retry' }).click();
    await expect(preview(page).getByRole('term').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  await test.step('it stays within the window wherever its thumbnail is, and is accessible', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const place of [0, 3, 5, 14]) {
      await thumbnail(page, lines[place]).hover();
      await expect(preview(page).getByRole('term').first()).toBeVisible();
      const box = await preview(page).boundingBox();
      if (box === null) throw new Error('The preview is not drawn');
      expect(box.x).toBeGreaterThanOrEqual(8);
      expect(box.y).toBeGreaterThanOrEqual(8);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 8);
      expect(box.y + box.height).toBeLessThanOrEqual(height - 8);
      if (place === 5) expect(await axeProblems(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(preview(page)).toBeHidden();
    }
  });

  await test.step('a future launch is marked as upcoming', async () => {
    const { result } = await searchAnsweredAfter(page, () =>
      navigationEntry(page, 'Upcoming programmes').click(),
    );
    const line = result.programs.slice(0, 20).find(({ isDatePreview }) => isDatePreview);
    expect(line).toBeDefined();
    await thumbnail(page, line).hover();
    const launch = preview(page).getByRole('term').filter({ hasText: 'Launch date' });
    await expect(launch.locator('xpath=following-sibling::dd[1]')).toContainText('Upcoming');
  });
});
