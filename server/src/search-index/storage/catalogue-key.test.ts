import { expect, test } from 'vitest';
import { sampleCatalogue } from '../../../testing/oracle/sample-catalogue.ts';
import { catalogueKey } from './catalogue-key.ts';

test('the key of a catalogue depends on its version and its references, not on the order of their rows', () => {
  const { tables } = sampleCatalogue(1);
  const key = catalogueKey({ version: '1', references: tables });
  expect(
    catalogueKey({ version: '1', references: { ...tables, channels: tables.channels.toReversed() } }),
  ).toBe(key);
  const [first, ...others] = tables.genres;
  if (first === undefined) throw new Error('No sample.');
  const renamed = { ...first, name: { en: 'Other', ch: first.name.ch } };
  const added = { id: 1000, name: first.name };
  for (const genres of [others, [renamed, ...others], [...tables.genres, added]])
    expect(catalogueKey({ version: '1', references: { ...tables, genres } })).not.toBe(key);
  expect(catalogueKey({ version: '2', references: tables })).not.toBe(key);
});
