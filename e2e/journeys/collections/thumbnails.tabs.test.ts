import type { Locator } from '@playwright/test';
import { startEmpty } from '../../fixtures/collections.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[THU-01] a click on the picture or on a label of a programme opens its card in a new tab', async ({
  page,
  signIn,
}) => {
  const kept = await startEmpty(page, signIn);
  const { programs } = await kept.search({ resultsPerPage: 100 });
  const programme = programs.find(({ isNew }) => isNew);
  if (programme === undefined) throw new Error('no programme is new');
  const { id } = await kept.addPlaylist('Monday');
  await kept.fill(id, [programme.idProgram]);
  await kept.addSearch('Monday', { selectedPlaylists: [id] });
  for (const path of ['/playlists', '/savedSearches']) {
    await page.goto(path);
    const row = page.getByRole('row', { name: 'Monday' });
    const link = row.locator('a[href^="/card/"]');
    const label = row.getByText('New', { exact: true });
    const opensCard = async (place: Locator, position: { x: number; y: number }) => {
      const { x = 0, y = 0 } = (await place.boundingBox()) ?? {};
      const opened = page.context().waitForEvent('page');
      await page.mouse.click(x + position.x, y + position.y);
      const card = await opened;
      await expect(card).toHaveURL(`/card/${String(programme.idProgram)}`);
      await card.close();
    };
    await opensCard(label, { x: 5, y: 5 });
    // On the picture, which is above the title.
    await opensCard(link, { x: 20, y: -30 });
    await expect(page).toHaveURL(path);

    // The scroller cuts off nothing of the ring of 5 px around it.
    const around = await link.evaluate((element) => {
      const thumbnail = element.parentElement?.parentElement;
      let scroller = thumbnail;
      while (scroller && getComputedStyle(scroller).overflowX !== 'auto') scroller = scroller.parentElement;
      const [inner, outer] = [thumbnail, scroller].map((it) => it?.getBoundingClientRect());
      if (inner === undefined || outer === undefined) return [];
      return [inner.left - outer.left, inner.top - outer.top, outer.bottom - inner.bottom];
    });
    expect(around).toEqual([5, 5, 5]);
  }
});
