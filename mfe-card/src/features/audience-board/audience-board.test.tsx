import { expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { measuredBoard } from '../audience-figures/testing/measured-board.ts';
import { texts } from '../../texts/index.ts';
import { AudienceBoard } from './audience-board.tsx';

function show(results: AudienceResults = measuredBoard, options: TestHostOptions = {}) {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost(options)}>
      <AudienceBoard idProgram={7} title="Nightfall" results={results} />
    </ScreenProviders>,
  );
  return userEvent.setup();
}
const table = () => screen.getByRole('table', { name: 'Audience results by slot' });
const cells = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );
const bodyRows = () => within(table()).getAllByRole('row').slice(2);

test('[AUD-01] [FMT-01] the table has a row for each slot and the indicators of each target', () => {
  show();
  expect(screen.getByRole('columnheader', { name: 'Individuals 4+' })).toHaveAttribute('colspan', '3');
  expect(bodyRows().map(cells)).toEqual([
    [
      'Premiere overnightcompared with Monday 20:30\u2060–\u206021:30',
      '1',
      '2.4%',
      '24.3%slot 18.2%',
      '1 234.6',
      '1.0%',
      '10.0%slot 15.0%',
      '400.0',
    ],
    ['Repeats ', '-', '-', '-', '-', '0.3%', '3.1%', '-'],
    [
      'Season average compared with Monday 20:30\u2060–\u206021:30',
      '8',
      '3.0%',
      '30.0%slot 29.0%',
      '800.0',
      '1.2%',
      '12.0%slot 10.0%',
      '500.0',
    ],
  ]);
  const [premiere] = bodyRows() as [HTMLElement];
  expect(
    within(premiere)
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label')),
  ).toEqual(['At least 20% above the slot', 'At least 20% below the slot']);
});

test('[AUD-01] indicators without figures have no columns', () => {
  show({ ...measuredBoard, visibleIndicators: [INDICATORS.marketSharePercentage] });
  const names = within(table())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Programme slot', 'Episodes', 'Msh%', 'Msh%']);
  expect(screen.queryByRole('radiogroup', { name: 'Indicator' })).not.toBeInTheDocument();
});

test('explains the performance markers only if figures that it shows have one', async () => {
  const legend = () => screen.queryByText('At least 20% above the slot');
  show();
  expect(legend()).toBeVisible();
  cleanup();
  show({ ...measuredBoard, visibleIndicators: [INDICATORS.ratPercentage] });
  expect(legend()).not.toBeInTheDocument();
  cleanup();
  const unmarked = measuredBoard.rows.map((row) => ({
    ...row,
    ratings: row.ratings.map((rating) =>
      rating.idTarget === measuredBoard.targets[0]?.id ? { ...rating, performanceColor: null } : rating,
    ),
  }));
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const user = show({ ...measuredBoard, rows: unmarked });
  expect(legend()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Target/ }));
  await user.click(screen.getByRole('option', { name: 'Adults 18-49' }));
  expect(legend()).toBeVisible();
  width.mockRestore();
});

test('explains the abbreviations that it shows without a pointer', () => {
  const meanings = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /^(Rat|Msh|overnight)/.test(text));
  show();
  expect(meanings()).toEqual([
    'Rat%Rating, percent of the target',
    'Msh%Market share in percent',
    'Rat 000Rating, thousands of viewers',
    'overnightMeasured overnight, before time-shifted viewing is added',
  ]);
  cleanup();
  show({
    ...measuredBoard,
    visibleIndicators: [INDICATORS.marketSharePercentage],
    rows: measuredBoard.rows.filter(({ isOvernight }) => !isOvernight),
  });
  expect(meanings()).toEqual(['Msh%Market share in percent']);
});

test('[AUD-01] a column sorts the rows, and says so', async () => {
  const user = show();
  const sort = screen.getByRole('button', { name: 'Sort by Individuals 4+ Msh%' });
  const header = sort.closest('th');
  expect(header).toHaveAttribute('aria-sort', 'none');
  await user.click(sort);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  const names = () =>
    within(table())
      .getAllByRole('rowheader')
      .map(({ firstChild }) => firstChild?.textContent);
  expect(names()).toEqual(['Season average', 'Premiere', 'Repeats']);
  await user.click(sort);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Premiere', 'Season average', 'Repeats']);
});

test('[AUD-01] on a narrow screen the table shows one target, which can be chosen', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  const user = show();
  const sortButtons = () =>
    screen.getAllByRole('button', { name: /^Sort by/ }).map((button) => button.getAttribute('aria-label'));
  const byFigures = (target: string) =>
    ['Rat%', 'Msh%', 'Rat 000'].map((name) => `Sort by ${target} ${name}`);
  expect(sortButtons()).toEqual(['Sort by Programme slot', ...byFigures('Individuals 4+')]);
  await user.click(screen.getByRole('button', { name: /Target/ }));
  await user.click(screen.getByRole('option', { name: 'Adults 18-49' }));
  expect(sortButtons()).toEqual(['Sort by Programme slot', ...byFigures('Adults 18-49')]);
  expect(screen.getByRole('table', { name: 'Audience results by slot, Adults 18-49' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Season average 8 episodes/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: '3.1%' })).toBeVisible();
  expect(screen.queryByText('24.3%')).not.toBeInTheDocument();
  width.mockRestore();
});

test.each([
  [1100, false],
  [1300, true],
])('the chart is beside a table of two targets only if both fit: %d px', (px, isBeside) => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px);
  show();
  const panels = table().closest('[class="panels"]');
  expect(panels?.hasAttribute('data-beside')).toBe(isBeside);
  width.mockRestore();
});

test('on a narrow screen the name of the table has a Chinese comma in Chinese', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  show(measuredBoard, { language: 'ch' });
  expect(screen.getByRole('table')).toHaveAccessibleName(/，Individuals 4\+$/);
  width.mockRestore();
});

test('shows a message if the browser does not allow copying', async () => {
  const user = show();
  // jsdom has no `ClipboardItem`, like a page that was not loaded over HTTPS.
  await user.click(screen.getByRole('button', { name: 'Copy table' }));
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
});
