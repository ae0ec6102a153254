import { frame, openPanel } from '../../fixtures/frame.ts';
import { inputMethodOf } from '../../fixtures/input-method.ts';
import { installClock } from '../../fixtures/page-clock.ts';
import { results } from '../../fixtures/results.ts';
import { recordSearches } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

test('composing in the header does not search until it ends, not even after a while or on Enter', async ({
  page,
  signIn,
}) => {
  await installClock(page);
  await signIn('demo', { language: 'ch' });
  await page.goto('/faq');
  const sent = recordSearches(page);
  const box = page.getByRole('searchbox').first();
  await box.focus();
  const method = await inputMethodOf(page);
  for (const letters of ['y', 'ye', 'ye w', 'ye wan']) await method.compose(letters);
  await expect(box).toHaveValue('ye wan');
  await method.press('Enter');
  await page.clock.runFor(5000);
  await expect(box).toHaveValue('ye wan');
  await expect(results(page).scroller).toHaveCount(0);
  expect(sent).toEqual([]);

  await method.confirm('夜晚');
  await expect(box).toHaveValue('夜晚');
  await page.clock.runFor(1100);
  await expect.poll(() => sent.map(({ body }) => body.term)).toEqual(['夜晚']);

  await test.step('Enter right after a composition searches immediately, and only once', async () => {
    await box.fill('');
    await method.compose('xin wen');
    await method.confirm('新闻');
    await box.press('Enter');
    await expect.poll(() => sent.length).toBe(2);
    await page.clock.runFor(3000);
    expect(sent.map(({ body }) => body.term)).toEqual(['夜晚', '新闻']);
  });
});

test('composing in the search field of a list neither filters nor closes the list nor selects an option', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/faq');
  const sent = recordSearches(page);
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: /^Produced in/ }).click();
  const tree = page.getByRole('tree');
  const first = tree.getByRole('treeitem').first();
  const shown = (await first.textContent()) ?? '';
  const search = page.getByRole('dialog').getByRole('searchbox');
  await expect(search).toBeFocused();
  const method = await inputMethodOf(page);
  await method.compose('zzz');
  await method.press('Enter');
  await expect(search).toHaveValue('zzz');
  await expect(first).toHaveText(shown);
  await method.confirm('fra');
  await expect(first).toContainText('France');
  await search.press('Enter');
  await expect(tree).toBeVisible();
  await expect(frame(page).main.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  expect(sent).toEqual([]);
});
