import type { Locator } from '@playwright/test';
import { startEmpty } from '../../fixtures/collections.ts';
import { playlistsPage } from '../../fixtures/playlists-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const SHIP = 'Donaudampfschifffahrtsgesellschaftskapitän';
const LAW = 'Rechtsschutzversicherungsgesellschaften';

/** Whether a text lies completely inside the element around it. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    const around = element.closest('[role="dialog"], [role="alertdialog"], [role="status"], [role="row"]');
    const all = new Range();
    all.selectNodeContents(element);
    const [inner, outer] = [all.getBoundingClientRect(), around?.getBoundingClientRect()];
    return outer !== undefined && inner.left >= outer.left && inner.right <= outer.right;
  });

test('shows names of one long word completely, in narrow and in wide windows', async ({ page, signIn }) => {
  const kept = await startEmpty(page, signIn);
  const names = [
    [390, SHIP.repeat(3)],
    [1024, LAW.repeat(3)],
  ] as const;
  for (const [, name] of names) await kept.addPlaylist(name);
  await page.goto('/playlists');
  const { dialog, open, share, remove, notice } = playlistsPage(page);
  for (const [width, name] of names)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await isWhole(open(name))).toBe(true);
      await share(name).click();
      expect(await isWhole(dialog.getByText(`share “${name}”`))).toBe(true);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await remove(name).click();
      expect(await isWhole(dialog.getByText(`delete “${name}”`))).toBe(true);
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      expect(await isWhole(notice(name).getByText(`“${name}” deleted.`))).toBe(true);
    });
});
