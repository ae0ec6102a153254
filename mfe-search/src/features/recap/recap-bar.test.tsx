import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { RecapBar } from './recap-bar.tsx';

const getCountriesProducedIn: ApiClient['getCountriesProducedIn'] = () =>
  Promise.resolve(
    ['France', 'Italy', 'Japan', 'Norway', 'Spain'].map((name, id) => ({ id, name, count: 1 })),
  );

function show() {
  const host = createTestHost({ api: { getCountriesProducedIn } });
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <RecapBar />
    </ScreenProviders>,
  );
  const searched = jest.fn<(filter: SearchFilterInput) => void>();
  host.bus.on('advancedSearch').subscribe(({ filter }) => {
    searched(filter);
  });
  return { host, searched };
}
const search = (host: TestHost, filter: SearchFilterInput) => {
  act(() => {
    host.bus.raise('advancedSearch', { filter });
  });
};
const chips = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const FILTERS: SearchFilterInput = {
  selectedProducedIn: [0, 1, 2, 3],
  allWeekdaysSelected: true,
  isVideoPresent: true,
};

describe('the recap bar', () => {
  test('[RCP-02] is shown while any filter is active, with a chip for each', async () => {
    const { host } = show();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    search(host, FILTERS);
    expect(chips()[0]).toBe('Produced in 4 selected');
    await waitFor(() => {
      expect(chips()).toEqual(['Produced in France, Italy, Japan +1', 'Weekdays all selected', 'With video']);
    });
    search(host, { selectedProducedIn: [0, 1, 2, 3, 4] });
    expect(chips()).toEqual(['Produced in all selected']);
  });

  test('removes a filter with its chip’s button, and moves the focus to the next', async () => {
    const { host, searched } = show();
    search(host, FILTERS);
    searched.mockClear();
    await userEvent.click(button('Remove the filter “Weekdays”'));
    expect(searched.mock.calls).toMatchObject([[{ allWeekdaysSelected: false, isVideoPresent: true }]]);
    expect(button('With video')).toHaveFocus();
  });

  test('opens and closes the panel', async () => {
    const { host } = show();
    const events: string[] = [];
    host.bus.all.subscribe(({ name }) => events.push(name));
    search(host, FILTERS);
    await userEvent.click(button('Show the filter panel'));
    expect(events.at(-1)).toBe('openAdvancedSearch');
    act(() => {
      host.bus.raise('advancedPanel', { isVisible: true });
    });
    expect(button('Hide the filter panel')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Hide the filter panel'));
    expect(events.at(-1)).toBe('closeAdvancedSearch');
    await userEvent.click(button('With video'));
    expect(events.at(-1)).toBe('openAdvancedSearch');
  });

  test('collapses to the number of filters', async () => {
    const { host } = show();
    search(host, FILTERS);
    await userEvent.click(button('Collapse the filters'));
    expect(chips()).toEqual([]);
    expect(button('3 active filters')).toHaveFocus();
    await userEvent.click(button('3 active filters'));
    expect(chips()).toHaveLength(3);
    expect(button('Collapse the filters')).toHaveFocus();
  });

  test('is open again for the next search after it was collapsed', async () => {
    const { host } = show();
    search(host, FILTERS);
    await userEvent.click(button('Collapse the filters'));
    search(host, { isVideoPresent: true });
    expect(chips()).toEqual(['With video']);
  });

  test('clears all, and restores it on Undo', async () => {
    const { host } = show();
    search(host, FILTERS);
    const address = host.location.get();
    await userEvent.click(button('Clear all'));
    expect(screen.getByRole('status')).toHaveTextContent('All filters were cleared.');
    expect(button('Undo')).toHaveFocus();
    await userEvent.click(button('Undo'));
    expect(host.location.get()).toBe(address);
    expect(chips()).toHaveLength(3);
    expect(button('Clear all')).toHaveFocus();
  });
});

describe('the dialog with all filters', () => {
  async function open(host: TestHost) {
    search(host, FILTERS);
    await userEvent.click(button('View all filters'));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await within(dialog).findByText('Norway');
    return within(dialog);
  }

  test('removes what is marked on Confirm, in one search', async () => {
    const { host, searched } = show();
    const dialog = await open(host);
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Italy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Weekdays' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove With video' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep With video' }));
    expect(dialog.getByRole('status')).toHaveTextContent('Crossed-out');
    searched.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(searched.mock.calls).toMatchObject([
      [{ selectedProducedIn: [0, 2, 3], allWeekdaysSelected: false, isVideoPresent: true }],
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('changes nothing on Cancel, even after everything was cleared', async () => {
    const { host, searched } = show();
    const dialog = await open(host);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    expect(dialog.getByText('No Filters')).toBeVisible();
    searched.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(searched).not.toHaveBeenCalled();
    expect(chips()).toHaveLength(3);
  });
});
