import { expect, test } from '@jest/globals';
import { en } from './en.ts';
import { zh } from './zh.ts';

function leaves(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${path}${key}.`)
      : [[`${path}${key}`, value]],
  );
}

test('[LNG-01] every text exists in both languages, none is empty', () => {
  const withoutSingular = leaves(en).filter(([key]) => !key.endsWith('_one'));
  expect(leaves(zh).map(([key]) => key)).toEqual(withoutSingular.map(([key]) => key));
  for (const [, text] of [...leaves(en), ...leaves(zh)]) expect(text).toMatch(/\S/);
});

test('[LNG-01] both languages fill in the same values', () => {
  const values = (text: unknown) => (String(text).match(/\{\{\w+\}\}/g) ?? []).toSorted();
  const chinese = new Map(leaves(zh));
  for (const [key, text] of leaves(en))
    expect([key, values(text)]).toEqual([key, values(chinese.get(key.replace('_one', '_other')))]);
});

test('[RES-05] [RES-06] the texts that are specified are exact', () => {
  expect(en.invalid.subtitle).toBe('To run your search, type a word or select the criteria of your choice.');
  expect(en.noResults.subtitle).toBe(
    'Based on the selected advanced search filters, no result is available within your current company subscription.',
  );
  expect(en.contactUs).toBe('Try other criteria or contact the');
});
