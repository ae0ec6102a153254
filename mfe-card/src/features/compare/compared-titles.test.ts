import { expect, test } from '@jest/globals';
import { comparedTitles } from './compared-titles.ts';

const programme = (localTitle: string, country: string | null, channel: string) => ({
  idProgram: 7,
  localTitle,
  country,
  channel,
});
const inFrance = programme('Nightfall', 'France', 'Canal Sept');

test.each([
  ['different titles', [inFrance, programme('Noon', 'France', 'Canal Sept')], ['Nightfall', 'Noon']],
  [
    'launches with the same title',
    [inFrance, programme('Noon', 'France', 'Uno'), programme('Nightfall', 'Spain', 'Uno')],
    ['Nightfall (France, Canal Sept)', 'Noon', 'Nightfall (Spain, Uno)'],
  ],
  [
    'launches with the same title, one of them in an unknown country',
    [inFrance, programme('Nightfall', null, 'Uno')],
    ['Nightfall (France, Canal Sept)', 'Nightfall (Uno)'],
  ],
])('distinguishes %s', (_, programmes, titles) => {
  expect(comparedTitles(programmes).map(({ title }) => title)).toEqual(titles);
});
