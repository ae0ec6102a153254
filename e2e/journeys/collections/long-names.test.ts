import type { Locator } from '@playwright/test';
import { startEmpty } from '../../fixtures/collections.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3);

/** Whether a text lies completely inside the element around it. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    const around = element.closest('[role="dialog"], [role="alertdialog"], [role="status"], [role="row"]');
    const all = new Range();
    all.selectNodeContents(element);
    const [inner, outer] = [all.getBoundingClientRect(), around?.getBoundingClientRect()];
    return outer !== undefined && inner.left >= outer.left && inner.right <= outer.right;
  });

for (const width of [390, 1024])
  test(`shows a name of one long word completely in a window of ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 844 });
    const kept = await startEmpty(page, signIn);
    await kept.addPlaylist(WORD);
    await page.goto('/playlists');
    const { dialog, open, share, remove, notice } = playlistsPage(page);
    expect(await isWhole(open(WORD))).toBe(true);
    await share(WORD).click();
    expect(await isWhole(dialog.getByText(`share “${WORD}”`))).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await remove(WORD).click();
    expect(await isWhole(dialog.getByText(`delete “${WORD}”`))).toBe(true);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(await isWhole(notice(WORD).getByText(`“${WORD}” deleted.`))).toBe(true);
  });
