import { describe, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import {
  DEFAULT_HEADER_FILTER,
  headerFilter,
  type SearchFilterInput,
} from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from './advanced-panel.tsx';

function show(options: TestHostOptions = {}) {
  const host = createTestHost(options);
  const searches: SearchFilterInput[] = [];
  host.bus.on('advancedSearch').subscribe(({ filter }) => searches.push(filter));
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  return { host, searches };
}

const NIGHT = { entries: [], header: headerFilter('night') };
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the advanced panel', () => {
  test('[ADV-10] searches for its choices by their codes', async () => {
    const { searches } = show();
    await userEvent.click(choice('Format types', 'Adaptation'));
    await userEvent.click(choice('Timeslots', 'Access prime time'));
    await userEvent.click(choice('Timeslots', 'Late night'));
    await press('More filters');
    await userEvent.click(choice('Platforms', 'Online'));
    await userEvent.click(choice('Weekdays', 'Mon'));
    await userEvent.click(choice('Weekdays', 'Sun'));
    await userEvent.click(choice('Duration', 'Over 60 min'));
    expect(searches).toEqual([]);
    await press('Search');
    expect(searches).toEqual([
      expect.objectContaining({
        searchFrom: 'AdvancedSearch',
        selectedFormatTypes: [3],
        selectedTimeslots: ['access_primetime', 'latenight'],
        selectedPlatforms: [2],
        selectedWeekdays: [1, 7],
        selectedDurations: [4],
      }),
    ]);
  });

  test('[ADV-03] keeps the other filters open when the last of them is cleared', async () => {
    const { host } = show();
    act(() => host.bus.raise('advancedSearch', { filter: { selectedPlatforms: [2] } }));
    await userEvent.click(choice('Platforms', 'Online'));
    expect(choice('Platforms', 'TV')).toBeVisible();
    await press('Fewer filters');
    expect(screen.queryByRole('group', { name: 'Platforms' })).not.toBeInTheDocument();
  });

  test('[ADV-12] searches for all choices of a filter when every one is ticked', async () => {
    const { searches } = show();
    for (const name of ['Original', 'Adaptation', 'Acquired'])
      await userEvent.click(choice('Format types', name));
    await press('Search');
    expect(searches[0]).toMatchObject({ allFormatTypesSelected: true, selectedFormatTypes: [1, 3, 2] });
  });

  test('sets a separate field with each switch', async () => {
    const { searches } = show();
    await press('More filters');
    for (const name of ['Airdex selection', 'Audience boosters', 'With video', 'With evaluation'])
      await userEvent.click(screen.getByRole('switch', { name }));
    await press('Search');
    expect(searches[0]).toMatchObject({
      isNotaSelection: true,
      selectedMarketShareComparison: 'BiggerOrEqual',
      isVideoPresent: true,
      hasEvaluation: true,
    });
    await userEvent.click(screen.getByRole('switch', { name: 'Audience boosters' }));
    await press('Search');
    expect(searches[1]?.selectedMarketShareComparison).toBeNull();
  });

  test('[ADV-02] hides the filter for evaluations on sites without it', async () => {
    show({ settings: { hasEvaluationFilter: false } });
    await press('More filters');
    expect(screen.getByRole('switch', { name: 'With video' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'With evaluation' })).not.toBeInTheDocument();
  });

  test('opens further filters on demand, and automatically while one of them is in use', async () => {
    const { host } = show();
    expect(screen.queryByRole('group', { name: 'Weekdays' })).not.toBeInTheDocument();
    act(() => {
      host.bus.raise('NotaSelection');
    });
    expect(screen.getByRole('switch', { name: 'Airdex selection' })).toBeChecked();
    await press('Fewer filters');
    expect(screen.queryByRole('group', { name: 'Weekdays' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('moves the focus to the first of the further filters, and keeps it on their button when they are hidden', async () => {
    show();
    act(() => screen.getByRole('button', { name: 'More filters' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(choice('Platforms', 'TV')).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Fewer filters' }).focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
  });

  test('clear all resets everything, and is disabled if there is nothing to reset', async () => {
    const { searches } = show();
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    await userEvent.click(choice('Timeslots', 'Daytime'));
    await press('Clear all');
    expect(choice('Timeslots', 'Daytime')).not.toBeChecked();
    expect(searches).toEqual([]);
  });

  test('clear all turns into Undo until something else is chosen', async () => {
    const { searches } = show();
    await userEvent.click(choice('Timeslots', 'Daytime'));
    await userEvent.click(choice('Format types', 'Original'));
    await press('Clear all');
    expect(screen.getByText('All filters cleared.')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(choice('Timeslots', 'Daytime')).toBeChecked();
    expect(choice('Format types', 'Original')).toBeChecked();
    await press('Clear all');
    await userEvent.click(choice('Timeslots', 'Late night'));
    await userEvent.click(choice('Timeslots', 'Late night'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    expect(searches).toEqual([]);
  });

  test('[ADV-07] clear all empties the header as well, even if nothing else is chosen; Undo fills it again', async () => {
    const { host, searches } = show();
    const heard: string[] = [];
    host.bus.on('clearHeader').subscribe(() => {
      heard.push('cleared');
      host.bus.raise('getRecapFilters', { entries: [], header: DEFAULT_HEADER_FILTER });
    });
    host.bus.on('showInHeader').subscribe(({ header }) => heard.push(header.term));
    act(() => {
      host.bus.raise('getRecapFilters', NIGHT);
    });
    await press('Clear all');
    await press('Search');
    expect(searches).toMatchObject([{ term: '' }]);
    await press('Undo');
    await press('Search');
    expect(heard).toEqual(['cleared', 'night']);
    expect(searches).toMatchObject([{ term: '' }, { term: 'night' }]);
  });

  test('[HDR-11] the search button shows in advance what is missing', async () => {
    const { host } = show();
    const search = screen.getByRole('button', { name: 'Search' });
    expect(search).toHaveAccessibleDescription('To search, choose at least one filter or type a word.');
    const from = screen.getByRole('textbox', { name: 'Start date' });
    await userEvent.type(from, '01/02/2026');
    await userEvent.tab();
    expect(search).toHaveAccessibleDescription(/^Dates alone are not enough/);
    act(() => {
      host.bus.raise('getRecapFilters', NIGHT);
    });
    expect(search).not.toHaveAccessibleDescription();
  });

  test('[ADV-03] saves the selection, or says why there is nothing to save', async () => {
    const { host } = show();
    await press('Save search');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Please apply at least one filter to save a search',
    );
    expect(host.openedDialogs).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(choice('Timeslots', 'Daytime'));
    await press('Save search');
    expect(host.openedDialogs).toEqual([
      {
        name: 'save-search',
        props: {
          filter: expect.objectContaining({ searchFrom: 'AdvancedSearch', selectedTimeslots: ['daytime'] }),
        },
      },
    ]);
  });

  test('closes on its button', async () => {
    const { host } = show();
    let closed = 0;
    host.bus.on('closeAdvancedSearch').subscribe(() => (closed += 1));
    await press('Close');
    expect(closed).toBe(1);
  });

  test('[LNG-01] follows the language', () => {
    const { host } = show();
    act(() => {
      host.setLanguage('ch');
    });
    expect(screen.getByRole('heading', { name: '高级搜索' })).toBeVisible();
    expect(choice('播出时段', '黄金时段')).toBeVisible();
  });
});
