import { SEARCH_TITLES } from '@airdex/shared-contracts/search-filter';
import { frame } from '../../fixtures/frame.ts';
import { recordSearches, searchAnsweredAfter } from '../../fixtures/searches.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The fields that are searched unless others are chosen. */
const DEFAULTS = ['Local title', 'Format title', 'Original title', 'Translated title'];
const OTHERS = [
  'Keywords',
  'Concept and description',
  'Producers',
  'Distributors',
  'Host and cast',
  'Executive producer',
  'Director',
];

test('[HDR-03] the dropdown selects which of the eleven fields are searched', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/faq');
  const { fieldsToSearch, searchBox } = frame(page);
  const plain = await searchAnsweredAfter(page, () => searchBox.fill('night'));
  expect(new Set(plain.body.selectedSearchTitles)).toEqual(
    new Set(['original_title_noaccent', 'local_title_noaccent', 'format_title', 'translated_title']),
  );

  await fieldsToSearch.click();
  const options = page.getByRole('option');
  await expect(options).toHaveText([...DEFAULTS, ...OTHERS]);
  const choose = async (names: readonly string[]) => {
    for (const name of names) await options.filter({ hasText: name }).click();
  };
  const sent = recordSearches(page);
  await choose(OTHERS);
  // On a slow machine, some of the fields may be searched before the last one is chosen.
  await expect.poll(() => sent.at(-1)?.body.selectedSearchTitles?.length).toBe(OTHERS.length);
  expect(sent.at(-1)?.body.selectedSearchTitles).toEqual([
    'Keywords',
    'Concept_Descriptions',
    'PRODUCERS',
    'DISTRIBUTORS',
    'HOST_CAST',
    'EXECUTIVE_PRODUCER',
    'DIRECTOR',
  ]);

  await choose(DEFAULTS);
  await expect.poll(() => sent.at(-1)?.body.selectedSearchTitles?.length).toBe(11);
  expect(sent.at(-1)?.body.selectedSearchTitles).toEqual([...SEARCH_TITLES]);
});
