/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteTexts } from './remote-texts.ts';
import { createTestHost } from '../test-kit/index.ts';
import { defineScreen } from './define-screen.tsx';

const hot = globalThis as { AIRDEX_IS_HOT?: boolean };
beforeEach(() => {
  hot.AIRDEX_IS_HOT = true;
});
afterEach(() => {
  delete hot.AIRDEX_IS_HOT;
  document.body.replaceChildren();
});

function Counter() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${t('title')} ${count}`}</button>;
}

const textsWith = (title: string): RemoteTexts => ({ en: { title }, ch: { title: `${title} 中` } });
const define = (title: string) =>
  defineScreen({ remote: 'mfe-account', exposed: './faq', texts: textsWith(title), component: Counter });

async function mountIn(lifecycles: ReturnType<typeof define>, name: string) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const props = { host: createTestHost(), screen: {}, onCrash: jest.fn(), domElement, name };
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  const button = () => domElement.querySelector('button');
  await waitFor(() => expect(button()).not.toBeNull());
  return { button, unmount: () => lifecycles.unmount(props) };
}

test('[MFE-05] a mounted screen uses changed texts, and keeps its state', async () => {
  const { button, unmount } = await mountIn(define('Before'), 'changed');
  button()?.click();
  await waitFor(() => expect(button()?.textContent).toBe('Before 1'));
  // The dev server runs the module again.
  define('After');
  await waitFor(() => expect(button()?.textContent).toBe('After 1'));
  await unmount();
});

test('without a dev server a definition does not change', async () => {
  delete hot.AIRDEX_IS_HOT;
  const { button, unmount } = await mountIn(define('Given'), 'given');
  define('Other');
  button()?.click();
  await waitFor(() => expect(button()?.textContent).toBe('Given 1'));
  await unmount();
});
