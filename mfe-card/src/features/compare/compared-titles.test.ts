import { expect, test } from '@jest/globals';
import { createInstance } from 'i18next';
import { texts } from '../../texts/index.ts';
import { comparedTitles } from './compared-titles.ts';

const programme = (localTitle: string, country: string | null, channel: string) => ({
  idProgram: 7,
  localTitle,
  country,
  channel,
});
/** The texts of a language. */
function textsIn(lng: 'en' | 'ch') {
  const translator = createInstance();
  void translator.init({
    lng,
    resources: { [lng]: { 'mfe-card': texts[lng] } },
    defaultNS: 'mfe-card',
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return translator.t;
}
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
  expect(comparedTitles(programmes, textsIn('en')).map(({ title }) => title)).toEqual(titles);
});

test('uses Chinese punctuation in Chinese', () => {
  const programmes = [programme('夜幕', '法国', '七台'), programme('夜幕', null, '一台')];
  expect(comparedTitles(programmes, textsIn('ch')).map(({ title }) => title)).toEqual([
    '夜幕（法国，七台）',
    '夜幕（一台）',
  ]);
});
