import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { programmeCard } from '@airdex/mfe-kit/test-kit';
import { comparedBlocks, differences } from './compared-blocks.ts';

const texts = { t: ((key: string) => key) as unknown as TFunction, language: 'en' } as const;

test('puts the facts of programmes side by side, and finds the ones that differ', () => {
  const blocks = comparedBlocks(
    [
      programmeCard({ numberOfEpisodes: 8, originalTitle: null, formatTitle: null }),
      programmeCard({ numberOfEpisodes: 12, originalTitle: null, formatTitle: null }),
      programmeCard({ numberOfEpisodes: null, originalTitle: null, formatTitle: null }),
    ],
    texts,
  );
  const rows = blocks.flatMap((block) => block.rows);
  expect(rows.find(({ label }) => label === 'episodes')).toEqual({
    label: 'episodes',
    values: ['8', '12', null],
    differs: true,
  });
  expect(rows.find(({ label }) => label === 'channel')).toMatchObject({ differs: false });
  // No programme has other titles, so there is no such block.
  expect(blocks.map(({ title }) => title)).not.toContain('compare.titles');
  expect(differences(blocks)).toEqual([
    { title: 'blocks.broadcast', rows: [expect.objectContaining({ label: 'episodes' })] },
  ]);
});

test('a single programme differs from nothing', () => {
  expect(differences(comparedBlocks([programmeCard()], texts))).toEqual([]);
  expect(comparedBlocks([], texts)).toEqual([]);
});
