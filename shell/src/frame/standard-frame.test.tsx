import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApp } from '../testing/app-for-tests.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the first link moves the focus to the content, within the same history entry', async () => {
  const { place } = await startApp({ path: '/faq' });
  const { length } = window.history;
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(place()).toBe('/faq');
  expect(window.history).toHaveLength(length);
});
