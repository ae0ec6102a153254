/** @jest-environment ../mfe-kit/presets/jest/browser-environment.js */
import { expect, test } from '@jest/globals';
import { reportVitals } from './report-vitals.ts';

test('reports each vital once, although its value changes after the page was hidden', () => {
  const reported: string[] = [];
  reportVitals(
    ({ name, value }) => reported.push(`${name} ${value}`),
    [
      (onValue) => {
        onValue({ id: 'v6-1', name: 'INP', value: 40 });
        onValue({ id: 'v6-1', name: 'INP', value: 80 });
      },
      (onValue) => {
        onValue({ id: 'v6-2', name: 'CLS', value: 0 });
        onValue({ id: 'v6-2', name: 'CLS', value: 0.1 });
        // The browser shows the page again after the user has gone back to it.
        onValue({ id: 'v6-3', name: 'CLS', value: 0.2 });
      },
    ],
  );
  expect(reported).toEqual(['INP 40', 'CLS 0', 'CLS 0.2']);
});
