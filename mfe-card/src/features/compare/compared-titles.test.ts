import { expect, test } from '@jest/globals';
import { comparedTitles } from './compared-titles.ts';

const programme = (localTitle: string, country: string | null, channel: string) => ({
  localTitle,
  country,
  channel,
});
const inFrance = programme('Nightfall', 'France', 'Canal Sept');

test.each([
  ['different titles', [inFrance, programme('Noon', 'France', 'Canal Sept')], ['Nightfall', 'Noon']],
  [
    'the same title in two countries',
    [inFrance, programme('Noon', 'France', 'Uno'), programme('Nightfall', 'Spain', 'Uno')],
    ['Nightfall (France)', 'Noon', 'Nightfall (Spain)'],
  ],
  [
    'the same title on two channels of a country',
    [inFrance, programme('Nightfall', 'France', 'Canal Huit')],
    ['Nightfall (Canal Sept)', 'Nightfall (Canal Huit)'],
  ],
  [
    'the same title, once in an unknown country',
    [inFrance, programme('Nightfall', null, 'Uno')],
    ['Nightfall (France)', 'Nightfall'],
  ],
  [
    'three launches, two of them in one country',
    [inFrance, programme('Nightfall', 'France', 'Uno'), programme('Nightfall', 'Spain', 'Uno')],
    ['Nightfall (France, Canal Sept)', 'Nightfall (France, Uno)', 'Nightfall (Spain, Uno)'],
  ],
])('distinguishes %s', (_, programmes, titles) => {
  expect(comparedTitles(programmes)).toEqual(titles);
});
