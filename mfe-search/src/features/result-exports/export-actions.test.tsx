import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { createSelectionStore } from '../selection/selection-store.ts';
import { ExportActions } from './export-actions.tsx';

function show(total: number, language: Language = 'en', api: Partial<ApiClient> = {}) {
  const host = createTestHost({ language, api });
  const selection = createSelectionStore();
  selection.setTotal(total);
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <ExportActions selection={selection} filter={DEFAULT_SEARCH_FILTER} getOrder={() => []} />
    </ScreenProviders>,
  );
  return { host, selection };
}
const button = (name: string) => screen.getByRole('button', { name });

test('show the limit and the number of selected programmes before the click', async () => {
  show(23_412);
  await userEvent.tab();
  expect(button('Export PDF')).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('23,412 selected, more than the 50');
  await userEvent.tab();
  expect(button('Export Excel')).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('23,412 selected, at most 30,000');
});

test('export what is selected at each click, within the limit', async () => {
  const { host, selection } = show(50);
  await userEvent.click(button('Export PDF'));
  act(() => selection.toggle(3));
  await userEvent.click(button('Export Excel'));
  await userEvent.click(button('Export PDF'));
  expect(host.orders.map(({ call, programmes }) => [call, programmes])).toEqual([
    ['getCardPdf', 50],
    ['getAdvancedSearchProgramsExport', 49],
    ['getCardPdf', 49],
  ]);
});

test.each([
  [
    'Export PDF',
    51,
    'Please, PDF export is limited up to 50 programmes. Try other criteria or contact the Airdex team',
  ],
  [
    'Export Excel',
    30_001,
    'Please, Excel export is limited up to 30,000 programmes. Try other criteria or contact the Airdex team',
  ],
])('refuse %s above the limit, with a contact, and export nothing', async (name, total, text) => {
  const { host } = show(total);
  await userEvent.click(button(name));
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Airdex team' })).toHaveAttribute(
    'href',
    'mailto:contact@airdex.example',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button(name)).toHaveFocus());
  expect(host.orders).toEqual([]);
});

test('are both disabled with a reason if nothing is selected', async () => {
  const { host, selection } = show(10);
  act(() => selection.toggleAll());
  for (const name of ['Export PDF', 'Export Excel']) {
    await userEvent.tab();
    expect(button(name)).toHaveFocus();
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Select at least one programme first.');
    await userEvent.click(button(name));
  }
  expect(host.orders).toEqual([]);
});

test('are translated into Chinese', async () => {
  show(51, 'ch');
  await userEvent.click(button('导出 PDF'));
  expect(screen.getByRole('dialog')).toHaveTextContent('PDF 导出最多支持 50 个节目。');
});

test('no spreadsheet starts for the next user if the user signs out while names load', async () => {
  const names = Promise.withResolvers<never>();
  const { host } = show(50, 'en', { getGenres: () => names.promise });
  act(() => host.bus.raise('advancedSearch', { filter: { selectedGenres: [11] } }));
  await userEvent.click(button('Export Excel'));
  await act(async () => {
    host.setSession(null);
    names.reject(new Error('Signed out.'));
  });
  expect(host.orders).toEqual([]);
});
