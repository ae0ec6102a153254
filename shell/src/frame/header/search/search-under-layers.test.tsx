import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { headerFilter } from '@airdex/shared-contracts/search-filter';
import { startApp } from '../../../testing/app-for-tests.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function typed(term: string) {
  const { services } = await startApp({ path: '/playlists' });
  const searched: unknown[] = [];
  services.host.bus.handle({ setSearchFrom: ({ header }) => searched.push(header) });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: term } });
  return searched;
}

function addLayer(attributes: Readonly<Record<string, string>>): Element {
  const layer = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) layer.setAttribute(name, value);
  return document.body.appendChild(layer);
}

test.each(['dialog', 'alertdialog'])('what was typed waits while a remote shows its own %s', async (role) => {
  const searched = await typed('quiz');
  const dialog = addLayer({ role });
  await pass(10_000);
  expect(searched).toEqual([]);
  dialog.remove();
  await pass(1_000);
  expect(searched).toEqual([headerFilter('quiz')]);
});

test('a preview, which closes by itself, does not delay what was typed', async () => {
  const searched = await typed('quiz');
  const preview = addLayer({ role: 'dialog', 'data-preview': '' });
  await pass(1_000);
  preview.remove();
  expect(searched).toEqual([headerFilter('quiz')]);
});

test('[HDR-05] fields are searched after the pause while their list is open', async () => {
  const searched = await typed('quiz');
  const list = screen.getByRole('button', { name: /Fields to search in/ });
  // Loads the options.
  act(() => list.focus());
  await pass(100);
  fireEvent.click(list);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('option', { name: 'Director' }));
  await pass(1_000);
  expect(searched).toEqual([headerFilter('quiz', ['DIRECTOR'])]);
});
