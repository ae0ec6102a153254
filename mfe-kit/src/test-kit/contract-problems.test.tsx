/** @jest-environment ../tools/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { useTranslation } from 'react-i18next';
import { definePage } from '../screen/index.ts';
import { accessibilityProblems } from './accessibility-problems.ts';
import { contractProblems } from './contract-problems.ts';
import { createTestHost } from './test-host.ts';

const texts = { en: { title: 'Weather' }, ch: { title: '天气' } };

function Page() {
  const { t } = useTranslation('mfe-account');
  return <h1>{t('title')}</h1>;
}

const pageOf = (component: () => React.ReactNode) =>
  definePage({ remote: 'mfe-account', exposed: './page', texts, component });

test('a page that keeps to the contract has no problems', async () => {
  expect(await contractProblems({ ...pageOf(Page) }, createTestHost())).toEqual([]);
});

test('what a page does not do is named', async () => {
  const host = () => createTestHost();
  expect(await contractProblems({ bootstrap: () => undefined }, host())).toEqual([
    'it exports no mount',
    'it exports no update',
    'it exports no unmount',
  ]);
  expect(await contractProblems({ ...pageOf(() => <p>Always the same</p>) }, host())).toEqual([
    'it shows the same in every language',
  ]);
  const page = pageOf(Page);
  const broken = {
    ...page,
    mount: () => Promise.reject(new Error('no data')),
    unmount: () => Promise.reject(new Error('not mounted')),
  };
  expect(await contractProblems(broken, host())).toEqual(
    expect.arrayContaining(['mount failed: no data', 'it shows nothing', 'unmount failed: not mounted']),
  );
});

test('what keeps somebody from using an element is named', async () => {
  document.body.innerHTML = '<main><img src="x.png"><button></button><h1>Good</h1></main>';
  const problems = await accessibilityProblems(document.body);
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(['button-name', 'image-alt']);
  document.body.innerHTML = '<main><button>Good</button></main>';
  expect(await accessibilityProblems(document.body)).toEqual([]);
});
