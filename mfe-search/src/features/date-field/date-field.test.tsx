import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { DEFAULT_SEARCH_FILTER, type SearchFilterInput } from '@airdex/shared-contracts/search-filter';
import { texts } from '../../texts/index.ts';
import { AdvancedPanel } from '../advanced-panel/advanced-panel.tsx';

const SCOPE = { minDate: '2011-01-01', maxDate: '2027-10-31' };
const DAYTIME = { minDate: '2019-05-01', maxDate: '2024-02-29' };

const NO_OPTIONS = {
  countries: [],
  producedIn: [],
  developedIn: [],
  genres: [],
  keywords: [],
  frequencies: [],
  platforms: [],
};

const requests: SearchFilterInput[] = [];

async function show() {
  requests.length = 0;
  const host = createTestHost({
    api: {
      getFacets: ({ body }) => {
        requests.push(body);
        const dates = body.selectedTimeslots?.length === 1 ? DAYTIME : SCOPE;
        return Promise.resolve({ ...NO_OPTIONS, dates });
      },
    },
  });
  const searches: SearchFilterInput[] = [];
  host.bus.on('advancedSearch').subscribe(({ filter }) => searches.push(filter));
  render(
    <ScreenProviders remote="mfe-search" texts={texts} host={host}>
      <AdvancedPanel />
    </ScreenProviders>,
  );
  await act(async () => jest.advanceTimersByTimeAsync(10));
  return () => {
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    const { startDate, endDate } = searches.at(-1) ?? {};
    return [startDate, endDate];
  };
}

const type = (name: string, text: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21) });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the launch date', () => {
  test('[ADV-05] keeps typed dates in order: the one typed last decides', async () => {
    const searched = await show();
    type('Start date', '01/03/2026');
    type('End date', '01/02/2026');
    expect(searched()).toEqual(['2026-02-01', '2026-02-01']);
    type('Start date', '05/05/2026');
    expect(searched()).toEqual(['2026-05-05', '2026-05-05']);
    type('End date', '');
    expect(searched()).toEqual(['2026-05-05', null]);
  });

  test('[ADV-04] fills in the year up to today when the calendars open without dates; clicks change it', async () => {
    const searched = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Choose in the calendar' }));
    await pass(0);
    expect(screen.getByRole('textbox', { name: 'Start date', hidden: true })).toHaveValue('21/11/2025');
    expect(screen.getByRole('textbox', { name: 'End date', hidden: true })).toHaveValue('21/11/2026');
    fireEvent.click(screen.getByRole('button', { name: 'Monday, December 1, 2025, in the range' }));
    await pass(300);
    fireEvent.click(screen.getByRole('button', { name: 'Wednesday, December 10, 2025' }));
    await pass(300);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await pass(500);
    expect(searched()).toEqual(['2025-12-01', '2025-12-10']);
  });

  test('leaves no dates when they are cleared right after a click on a day', async () => {
    const searched = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Choose in the calendar' }));
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Monday, December 1, 2025, in the range' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Clear dates' }));
    await pass(1000);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await pass(500);
    expect(searched()).toEqual([null, null]);
  });

  test('explains an open end, and keeps typed dates within the subscription', async () => {
    const searched = await show();
    expect(
      screen.getByText('Upcoming programmes are included when the end date is empty or in the future.'),
    ).toBeVisible();
    type('Start date', '01/01/1990');
    type('End date', '01/01/2090');
    expect(searched()).toEqual(['2011-01-01', '2027-10-31']);
  });

  test('[API-05] keeps typed dates within those of the other choices', async () => {
    const searched = await show();
    type('Start date', '01/01/2012');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    await pass(600);
    await pass(10);
    type('Start date', '02/01/2012');
    type('End date', '01/01/2026');
    expect(searched()).toEqual([DAYTIME.minDate, DAYTIME.maxDate]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Daytime' }));
    // The limits of all programmes are still to be loaded.
    type('Start date', '01/01/2015');
    expect(searched()).toEqual(['2015-01-01', DAYTIME.maxDate]);
    expect(requests).toEqual([
      DEFAULT_SEARCH_FILTER,
      { ...DEFAULT_SEARCH_FILTER, selectedTimeslots: ['daytime'], startDate: '2012-01-01' },
    ]);
  });
});
